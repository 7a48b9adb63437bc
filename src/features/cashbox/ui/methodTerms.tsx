// Details that deposit and payout methods have in common: logo, limits and duration.
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import type { Limits } from '../model/limits.ts';
import styles from './methodTerms.module.css';

/** The method's logo, or the first letter of its name if there is no logo. */
export function MethodLogo({ name, image }: { name: string; image: string | undefined }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      <Picture src={image} width={56} height={36} loading="lazy" fallback={name.slice(0, 1)} />
    </span>
  );
}

/** Formats money, without decimals if it is a whole number of units. */
export function useShortMoney(): (minor: number, currency: string) => string {
  const { money, roundMoney } = useMoney();
  return (minor, currency) => (minor % 100 === 0 ? roundMoney(minor, currency) : money(minor, currency));
}

export function LimitsText({ limits: { min, max }, currency }: { limits: Limits; currency: string }) {
  const short = useShortMoney();
  return (
    <FormattedMessage id="cashbox.limits" values={{ min: short(min, currency), max: short(max, currency) }} />
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration. The text uses minutes below two hours, hours below two days, and days from then on. */
export function UsualTime({ minutes }: { minutes: number }) {
  const { formatNumber } = useIntl();
  const inUnits = (value: number, unit: 'minute' | 'hour' | 'day') =>
    formatNumber(Math.ceil(value), { style: 'unit', unit, unitDisplay: 'long' });
  const time =
    minutes < 2 * HOUR
      ? inUnits(minutes, 'minute')
      : minutes < 2 * DAY
        ? inUnits(minutes / HOUR, 'hour')
        : inUnits(minutes / DAY, 'day');
  return <FormattedMessage id="cashbox.payout.usually" values={{ time }} />;
}
