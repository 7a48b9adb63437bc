import { languageTag } from '#mocks/pages/shared/locale.ts';

/** Formats a multiplier with the locale's decimal sign. @param decimals the minimum number of decimals */
export function multiplierIn(locale: string): (value: number, decimals?: number) => string {
  const tag = languageTag(locale);
  return (value, decimals = 2) =>
    value.toLocaleString(tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
      useGrouping: false,
    });
}
