// Checks that neither the screen nor the storage shows a player's data after the logout, to a guest or to the
// next player, because people share devices.
import { personaTable } from '#mocks/world/personas.ts';
import type { Property } from './property.ts';

/** A JSON Web Token, such as those of a login. */
const token = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/;

export const nothingRemains: Property = {
  name: 'nothing of the former player remains after the logout',
  isPatient: true,
  check({ former, after, typed }) {
    if (!former || after.visitor === former.visitor || after.visitor === 'none') return null;
    const isGuest = after.visitor === 'guest';
    const persona = personaTable.find(({ id }) => id === former.visitor);
    const own = [`${former.visitor}@example.test`, persona?.phone ?? '', persona?.nickname ?? ''].filter(
      (word) => word.length > 5 && !typed.includes(word),
    );
    const digits = isGuest && former.balance !== null && former.balance.length > 5 ? former.balance : null;
    const shown = after.texts.find(
      (text) =>
        own.some((word) => text.includes(word)) || (digits !== null && text.replaceAll(/\D/g, '') === digits),
    );
    if (shown !== undefined) return { detail: `shown: ${shown.slice(0, 120)}` };
    const kept = after.stored
      .split('\n')
      .find((line) => own.some((word) => line.includes(word)) || (isGuest && token.test(line)));
    return kept === undefined ? null : { detail: `stored: ${kept.slice(0, 200)}` };
  },
};
