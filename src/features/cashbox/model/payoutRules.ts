// Who may request a payout, which payout methods are offered, and where the request is sent (S4.63, S4.65,
// S5.29, S6.12).
import type {
  Balance,
  Currency,
  PayoutCard,
  PayoutRecord,
  PayoutSystem,
  Player,
  VerificationList,
} from '#/api/generated/model/index.ts';
import { apiUrl, paymentOrigins } from '#/config.ts';
import { parseInstant } from '#/lib/clock.ts';
import { providerUrl } from '#/lib/url.ts';
import { payoutLimitsIn, withinBoth, type Limits } from './limits.ts';

/** An `own` target is our API. No other target receives the player's token. */
export interface PayoutTarget {
  readonly kind: 'own' | 'foreign';
  readonly method: 'POST' | 'PUT';
  readonly url: string;
}

export interface PayoutOrder {
  readonly systemName: string;
  readonly target: PayoutTarget;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** A card that the payment system has saved. If it is null, `account` is set. */
  readonly cardId: string | null;
  readonly account: string | null;
  /** The card or account that receives the money, as shown to the player. */
  readonly destination: string;
  /** How long it usually takes from the confirmation to the payment. Null if the server doesn't say. */
  readonly usualMinutes: number | null;
}

/** An order whose summary the player has seen. */
export interface ReviewedOrder extends PayoutOrder {
  /** Ids of the open payouts when the summary was shown. */
  readonly listed: readonly number[];
}

/** An obstacle that blocks every payout, regardless of method and amount. */
export type PayoutObstacle =
  | { readonly why: 'multi_account' }
  /**
   * `missing`: the stakes still required, in minor units. `isRunning`: a bonus is active, so giving it up
   * is an option.
   */
  | {
      readonly why: 'wagering';
      readonly missing: number;
      readonly currency: string;
      readonly isRunning: boolean;
    }
  /** `checkEnds`: when the checks of identity documents end, server time in ms. Null if none is running. */
  | { readonly why: 'verification'; readonly isBeingChecked: boolean; readonly checkEnds: number | null }
  /**
   * None of the player's cards and wallets is verified. `checkEnds`: when the checks of cards and wallets end,
   * server time in ms. Null if none is running.
   */
  | { readonly why: 'card'; readonly isBeingChecked: boolean; readonly checkEnds: number | null }
  | { readonly why: 'phone' };

