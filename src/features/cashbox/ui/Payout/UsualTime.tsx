import { useIntl } from 'react-intl';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a payout usually takes: minutes below two hours, hours below two days, else days. */
export function UsualTime({ minutes }: { minutes: number }) {
  const { formatNumber } = useIntl();
  const inUnits = (value: number, unit: 'minute' | 'hour' | 'day') =>
    formatNumber(Math.ceil(value), { style: 'unit', unit, unitDisplay: 'long' });
  if (minutes < 2 * HOUR) return inUnits(minutes, 'minute');
  return minutes < 2 * DAY ? inUnits(minutes / HOUR, 'hour') : inUnits(minutes / DAY, 'day');
}
