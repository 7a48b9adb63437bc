// The business rules behind refusals: the statement of docs/specification.md that an error code enforces.
// This table is kept by hand. It has only codes whose whole rule is one statement. `rules.test.ts` checks
// codes against the OpenAPI description, and statements against the specification.

/** Statements of the specification by number, word for word. */
export const statements: Readonly<Record<string, string>> = {
  'S4.50':
    'Only one gift is active at a time; the next bonus waits until the active one is wagered or cancelled.',
  'S4.59':
    'Switching is refused after paying for a seat, out of a series, and while a blocking tournament is active.',
  'S4.61': 'High-fives show only to logged-in members of an active promotion.',
  'S4.63': 'A payout is blocked while a bonus is unwagered; everything that blocks it shows at once.',
  'S4.70':
    'The server judges a shot of the duck hunt by its place and time, counts it once, and counts only members.',
  'S5.11': 'A password and its repetition must match.',
  'S5.14':
    "A promo code has only Latin letters and digits; one that the server doesn't know is refused at its field.",
  'S5.15': 'Registration and a birthday under 18 are refused.',
  'S5.27': 'A document is a .jpg or .png of at most 32 MB.',
  'S5.29': 'A payout goes only to what was used for a deposit.',
  'S6.5': 'A blocked region closes exactly the blocked routes, for guests and players; the lobby stays open.',
  'S6.8':
    "A limited tournament is blocked for whoever isn't admitted (partner code, level, invitation, promotion or deposit); a paid one needs enough compoints.",
  'S6.9': 'A multi-account user gets no gifts, promotions or hearts.',
  'S6.10': 'Bonuses can be disabled for an account: gifts, promo code and cashbox say so and offer none.',
  'S6.11': 'A gift may require a confirmed e-mail, phone or both.',
  'S6.12': 'A payout requires verification.',
  'S6.13':
    'A confirmed contact, a primary e-mail and the nickname are changed by support only; a player may change an unconfirmed phone.',
  'S6.16': 'Calls that need a session answer 401 without one.',
  'S7.9': 'A nickname is chosen once, unless the server data skip it.',
  'S7.21': 'An idempotency key belongs to the player and the operation.',
  'S7.26': 'A captcha is a task in a modal (version 2) or a token for the action (version 3).',
  'S8.9': 'A refused refresh ends the session and keeps the wanted path.',
  'S8.15': 'A run that is refused as a double run blocks the game like a deactivated session.',
  'S8.23':
    'Too many sends name the wait (five minutes by default), too many wrong codes lead to a new one, further limits to support.',
  'S9.36':
    'A payout starts from 10 units or the least that its method pays; its default limits are 100 and 1,000,000.',
  'S9.62':
    'A heart given or received counts 1 promo hour, or a cocktail and points by fives; hearts are limited per day and player.',
  'S10.1':
    'A player sets deposit limits: a lower limit holds at once, a higher one after 24 hours and a confirmation.',
  'S10.2':
    'A time-out can be extended but not shortened. Until it ends the site offers no deposit, bonus or event, and shows its end.',
  'S10.3': 'Self-exclusion asks first, ends every session and keeps the player out.',
  'S10.60':
    'Losses and playing time can be limited too: a bet that could exceed the limit is refused with what is left of it; the game ends once nothing is left.',
  'S10.61':
    'A player can require an authenticator code at each login. A code switches it on and off; a recovery code works once.',
  'S10.62':
    'A code works once, also one step early or late; five wrong codes pause the login for five minutes.',
  'S10.63': 'A break closes deposits, games and promotions; payouts and histories stay open.',
  'S10.64': 'A self-excluded player can log in to withdraw, and for nothing else, until the exclusion ends.',
  'S10.82': 'Ten wrong old passwords pause the change for five minutes.',
  'S10.95': 'The form of a limit names the lowest one, and refuses less before sending.',
  'S10.98':
    'A codice fiscale has to fit the name, birthday and gender, and the form names the part that differs. A CPF has only digits, and its field says so.',
  'S11.113':
    "Addition: the second factor is turned on with the password, so that a stolen session can't lock the player out.",
};