function lastCheck(documents: VerificationList['data'], of: 'identity' | 'cards'): number | null {
  const ends = documents
    .filter(({ kind }) => (kind === 'identity') === (of === 'identity'))
    .map(({ expectedAt }) => parseInstant(expectedAt))
    .filter((at) => at !== null);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Whether every payout method pays to a card or wallet that has to be verified first. */
function hasNoVerifiedCard(ways: readonly PayoutWay[]): boolean {
  const isOpen = ({ cards, acceptsNewAccount }: PayoutWay): boolean =>
    acceptsNewAccount || cards.length === 0 || cards.some(({ isVerified }) => isVerified);
  return ways.length > 0 && !ways.some(isOpen);
}

/** All obstacles, in the order of the server's checks. */
export function payoutObstacles(
  balance: Pick<Balance, 'is_active_bonus' | 'wagering' | 'currency'>,
  profile: Pick<Player, 'is_verified' | 'phones' | 'multi_account'>,
  documents: VerificationList | undefined,
  ways: readonly PayoutWay[],
): readonly PayoutObstacle[] {
  const { is_active_bonus: isRunning, wagering: missing, currency } = balance;
  const obstacles: PayoutObstacle[] = [];
  if (profile.multi_account) obstacles.push({ why: 'multi_account' });
  if (isRunning || missing > 0) obstacles.push({ why: 'wagering', missing, currency, isRunning });
  if (!profile.is_verified)
    obstacles.push({
      why: 'verification',
      isBeingChecked: documents?.state === 'approver',
      checkEnds: lastCheck(documents?.data ?? [], 'identity'),
    });
  if (hasNoVerifiedCard(ways)) {
    const checkEnds = lastCheck(documents?.data ?? [], 'cards');
    obstacles.push({ why: 'card', isBeingChecked: checkEnds !== null, checkEnds });
  }
  if (!profile.phones.some((phone) => phone.is_verified)) obstacles.push({ why: 'phone' });
  return obstacles;
}

/** Whether a payout is finished, so that it is no longer listed as open. */
export function isPayoutFinished({ status }: Pick<PayoutRecord, 'status'>): boolean {
  return status === 'paid' || status === 'declined' || status === 'cancelled';
}

/**
 * Finds the payout that a call has created. Compares idempotency keys, because two payouts can have the
 * same amount.
 */
export function requestOf(key: string | null, requests: readonly PayoutRecord[]): PayoutRecord | null {
  return (key !== null && requests.find(({ requestKey }) => requestKey === key)) || null;
}

/** Whether an equal payout has appeared since the summary was shown, for example from another tab. */
export function hasNewEqualRequest(
  { amount, currency, listed }: ReviewedOrder,
  requests: readonly PayoutRecord[],
): boolean {
  return requests.some(
    (request) => request.amount === amount && request.currency === currency && !listed.includes(request.id),
  );
}

const METHODS = ['POST', 'PUT'] as const;

/**
 * Where to send a payout request. The server chooses the HTTP method and the URL. Null unless the method is
 * POST or PUT, and the URL belongs to our API or an allowed origin (S7.18). An empty `api` means that the API
 * has the site's origin.
 */
export function payoutTarget(
  { method, url }: { readonly method: string; readonly url: string },
  {
    api = apiUrl,
    origins = paymentOrigins,
    site = globalThis.location?.origin ?? 'http://localhost',
  }: { api?: string; origins?: readonly string[]; site?: string } = {},
): PayoutTarget | null {
  const known = METHODS.find((one) => one === method);
  const allowed = providerUrl(url, api === '' ? origins : [...origins, api], site);
  if (!known || !allowed) return null;
  const home = api === '' ? site : new URL(api).origin;
  // A URL without an origin is a path of the API, even if the API is on another origin than the site.
  const isOwn = url.startsWith('/') || allowed.origin === home;
  return isOwn
    ? { kind: 'own', method: known, url: allowed.pathname + allowed.search }
    : { kind: 'foreign', method: known, url: allowed.href };
}

export interface PayoutWay {
  readonly key: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly limits: Limits;
  readonly cards: readonly PayoutCard[];
  readonly field: NonNullable<PayoutSystem['fields']>[number] | null;
  /** Whether the money can go to an account that the player has never deposited from. */
  readonly acceptsNewAccount: boolean;
  readonly target: PayoutTarget;
  /** How long it usually takes from the confirmation to the payment. Null if the server doesn't say. */
  readonly usualMinutes: number | null;
}

/**
 * The payout methods for a currency, sorted by position. Leaves out those whose URL or HTTP method isn't
 * allowed.
 */
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
      const target = payoutTarget(system.send);
      if (!limits || !target) return [];
      const { key, name, image, cards = [], fields = [], usualMinutes = null } = system;
      const { acceptsNewAccount = false } = system;
      return [
        {
          key,
          name,
          image,
          limits,
          cards,
          field: fields[0] ?? null,
          acceptsNewAccount,
          target,
          usualMinutes,
        },
      ];
    });
}

export type AccountProblem = 'required' | 'too_short' | 'too_long' | 'digits';

/** Removes the separators that people type between digits. */
export function bareAccount(account: string): string {
  return account.replace(/[\s()+]/g, '');
}

export function accountProblem(account: string, field: PayoutWay['field']): AccountProblem | null {
  const bare = bareAccount(account);
  if (bare === '') return 'required';
  if (bare.length < (field?.minLength ?? 1)) return 'too_short';
  if (bare.length > (field?.maxLength ?? 150)) return 'too_long';
  const wantsDigits = field?.type === 'card' || field?.type === 'phone';
  return wantsDigits && !/^\d+$/.test(bare) ? 'digits' : null;
}
