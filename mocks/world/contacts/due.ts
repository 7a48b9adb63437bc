// Reminds players of an unconfirmed e-mail a day after they registered.
import type { DueSource, DueEvent } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { contactsSlice, reminderAfter } from './state.ts';

const isUnconfirmed = ({ contacts }: PlayerState): boolean =>
  contacts.some(({ type, isVerified }) => type === 'email' && !isVerified);

export const due: DueSource = (scope) =>
  Object.values(scope.state.players)
    .filter((player) => isUnconfirmed(player) && !contactsSlice.of(scope, player).isReminded)
    .map((player): DueEvent => ({
      at: player.registeredAt + reminderAfter,
      name: `${player.id} is reminded of the e-mail`,
      run(context) {
        contactsSlice.of(context, player).isReminded = true;
        addNotice(context, player, 'confirm_email');
      },
    }));
