// Normalises contacts and checks who may add them (S5.3, S6.13).
import type { Context } from '../context.ts';
import type { ContactType } from '../../generated/model/index.ts';
import type { PlayerContact, PlayerState } from '../state.ts';

/** An e-mail in lower case or a phone's digits; null if it is neither. */
export function normaliseContact(type: ContactType, value: string): string | null {
  if (type === 'email') {
    const address = value.trim().toLowerCase();
    return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) ? address : null;
  }
  const digits = value.replace(/[\s()+-]/g, '');
  return /^\d{8,15}$/.test(digits) ? digits : null;
}

export type CreateRefusal = 'contact_already_used' | 'contact_already_confirmed' | 'contact_change_forbidden';

/**
 * Why a contact can't be added, or null. An unconfirmed phone may be changed; only support may
 * change the primary contact (S6.13).
 */
export function createRefusal(
  { state }: Pick<Context, 'state'>,
  player: PlayerState,
  type: ContactType,
  value: string,
): CreateRefusal | null {
  const own = player.contacts.filter((contact) => contact.type === type);
  if (own.some((contact) => contact.value === value && contact.isVerified))
    return 'contact_already_confirmed';
  const isTaken = Object.values(state.players).some(
    ({ id, contacts }) =>
      id !== player.id && contacts.some((contact) => contact.type === type && contact.value === value),
  );
  if (isTaken) return 'contact_already_used';
  const isFixed = ({ value: known, isPrimary, isVerified }: PlayerContact): boolean =>
    known !== value && isPrimary && (isVerified || type === 'email' || player.registrationContact === type);
  return own.some(isFixed) ? 'contact_change_forbidden' : null;
}
