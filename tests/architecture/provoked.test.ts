// Causes the errors that no handler's test covers. Each recipe sends an operation's example with one change.
import { expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createContext } from '#mocks/core/context.ts';
import { operationById, type OperationEntry } from '#mocks/core/routes.ts';
import { maxWrongCodes } from '#mocks/world/cashbox/payouts.actions.ts';
import { payoutsSlice } from '#mocks/world/cashbox/payouts.state.ts';
import { maxSendsPerDay } from '#mocks/world/contacts/actions.ts';
import { contactsSlice } from '#mocks/world/contacts/state.ts';
import { distributeGift } from '#mocks/world/gifts/actions.ts';
import type { GiftName } from '#mocks/world/gifts/catalogue.ts';
import type { StoredGift } from '#mocks/world/gifts/state.ts';
import { gamesOf } from '#mocks/world/lobby/games.catalogue.ts';
import { personas, personaTable } from '#mocks/world/personas.ts';
import { responsiblePlaySlice } from '#mocks/world/responsible-play/state.ts';
import { known } from '#mocks/world/settings.ts';
import type { PlayerState } from '#mocks/world/state.ts';
import { tournamentsSlice } from '#mocks/world/tournaments/state.ts';
import { exampleRequest } from '#tests/contract/sample.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Asked {
  readonly backend: Backend;
  readonly player: PlayerState;
  /** Sends the request, each time with a new idempotency key. */
  readonly send: () => CallResult;
}

interface Recipe {
  readonly by?: (typeof personas)[number];
  readonly path?: (asked: Omit<Asked, 'send'>) => string;
  readonly body?: (asked: Omit<Asked, 'send'>) => object;
  readonly scenario?: string;
  readonly before?: (asked: Asked) => void;
}

const excluded: Recipe = { before: ({ player }) => void (player.isExcluded = true) };
const blocked: Recipe = { before: ({ player }) => void (player.isBlocked = true) };
const flagged: Recipe = { before: ({ player }) => void (player.isMultiAccount = true) };
const resting: Recipe = {
  before: ({ backend, player }) => {
    responsiblePlaySlice.of(backend, player).timedOutUntil = backend.clock.now() + DAY;
  },
};
const over = (hours: number): Recipe => ({
  before: ({ backend }) => backend.clock.advance(hours * HOUR),
});
const captchaAsked: Recipe = { scenario: 'state.captcha_v2' };
const captchaFailed: Recipe = { body: () => ({ captcha: { version: 2, token: 'invalid' } }) };

/** Sends the request `times` times before the final one, with a pause of `seconds` after each. */
const repeated = (times: number, seconds: number, recipe: Recipe = {}): Recipe => ({
  ...recipe,
  before: ({ backend, send }) => {
    for (let count = 0; count < times; count += 1) {
      send();
      backend.clock.advance(seconds * 1_000);
    }
  },
});
const PAUSE_SECONDS = 301;
const COUNTDOWN_SECONDS = 36;
const codesGone = (recipe: Recipe = {}): Recipe => repeated(12, PAUSE_SECONDS, recipe);
/** Requests five codes. The pause after each is just long enough for the countdown to end. */
const codesPaused = (recipe: Recipe = {}): Recipe => repeated(5, COUNTDOWN_SECONDS, recipe);

const byPhone = (phone: string, more: object = {}): Recipe => ({
  body: () => ({
    authType: 'phone',
    email: undefined,
    phone,
    password: 'a-long-password-1',
    currency: 'RUB',
    isAdult: true,
    ...more,
  }),
});
const restoreByPhone: Recipe = {
  body: () => ({ authType: 'phone', email: undefined, phone: '61491570156' }),
};

/** Gives the player a gift, then changes its stored state before the request. */
const gifted = (
  path: 'gifts/nondeposit/take-prize' | null,
  name: GiftName,
  change: (gift: StoredGift, asked: Omit<Asked, 'send'>) => void = () => undefined,
): Recipe => {
  const give = (asked: Omit<Asked, 'send'>): number => {
    const { context, sendMessages } = createContext(asked.backend);
    const gift = distributeGift(context, asked.player, name, 'personal');
    change(gift, asked);
    sendMessages();
    return gift.id;
  };
  return path === null
    ? { body: (asked) => ({ user_gift_id: give(asked) }) }
    : { path: (asked) => `/json-api/${path}/${String(give(asked))}` };
};
const prize = (name: GiftName, change?: Parameters<typeof gifted>[2]): Recipe =>
  gifted('gifts/nondeposit/take-prize', name, change);
