// A player whose e-mail is not confirmed is reminded of it a day after the registration.
import { day } from '../dates.ts';
import type { DueSource, DueThing } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';

const isUnconfirmed = ({ contacts }: PlayerState): boolean =>
  contacts.some(({ type, isVerified }) => type === 'email' && !isVerified);

export const due: DueSource = ({ state }) =>
  Object.values(state.players)
    .filter(isUnconfirmed)
    .map((player): DueThing => ({
      at: player.registeredAt + day,
      name: `${player.id} is reminded of the e-mail`,
      run(context) {
        if (isUnconfirmed(player)) addNotice(context, player, 'confirm_email');
      },
    }));
