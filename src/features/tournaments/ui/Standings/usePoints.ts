import { useIntl } from 'react-intl';

/** How points of a table are written: hundredths come in, whole points or two decimals go out. */
export function usePoints(): (hundredths: number) => string {
  const { formatNumber } = useIntl();
  return (hundredths) =>
    formatNumber(hundredths / 100, {
      useGrouping: 'always',
      maximumFractionDigits: hundredths >= 100_000 ? 0 : 2,
    });
}