const chosen = (change?: Parameters<typeof gifted>[2]): Recipe => gifted(null, 'deposit100', change);

const game = (
  isWanted: (item: ReturnType<typeof gamesOf>[number]) => boolean,
): NonNullable<Recipe['path']> => {
  return ({ backend }) =>
    `/json-api/eapi/game-run/${gamesOf(backend.world.catalogue).find(isWanted)?.slug ?? 'no-such-game'}`;
};

const inTournament = (id: number, seat: { isPaid: boolean }): NonNullable<Recipe['before']> => {
  return ({ backend, player }) => {
    const slice = tournamentsSlice.of(backend, player);
    for (const member of [id, 301])
      slice.members[member] = {
        joinedAt: backend.clock.now(),
        score: 0,
        scoredAt: backend.clock.now(),
        ...seat,
      };
    slice.chosen = id;
  };
};

/** Recipes that cause an error, by `operationId.code`. */
const recipes: Readonly<Record<string, Recipe>> = {
  'registerPlayer.code_wrong': byPhone('61491571266', { smsCode: '0000' }),
  'registerPlayer.code_expired': byPhone('61491570999', { smsCode: '1234' }),
  'registerPlayer.captcha_required': captchaAsked,
  'registerPlayer.captcha_invalid': captchaFailed,
  'verifyPhone.user_already_exists': { body: () => ({ phone: '61491570156' }) },
  'verifyPhone.captcha_required': captchaAsked,
  'verifyPhone.captcha_invalid': captchaFailed,
  'verifyPhone.request_limit_exceeded': codesGone(),
  'resendPhoneCode.sending_limit': codesPaused(),
  'resendPhoneCode.request_limit_exceeded': codesGone(),
  'requestPasswordRestore.captcha_required': captchaAsked,
  'requestPasswordRestore.captcha_invalid': captchaFailed,
  'requestPasswordRestore.account_blocked': {
    body: () => ({ authType: 'email', email: 'blocked@example.test' }),
  },
  'requestPasswordRestore.sending_limit': codesPaused(restoreByPhone),
  'requestPasswordRestore.request_limit_exceeded': codesGone(restoreByPhone),
  'checkRestoreCode.code_wrong': { body: () => ({ code: '0000' }) },
  'checkRestoreCode.code_attempts_exceeded': repeated(5, 0, { body: () => ({ code: '0000' }) }),
  'createContact.email_confirmation_limit_exceeded': codesGone({
    by: 'newcomer',
    path: () => '/json-api/players/contacts/create/email',
    body: () => ({ value: 'newcomer@example.test' }),
  }),
  'confirmContact.contact_already_used': {
    by: 'newcomer',
    before: ({ backend, player }) => {
      const [waiting] = contactsSlice.of(backend, player).waiting;
      if (!waiting) throw new Error('no contact waits for its code');
      const { type, value } = waiting;
      playerIn(backend, 1002).contacts.push({ id: 1, type, value, isPrimary: false, isVerified: true });
    },
  },
  'requestEmailVerification.contact_already_confirmed': {
    by: 'player',
    path: () => '/json-api/players/contacts/email-verification/request/10021',
  },
  'requestEmailVerification.sending_limit': codesPaused(),
  'requestEmailVerification.email_confirmation_limit_exceeded': codesGone(),
  'requestEmailVerification.request_limit_exceeded': {
    before: ({ backend, player }) => {
      const sends = Array.from({ length: maxSendsPerDay }, () => backend.clock.now());
      contactsSlice.of(backend, player).sends.push(...sends);
    },
  },
  'startTimeOut.self_exclusion_active': excluded,
  'startSelfExclusion.self_exclusion_active': excluded,
  'runGame.device_not_supported': {
    path: game(({ devices, disabled }) => !disabled && devices?.[0] === 'mobile' && devices.length === 1),
  },
  'runGame.no_demo_mode': {
    path: game((item) => !item.has_demo_mode && !item.disabled && !item.devices),
    body: () => ({ type: 'demo' }),
  },
  'runGame.game_disabled': { path: game(({ disabled, active }) => disabled && active) },
  'runGame.self_excluded': excluded,
  'runGame.time_out_active': resting,
  'giveHighFive.action_is_inactive': over(217),
  'shootDuck.action_is_inactive': over(141),
  'joinTournament.self_excluded': excluded,
  'chooseTournament.user_is_blocked_for_multi_account': flagged,
  'chooseTournament.tournament_series_member': {
    path: () => '/json-api/v2/tournaments/friday-sprint/choose',
    before: inTournament(309, { isPaid: false }),
  },
  'chooseTournament.blocking_tournament_active': {
    path: () => '/json-api/v2/tournaments/friday-sprint/choose',
    before: inTournament(321, { isPaid: false }),
  },
  'takeNonDepositPrize.multi_account': flagged,
  'takeNonDepositPrize.not_found': { path: () => '/json-api/gifts/nondeposit/take-prize/1' },
  'takeNonDepositPrize.invalid_user_gift': {
    by: 'player',
    path: () => '/json-api/gifts/nondeposit/take-prize/90201',
  },
  'takeNonDepositPrize.in_process': prize('nondeposit', (gift) => void (gift.deposits = 1)),
  'selectCashboxGift.multi_account': {
    ...chosen(({ id }) => id),
    before: ({ player }) => void (player.isMultiAccount = true),
  },
  'selectCashboxGift.disabled': chosen((gift) => void (gift.isDisabled = true)),
  'selectCashboxGift.expired': chosen((gift) => void (gift.state = 'expired')),
  'selectCashboxGift.used': chosen((gift) => void (gift.state = 'used')),
  'selectCashboxGift.has_bonus': { by: 'wagering', ...chosen() },
  'createRbkInvoice.currency_not_supported': { body: () => ({ currency: 'EUR' }) },
  'createRbkInvoice.self_excluded': excluded,
  'createRbkInvoice.time_out_active': resting,
  'createRbkInvoice.account_blocked': blocked,
  'createRbkInvoice.gift_not_available': { body: () => ({ user_gift_id: 1 }) },
  'openMarbellaDeposit.self_excluded': excluded,
  'openMarbellaDeposit.time_out_active': resting,
  'openMarbellaDeposit.account_blocked': blocked,
  'sendPayout.phone_not_confirmed': {
    before: ({ player }) => {
      player.contacts = player.contacts.filter(({ type }) => type !== 'phone');
    },
  },
  'sendPayout.account_blocked': blocked,
  'confirmPayout.code_attempts_exceeded': repeated(5, 0, { body: () => ({ code: '0000' }) }),
  'confirmPayout.request_limit_exceeded': {
    before: ({ backend, player }) => {
      for (const payout of payoutsSlice.of(backend, player).items) payout.wrongCodes = maxWrongCodes;
    },
  },
  'resendPayoutCode.sending_limit': codesPaused(),
  'resendPayoutCode.request_limit_exceeded': codesGone(),
};

