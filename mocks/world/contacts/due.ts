// Reminds players of an unconfirmed e-mail a day after they registered.
import type { DueSource, DueThing } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { contactsSlice, reminderAfter } from './state.ts';

const isUnconfirmed = ({ contacts }: PlayerState): boolean =>
  contacts.some(({ type, isVerified }) => type === 'email' && !isVerified);

export const due: DueSource = (place) =>
  Object.values(place.state.players)
    .filter((player) => isUnconfirmed(player) && !contactsSlice.of(place, player).isReminded)
    .map((player): DueThing => ({
      at: player.registeredAt + reminderAfter,
      name: `${player.id} is reminded of the e-mail`,
      run(context) {
        contactsSlice.of(context, player).isReminded = true;
        addNotice(context, player, 'confirm_email');
      },
    }));
