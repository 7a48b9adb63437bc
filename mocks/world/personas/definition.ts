// Defines a persona: its purpose, its data, and what happened to it before the world began.
import type {
  GiftReason,
  GiftState,
  PayoutStatus,
  VerificationDeclineReason,
} from '../../generated/model/index.ts';
import type { GiftName } from '../gifts/catalogue.ts';

/** How a gift differs from one that the player has just received. */
interface GiftDetails {
  bought?: { productId: number; price: number };
  spinsLeft?: number;
  isDisabled?: boolean;
}

export type GiftRow = readonly [
  name: GiftName,
  reason: GiftReason,
  hoursAgo: number,
  state?: GiftState,
  more?: GiftDetails,
];

interface DocumentRow {
  kind: 'identity' | 'bank_card';
  status: 'success' | 'cancel';
  daysAgo: number;
  reasons?: readonly VerificationDeclineReason[];
}

export interface History {
  /** Number of real-money rounds. */
  rounds: number;
  /**
   * `largest`: the largest deposit, in hundreds of roubles. `hasOpen`: whether a deposit was opened just
   * before the world began. `total`: the sum of all deposits, in roubles; random if missing.
   */
  deposits: { count: number; largest: number; hasOpen: boolean; total?: number };
  /** Latest first. `largest`: the largest payout, as a multiple of the minimum payout. */
  payouts: { statuses: readonly PayoutStatus[]; largest: number };
  gifts: readonly GiftRow[];
  games: { recent: number; favourites: number };
  devices: readonly ('phone' | 'tablet' | 'laptop')[];
  /**
   * `ids`: the joined promotions. `pointsFactor`: multiplies the points collected there. `bigWins`: the number
   * of big wins in slots.
   */
  promotions: { ids: readonly number[]; pointsFactor: number; bigWins: number };
  tournaments: {
    members: readonly (readonly [id: number, shareOfTop: number])[];
    chosen: number | null;
    invitations: readonly number[];
    hasPartnerCode: boolean;
  };
  documents: readonly DocumentRow[];
  /** True if support asks for one more document. */
  needsMoreDocuments: boolean;
  /** Number of unread notices. The newest notices are the unread ones. */
  unreadNotices: number;
  /** Hours since the notice about a declined document; null if there was no such notice. */
  hoursSinceDeclineNotice: number | null;
  pushSubscriptions: readonly string[];
  twoFactor: 'off' | 'offered' | 'on';
  hasDepositLimits: boolean;
  /** Days until the self-exclusion ends; null without an end. */
  excludedDays: number | null;
  /** True if the e-mail isn't confirmed yet and a code was just sent to it. */
  waitsForEmailCode: boolean;
  /** True if a new password was just requested, by e-mail and by phone. */
  forgotPassword: boolean;
  /** True if the persona has just registered, so that its points are exactly at the start of the level. */
  isNew: boolean;
}

/** The history of a persona that has just registered and done nothing yet. */
export const noHistory: History = {
  rounds: 0,
  deposits: { count: 0, largest: 60, hasOpen: false },
  payouts: { statuses: [], largest: 6 },
  gifts: [],
  games: { recent: 0, favourites: 0 },
  devices: [],
  promotions: { ids: [], pointsFactor: 1, bigWins: 0 },
  tournaments: { members: [], chosen: null, invitations: [], hasPartnerCode: false },
  documents: [],
  needsMoreDocuments: false,
  unreadNotices: 0,
  hoursSinceDeclineNotice: null,
  pushSubscriptions: [],
  twoFactor: 'off',
  hasDepositLimits: false,
  excludedDays: null,
  waitsForEmailCode: false,
  forgotPassword: false,
  isNew: false,
};

export interface Persona {
  id: string;
  /** One line. */
  purpose: string;
  playerId: number;
  /** Phone digits with the country code, from a range reserved for fiction. */
  phone: string;
  nickname: string | null;
  level: number;
  /** Roubles, like all sums of a persona. `sums.ts` converts them. */
  real: number;
  bonus: number;
  /** The initial bonus: its amount, the amount staked and the wagering multiplier. */
  wager: { bonus: number; staked: number; multiplier: number } | null;
  compoints: number;
  /** Total deposits. They decide the level, and unlock features that need a first deposit. */
  deposited: number;
  winback: number;
  daysSinceRegistration: number;
  isVip: boolean;
  isMultiAccount: boolean;
  isExcluded: boolean;
  /** Blocked by the casino. Login is refused, and an open session can't move money. */
  isBlocked: boolean;
  isVerified: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  firstAuth: boolean;
  /** The refresh token of the OpenAPI examples opens a session of this persona. */
  hasTestToken: boolean;
  /** The persona's details; null if the profile isn't filled in. */
  person: { gender: 'female' | 'male'; birthday: string; hasAddress: boolean } | null;
  history: History;
}

export const personaDefaults = {
  real: 0,
  bonus: 0,
  wager: null,
  compoints: 0,
  deposited: 0,
  winback: 0,
  daysSinceRegistration: 200,
  isVip: false,
  isMultiAccount: false,
  isExcluded: false,
  isBlocked: false,
  isVerified: false,
  emailVerified: true,
  phoneVerified: true,
  firstAuth: false,
  hasTestToken: false,
} as const;