function operationOf(id: string): OperationEntry {
  const operation = operationById.get(id.split('.')[0] ?? '');
  if (!operation) throw new Error(`${id} is of no operation`);
  return operation;
}

function follow(id: string, recipe: Recipe): CallResult {
  const operation = operationOf(id);
  const backend = testBackend({ scenario: recipe.scenario ?? '' });
  const call = callerOf(backend);
  const persona = recipe.by ?? known(personas, operation.persona);
  // The player who sends the request. For a guest, this is an arbitrary player, whom the recipes for guests
  // don't use.
  const player = playerIn(backend, personaTable.find((row) => row.id === persona)?.playerId ?? 1002);
  const example = exampleRequest(operation);
  const path = recipe.path?.({ backend, player }) ?? example.path;
  const changes = recipe.body?.({ backend, player });
  const body =
    example.body === undefined ? undefined : { ...(JSON.parse(example.body) as object), ...changes };
  let keys = 0;
  const send = (): CallResult => {
    keys += 1;
    // Logs in again in case the token has expired. A self-excluded player can't and keeps the old token.
    if (persona && !player.isExcluded) token = backend.signIn(persona)?.token;
    const headers = { ...example.headers, 'idempotency-key': `provoked-key-${String(keys)}` };
    return call(example.method, path, { token, headers, body });
  };
  let token = persona ? backend.signIn(persona)?.token : undefined;
  recipe.before?.({ backend, player, send });
  return send();
}

test.each(Object.entries(recipes))('the request causes the error %s', (id, recipe) => {
  const answer = follow(id, recipe);
  expect(`${id.split('.')[0] ?? ''}.${answer.code ?? String(answer.status)}`).toBe(id);
});
