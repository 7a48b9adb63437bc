import { useIntl } from 'react-intl';

/** Formats hundredths of a point, with two decimals below 1,000 points. */
export function usePoints(): (hundredths: number) => string {
  const { formatNumber } = useIntl();
  return (hundredths) =>
    formatNumber(hundredths / 100, {
      useGrouping: 'always',
      maximumFractionDigits: hundredths >= 100_000 ? 0 : 2,
    });
}
