import { defineHandlers, type Call } from '../core/handler.ts';
import { brandFacts } from '../world/brandFacts.ts';
import { revokeSessions } from '../world/sessions.ts';
import { startOfDay } from '../world/dates.ts';
import { balanceCardOf, playerCardOf } from '../world/profile/view.ts';
import {
  birthdayProblem,
  changesVerifiedName,
  removedName,
  changeProfile,
  taxNumberProblem,
} from '../world/profile/actions.ts';
import { contactsWaiting } from '../world/contacts/view.ts';
import { endSessionOf, forgetDevices } from '../world/profile/devices.actions.ts';
import { sessionsOf } from '../world/profile/devices.view.ts';
import { depositsSince } from '../world/ledger.ts';
import type { Player } from '../generated/model/index.ts';

function cardOf(call: Call<'getProfile'> | Call<'updateProfile'>): Player {
  return playerCardOf(call, call.player, call.session, contactsWaiting(call, call.player));
}

export const profile = defineHandlers({
  getBalance: (call) => ({ data: balanceCardOf(call, call.player) }),

  getProfile: (call) => ({ data: cardOf(call) }),

  updateProfile: (call) => {
    const { birthday } = call.body;
    const problem = birthday === undefined ? null : birthdayProblem(call.player, birthday, call.now);
    if (problem) return call.fail(problem);
    const { taxNumberKind } = brandFacts[call.brand];
    const taxProblem = taxNumberProblem(call.player, call.body, taxNumberKind);
    if (taxProblem) return call.fail(taxProblem);
    if (changesVerifiedName(call.player, call.body)) return call.fail('cannot_save');
    const removed = removedName(call.player, call.body);
    if (removed !== undefined) return call.fail('validation_error', { field: removed });
    changeProfile(call.player, call.body);
    return { success: true, data: cardOf(call) };
  },

  getTodayDepositAmount: (call) => ({
    data: {
      amount: depositsSince(call.state.ledger, call.player.id, startOfDay(call.now)),
      currency: call.player.currency,
    },
  }),

  listSessions: (call) => ({ data: sessionsOf(call, call.player, call.session) }),

  endAllSessions: (call) => {
    revokeSessions(call, call.player, call.query.exceptCurrent ? call.session?.id : undefined);
    forgetDevices(call, call.player);
    return undefined;
  },

  endSession: (call) =>
    endSessionOf(call, call.player, call.session, call.path.id) ? undefined : call.fail('not_found'),
});
