// Documented errors that only a scenario produces, never a rule of the world. Kept complete by
// tests/architecture/errors.test.ts.

/** Errors that any operation may have, with the reason. */
export const familiesByScenario = {
  server_error:
    'The mock has no failures of its own; one that answers this by itself is a defect of the mock',
  too_many_requests:
    'The mock counts no requests, so that tests and load runs are not slowed; only codes that are sent are counted',
} as const;

const provider = 'The stand-in of the provider is part of the mock and does not fail by itself';
const language = 'Accept-Language falls back to the brand’s first language; no language is refused';
const unconditional = 'No gift that needs no deposit asks for a device or a confirmed contact';
const alwaysOpen = 'Only ways that are opened by their page rest at night; this one never does';
const bonusService =
  'Bonuses are booked in the ledger within the call; there is no service behind it that could fail';

/** Errors of single operations, as `operationId.example_name`, with the reason. */
export const errorsByScenario: Readonly<Record<string, string>> = {
  'registerPlayer.locale_not_supported': language,
  'getServerData.locale_not_supported': language,
  'registerPlayer.self_excluded':
    'The mock knows a person by contacts alone, and those of an excluded one are taken',
  'confirmPhone.attempts_limit':
    'Wrong codes end the code (code_attempts_exceeded); attempts are not counted over codes',
  'checkRestoreCode.attempts_limit':
    'Wrong codes end the code (code_attempts_exceeded); attempts are not counted over codes',
  'updateProfile.cannot_save': 'The state takes whatever has passed the rules of the profile',
  'createContact.not_found': 'A type that does not exist breaks the description and is an invalid_request',
  'runGame.cannot_run_game': provider,
  'runGame.provider_unavailable': provider,
  'runGame.dont_have_wager':
    'The client warns by itself when a game takes no bonus money; the run is allowed',
  'runGame.blocked_double_game_run': 'A second run ends the first, which is told by game_session.deactivated',
  'runGame.unavailable_in_country':
    'The mock has one border for the whole site, state.region_blocked, and none for a game',
  'activateGift.activation_failed': provider,
  'activateGift.invalid_provider_response': provider,
  'takeNonDepositPrize.activation_failed': provider,
  'takeNonDepositPrize.invalid_provider_response': provider,
  'takeNonDepositPrize.wrong_device': unconditional,
  'takeNonDepositPrize.email_restriction': unconditional,
  'takeNonDepositPrize.phone_restriction': unconditional,
  'takeNonDepositPrize.phone_and_email_restriction': unconditional,
  'takeNonDepositPrize.bonus_request_failed': bonusService,
  'cancelBonuses.bonus_request_failed': bonusService,
  'activateCouponCode.bonus_request_failed': bonusService,
  'cancelBonuses.idempotency_key_reused':
    'It has neither path nor body, so that its key cannot stand for another intent',
  'exchangePromotionPrize.invalid_promotion':
    'A promotion without a template has no prizes, so that the address of one is not_found',
  'buyCompointProduct.disabled': 'No persona has its compoints switched off by support',
  'exchangeCompoints.disabled': 'No persona has its compoints switched off by support',
  'openDeposit.deposit_failed': provider,
  'openDeposit.server_problem': provider,
  'createRbkInvoice.deposit_failed': provider,
  'createRbkInvoice.server_problem': provider,
  'createRbkInvoice.payment_system_unavailable': alwaysOpen,
  'openMarbellaDeposit.deposit_failed': provider,
  'openMarbellaDeposit.server_problem': provider,
  'openMarbellaDeposit.payment_system_unavailable': alwaysOpen,
  'sendPayout.payment_system_unavailable': provider,
  'sendPayout.payout_failed': provider,
  'sendPayout.server_problem': provider,
  'confirmPayout.server_problem': provider,
  'cancelPayout.server_problem': provider,
  'cancelPayout.payout_cancel_not_allowed': 'Every player may take back a request that nobody works on yet',
};
