// Finds the answer of the help page that explains an error code.

/** Slugs in the URLs of the help's answers. The texts of the answers come from the server. */
export const answerSlugs = [
  'registration',
  'login',
  'codes',
  'password',
  'second-factor',
  'devices',
  'account-closed',
  'deposit',
  'amounts',
  'deposit-declined',
  'deposit-missing',
  'payout',
  'payout-blocked',
  'payout-where',
  'payout-time',
  'payout-cancel',
  'gifts',
  'wagering',
  'bonus-games',
  'one-bonus',
  'give-up',
  'free-spins',
  'promo-code',
  'compoints',
  'spending',
  'levels',
  'tournaments',
  'tournament-refused',
  'promotions',
  'game-not-starting',
  'lost-connection',
  'crash',
  'roulette',
  'return-to-player',
  'limits',
  'break',
  'self-exclusion',
  'verification',
  'contacts',
  'personal-data',
  'support',
  'history',
] as const;

type AnswerSlug = (typeof answerSlugs)[number];

/**
 * The answer for each error code. A key like `promoCode/expired` applies only if the message id begins with
 * `promoCode.`. Codes that any call may return need no explanation.
 */
const answers: Readonly<Record<string, AnswerSlug>> = {
  // Money
  amount_too_small: 'amounts',
  amount_too_large: 'amounts',
  'compoints/amount_too_small': 'spending',
  'compoints/amount_too_large': 'spending',
  deposit_failed: 'deposit-declined',
  server_problem: 'deposit-declined',
  payment_system_unavailable: 'deposit-declined',
  deposit_not_found: 'deposit-missing',
  deposit_not_open: 'deposit-missing',
  insufficient_funds: 'payout-blocked',
  'promo/insufficient_funds': 'promotions',
  wagering_required: 'wagering',
  payout_in_progress: 'payout-blocked',
  payout_failed: 'payout-time',
  payout_cancel_not_allowed: 'payout-cancel',
  payout_not_cancellable: 'payout-cancel',
  card_not_used_for_deposit: 'payout-where',
  // Limits, breaks and exclusions
  deposit_limit_reached: 'limits',
  loss_limit_reached: 'limits',
  time_limit_reached: 'limits',
  limit_too_low: 'limits',
  limit_order: 'limits',
  limit_not_pending: 'limits',
  limit_too_early: 'limits',
  time_out_active: 'break',
  self_excluded: 'self-exclusion',
  self_exclusion_active: 'self-exclusion',
  // Documents and personal details
  verification_required: 'verification',
  unable_to_process_verification: 'verification',
  verification_is_already_processing: 'verification',
  large_file: 'verification',
  invalid_file_mime_type: 'verification',
  payment_not_found: 'verification',
  birthday_verified: 'personal-data',
  tax_number_invalid: 'personal-data',
  tax_number_mismatch: 'personal-data',
  tax_number_verified: 'personal-data',
  // Contacts and codes
  phone_required: 'contacts',
  phone_not_confirmed: 'contacts',
  'auth/phone_not_confirmed': 'codes',
  contact_already_used: 'contacts',
  contact_already_confirmed: 'contacts',
  contact_change_forbidden: 'contacts',
  code_wrong: 'codes',
  code_expired: 'codes',
  code_attempts_exceeded: 'codes',
  sending_limit: 'codes',
  request_limit_exceeded: 'codes',
  'promoCode/request_limit_exceeded': 'promo-code',
  phone_confirmation_limit_exceeded: 'codes',
  email_confirmation_limit_exceeded: 'codes',
  // Login and account
  wrong_credentials: 'login',
  user_not_found: 'login',
  user_already_exists: 'registration',
  underage: 'registration',
  nickname_already_chosen: 'registration',
  restore_code_invalid: 'password',
  same_as_old_password: 'password',
  weak_password: 'password',
  wrong_old_password: 'password',
  wrong_password: 'password',
  password_too_common: 'password',
  password_contains_contact: 'password',
  two_factor_required: 'second-factor',
  two_factor_code_wrong: 'second-factor',
  recovery_code_used: 'second-factor',
  two_factor_not_started: 'second-factor',
  'responsiblePlay/attempts_limit': 'second-factor',
  account_blocked: 'account-closed',
  multi_account: 'account-closed',
  user_is_blocked_for_multi_account: 'account-closed',
  disabled: 'account-closed',
  // Gifts and bonuses
  wrong_device: 'gifts',
  invalid_offer: 'gifts',
  deposit_restriction: 'gifts',
  'promoCode/deposit_restriction': 'promo-code',
  email_restriction: 'gifts',
  'promoCode/email_restriction': 'promo-code',
  phone_restriction: 'gifts',
  'promoCode/phone_restriction': 'promo-code',
  phone_and_email_restriction: 'gifts',
  'promoCode/phone_and_email_restriction': 'promo-code',
  gift_not_available: 'gifts',
  invalid_user_gift: 'gifts',
  in_process: 'gifts',
  expired: 'gifts',
  used: 'gifts',
  activation_failed: 'gifts',
  invalid_provider_response: 'gifts',
  has_bonus: 'one-bonus',
  exists_active_giftspin: 'one-bonus',
  promo_code: 'promo-code',
  coupon_not_found: 'promo-code',
  coupon_expired: 'promo-code',
  coupon_used: 'promo-code',
  // Compoints, tournaments and promotions
  insufficient_compoint_balance: 'compoints',
  exchange_disabled: 'spending',
  product_unavailable: 'spending',
  product_sold_out: 'spending',
  product_limit_reached: 'spending',
  level_required: 'tournament-refused',
  'compoints/level_required': 'spending',
  closed_tournament: 'tournament-refused',
  partner_code_required: 'tournament-refused',
  invitation_required: 'tournament-refused',
  promotion_required: 'tournament-refused',
  deposit_required: 'tournament-refused',
  max_member_limit_reached: 'tournament-refused',
  tournament_series_member: 'tournament-refused',
  blocking_tournament_active: 'tournament-refused',
  seat_is_paid: 'tournament-refused',
  user_not_participate: 'promotions',
  high_five_per_user_limit_reached: 'promotions',
  high_five_daily_limit_reached: 'promotions',
  // Games
  dont_have_wager: 'bonus-games',
  cannot_run_game: 'game-not-starting',
  game_disabled: 'game-not-starting',
  provider_unavailable: 'game-not-starting',
  device_not_supported: 'game-not-starting',
  unavailable_in_country: 'game-not-starting',
  no_demo_mode: 'game-not-starting',
  blocked_double_game_run: 'game-not-starting',
  frame_timeout: 'game-not-starting',
};

/** The question that a link to an answer asks: 'Why?', 'What can I do?' or 'How does it work?'. */
export type LinkQuestion = 'why' | 'what' | 'how';

/**
 * Answers by the question that their links ask. `WHY` answers say why something is closed. `WHAT` answers say
 * what to do. All others say how something works.
 */
const WHY: readonly AnswerSlug[] = [
  'account-closed',
  'payout-blocked',
  'gifts',
  'one-bonus',
  'tournament-refused',
];
const WHAT: readonly AnswerSlug[] = [
  'login',
  'codes',
  'password',
  'deposit-declined',
  'deposit-missing',
  'promo-code',
  'game-not-starting',
];

export interface Explained {
  readonly slug: AnswerSlug;
  readonly ask: LinkQuestion;
}

/** @param id message id of the refusal's text; its first part names the feature */
export function answerOfCode(code: string, id = ''): Explained | null {
  const [feature = ''] = id.split('.', 1);
  const slug = slugOf(`${feature}/${code}`) ?? slugOf(code);
  if (slug === undefined) return null;
  return { slug, ask: WHY.includes(slug) ? 'why' : WHAT.includes(slug) ? 'what' : 'how' };
}

function slugOf(key: string): AnswerSlug | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined;
}
