// Who may ask for a payout, and what the open requests say (specification S4.63, S4.65, S5.29, S6.12).
import type {
  Balance,
  PayoutCard,
  PayoutRecord,
  PayoutSystem,
  Player,
  VerificationState,
} from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { payoutLimitsIn, withinBoth, type Limits } from './limits.ts';
import type { PayoutOrder } from './payoutModel.ts';

/** What stands in the way of any payout, whichever way and amount. */
export type PayoutObstacle =
  | { readonly why: 'multi_account' }
  /** `missing`: minor units that are still to be staked. `isRunning`: a bonus that can be given up. */
  | {
      readonly why: 'wagering';
      readonly missing: number;
      readonly currency: string;
      readonly isRunning: boolean;
    }
  | { readonly why: 'verification'; readonly isBeingChecked: boolean }
  | { readonly why: 'phone' };

/** Every obstacle at once, in the order of the server's checks; empty when a payout can be asked for. */
export function payoutObstacles(
  balance: Pick<Balance, 'is_active_bonus' | 'wagering' | 'currency'>,
  profile: Pick<Player, 'is_verified' | 'phones' | 'multi_account'>,
  documents: VerificationState | undefined,
): readonly PayoutObstacle[] {
  const { is_active_bonus: isRunning, wagering: missing, currency } = balance;
  const obstacles: PayoutObstacle[] = [];
  if (profile.multi_account) obstacles.push({ why: 'multi_account' });
  if (isRunning || missing > 0) obstacles.push({ why: 'wagering', missing, currency, isRunning });
  if (!profile.is_verified) obstacles.push({ why: 'verification', isBeingChecked: documents === 'approver' });
  if (!profile.phones.some((phone) => phone.is_verified)) obstacles.push({ why: 'phone' });
  return obstacles;
}

/** The server's clock is known by the second. Milliseconds. */
const CLOCK_SLACK_MS = 5_000;

/** The open request that an order has become, if it has. */
export function requestOf(
  { amount, currency, startedAt }: PayoutOrder,
  requests: readonly PayoutRecord[],
): PayoutRecord | null {
  return (
    requests.find(
      (request) =>
        request.amount === amount &&
        request.currency === currency &&
        (parseInstant(request.createdAt) ?? startedAt) >= startedAt - CLOCK_SLACK_MS,
    ) ?? null
  );
}

/** A way to withdraw as the player meets it. */
export interface PayoutWay {
  readonly key: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly limits: Limits;
  readonly cards: readonly PayoutCard[];
  readonly field: NonNullable<PayoutSystem['fields']>[number] | null;
  /** Pays to an account that no deposit came from. */
  readonly acceptsNewAccount: boolean;
  readonly send: PayoutSystem['send'];
  /** From the confirmation to the payment, if the server says. */
  readonly usualMinutes: number | null;
}

/** The ways that pay out in a currency, by position. */
export function payoutWays(
  systems: readonly PayoutSystem[],
  currency: string,
  general: Limits | null,
): readonly PayoutWay[] {
  return systems
    .toSorted((one, other) => one.position - other.position)
    .flatMap((system): PayoutWay[] => {
      const own = payoutLimitsIn(system.limits, currency);
      const limits = own && withinBoth(own, general);
      if (!limits) return [];
      const { key, name, image, cards = [], fields = [], send, usualMinutes = null } = system;
      const { acceptsNewAccount = false } = system;
      return [
        { key, name, image, limits, cards, field: fields[0] ?? null, acceptsNewAccount, send, usualMinutes },
      ];
    });
}

export type AccountProblem = 'required' | 'too_short' | 'too_long' | 'digits';

/** What was written, without what people put between digits. */
export function bareAccount(account: string): string {
  return account.replace(/[\s()+]/g, '');
}

/** What is wrong with a written account; null when nothing is. */
export function accountProblem(account: string, field: PayoutWay['field']): AccountProblem | null {
  const bare = bareAccount(account);
  if (bare === '') return 'required';
  if (bare.length < (field?.minLength ?? 1)) return 'too_short';
  if (bare.length > (field?.maxLength ?? 150)) return 'too_long';
  const wantsDigits = field?.type === 'card' || field?.type === 'phone';
  return wantsDigits && !/^\d+$/.test(bare) ? 'digits' : null;
}
