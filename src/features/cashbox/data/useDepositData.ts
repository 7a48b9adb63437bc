import { useQuery } from '@tanstack/react-query';
import { playLimitsQuery } from '#/entities/play-session/queries.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import type { Currency, PaymentSystem, PhoneCode } from '#/api/generated/model/index.ts';
import {
  clampAmount,
  limitsIn,
  offeredSums,
  ownDepositLimit,
  type Limits,
  type OwnLimit,
} from '../model/limits.ts';
import {
  generalLimitQuery,
  lastBetQuery,
  paymentSystemsQuery,
  phoneCodesQuery,
  sumRangeQuery,
} from './queries.ts';

export interface LastTime {
  /** Minor units. */
  readonly amount: number;
  readonly systemId: number | null;
}

export interface DepositData {
  readonly currency: Currency;
  /** What holds for every way; null where the server names nothing for the currency. */
  readonly general: Limits | null;
  /** The tightest deposit limit that the player has set, if any. */
  readonly ownLimit: OwnLimit | null;
  /** Digits of the player's confirmed phone; empty without one. */
  readonly ownPhone: string;
  readonly sums: readonly number[];
  readonly startAmount: number;
  readonly lastTime: LastTime | null;
  readonly systems: readonly PaymentSystem[];
}

export function useDepositData(): Loadable<DepositData> {
  const systems = useQuery(paymentSystemsQuery());
  const general = useQuery(generalLimitQuery());
  const range = useQuery(sumRangeQuery());
  const last = useQuery(lastBetQuery()).data?.data;
  // The server checks the limits as well, so the form works without them.
  const ownLimits = useQuery(playLimitsQuery()).data?.data ?? [];
  const phones = useQuery(profileQuery()).data?.data.phones ?? [];
  const queries = [systems, general, range];
  const all = {
    data:
      systems.data && general.data && range.data
        ? { systems: systems.data, general: general.data, range: range.data }
        : undefined,
    error: queries.map(({ error }) => error).find((error) => error !== null) ?? null,
    // Only of what has failed: one that is still on its way must not hold the retry of another.
    isFetching: queries.some(({ error, isFetching }) => error !== null && isFetching),
    refetch: () => Promise.all(queries.filter(({ data }) => !data).map(({ refetch }) => refetch())),
  };
  return loadable(all, (answers) => {
    const { currency, sums, default: usual } = answers.range.data;
    const limits = limitsIn(answers.general.data.deposit, currency);
    return {
      currency,
      general: limits,
      ownLimit: ownDepositLimit(ownLimits),
      ownPhone: phones.find((phone) => phone.is_verified)?.value ?? '',
      sums: offeredSums(sums, limits),
      startAmount: clampAmount(usual, limits),
      lastTime:
        last && last.currency === currency
          ? { amount: last.amount, systemId: last.paymentSystemId ?? null }
          : null,
      systems: answers.systems.data,
    };
  });
}

/** Countries whose phones can be paid from; asked for by the ways that want a phone. */
export function usePhoneCodes(isWanted: boolean): Loadable<readonly PhoneCode[]> {
  return loadable(useQuery({ ...phoneCodesQuery(), enabled: isWanted }), ({ data }) => data);
}