/** Statement numbers by `operation.code`, or by code for all operations without an entry of their own. */
export const ruleNumbers: Readonly<Record<string, string>> = {
  'refreshToken.refresh_token_expired': 'S8.9',
  'login.attempts_limit': 'S10.62',
  'login.two_factor_required': 'S10.61',
  'login.self_excluded': 'S10.64',
  'changePassword.attempts_limit': 'S10.82',
  'startTwoFactor.wrong_password': 'S11.113',
  'registerPlayer.underage': 'S5.15',
  'updateProfile.underage': 'S5.15',
  'registerPlayer.promo_code': 'S5.14',
  'restorePassword.passwords_differ': 'S5.11',
  'changePassword.passwords_differ': 'S5.11',
  'chooseNickname.nickname_already_chosen': 'S7.9',
  'createContact.contact_change_forbidden': 'S6.13',
  'updateProfile.tax_number_invalid': 'S10.98',
  'updateProfile.tax_number_mismatch': 'S10.98',
  'uploadVerification.invalid_file_mime_type': 'S5.27',
  'uploadVerification.large_file': 'S5.27',
  'updatePlayLimits.limit_too_low': 'S10.95',
  'startSelfExclusion.confirmation_required': 'S10.3',
  'startTimeOut.time_out_active': 'S10.2',
  time_out_active: 'S10.63',
  self_excluded: 'S10.64',
  sending_limit: 'S8.23',
  request_limit_exceeded: 'S8.23',
  code_attempts_exceeded: 'S8.23',
  region_blocked: 'S6.5',
  unauthorized: 'S6.16',
  idempotency_key_reused: 'S7.21',
  captcha_required: 'S7.26',
  'runGame.loss_limit_reached': 'S10.60',
  'runGame.time_limit_reached': 'S10.60',
  'runGame.blocked_double_game_run': 'S8.15',
  'giveHighFive.user_not_participate': 'S4.61',
  'giveHighFive.action_is_inactive': 'S4.61',
  'giveHighFive.high_five_per_user_limit_reached': 'S9.62',
  'giveHighFive.high_five_daily_limit_reached': 'S9.62',
  'shootDuck.user_not_participate': 'S4.70',
  user_is_blocked_for_multi_account: 'S6.9',
  'activateGift.multi_account': 'S6.9',
  'takeNonDepositPrize.multi_account': 'S6.9',
  'joinTournament.closed_tournament': 'S6.8',
  'joinTournament.partner_code_required': 'S6.8',
  'joinTournament.level_required': 'S6.8',
  'joinTournament.invitation_required': 'S6.8',
  'joinTournament.promotion_required': 'S6.8',
  'joinTournament.deposit_required': 'S6.8',
  'joinTournament.insufficient_compoint_balance': 'S6.8',
  'chooseTournament.seat_is_paid': 'S4.59',
  'chooseTournament.tournament_series_member': 'S4.59',
  'chooseTournament.blocking_tournament_active': 'S4.59',
  'activateGift.email_restriction': 'S6.11',
  'activateGift.phone_restriction': 'S6.11',
  'activateGift.phone_and_email_restriction': 'S6.11',
  'activateGift.disabled': 'S6.10',
  'activateGift.has_bonus': 'S4.50',
  'activateGift.exists_active_giftspin': 'S4.50',
  'takeNonDepositPrize.has_bonus': 'S4.50',
  'openDeposit.deposit_limit_reached': 'S10.1',
  'createRbkInvoice.deposit_limit_reached': 'S10.1',
  'openMarbellaDeposit.deposit_limit_reached': 'S10.1',
  'sendPayout.wagering_required': 'S4.63',
  'sendPayout.verification_required': 'S6.12',
  'sendPayout.card_not_used_for_deposit': 'S5.29',
  'sendPayout.amount_too_small': 'S9.36',
};

export interface Rule {
  readonly number: string;
  readonly statement: string;
}

/** The rule that an error code of an operation enforces; null if none is known. */
export function ruleOf(operation: string | null, code: string): Rule | null {
  const number = ruleNumbers[`${operation ?? ''}.${code}`] ?? ruleNumbers[code];
  return number === undefined ? null : { number, statement: statements[number] ?? '' };
}
