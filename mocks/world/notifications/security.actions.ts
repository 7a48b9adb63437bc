import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { deliver } from '../inbox.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { addNotice } from './actions.ts';
import { noticeText, type NoticeName } from './catalogue.ts';

type SecurityChange = Extract<
  NoticeName,
  'password_changed' | 'phone_confirmed' | 'email_confirmed' | 'two_factor_on' | 'two_factor_off'
>;

const subject: LocalText = {
  ru: 'Безопасность твоего аккаунта',
  en: 'Your account’s security',
  it: 'La sicurezza del tuo account',
  br: 'A segurança da sua conta',
};

/**
 * Announces a change of the account's security by a notice and to its e-mail addresses, because an
 * intruder would read the notice instead of the player.
 *
 * @param added a contact that was just confirmed; it may be the intruder's
 */
export function announceSecurityChange(
  call: Context,
  player: PlayerState,
  change: SecurityChange,
  added?: string,
): void {
  addNotice(call, player, change);
  const text = `${brandFacts[call.brand].name}: ${noticeText(change, {}, call.locale)}`;
  for (const { type, value } of player.contacts)
    if (type === 'email' && value !== added)
      deliver(call, { kind: 'email', to: value, subject: subject[call.locale], text });
}
