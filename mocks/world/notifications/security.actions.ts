import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { mailTo } from '../inbox.ts';
import { sessionsOf } from '../profile/devices.view.ts';
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
 * Announces a security change of the account by a notice and by e-mail. The e-mail is needed because an
 * intruder in the account may be the only one who sees the notice.
 *
 * @param added a contact that was just confirmed. It gets no e-mail, because it may belong to an intruder.
 */
export function announceSecurityChange(
  call: Context,
  player: PlayerState,
  change: SecurityChange,
  added?: string,
): void {
  addNotice(call, player, change);
  const text = `${brandFacts[call.brand].name}: ${noticeText(change, {}, player.locale)}`;
  mailTo(call, player, { subject: subject[player.locale], text }, added);
}

const unknownDevice: LocalText = {
  ru: 'неизвестное устройство',
  en: 'unknown device',
  it: 'dispositivo sconosciuto',
  br: 'aparelho desconhecido',
};

const newLogin: LocalText = {
  ru: 'Вход с нового устройства',
  en: 'A login on a new device',
  it: 'Accesso da un nuovo dispositivo',
  br: 'Login em um novo aparelho',
};

/** Announces a login on a new device by a notice and an e-mail, both with a way to end the session. */
export function announceNewDevice(call: Context, player: PlayerState, sessionId: string): void {
  const session = sessionsOf(call, player, null).find(({ id }) => id === sessionId);
  if (!session) return;
  const { deviceName: name, place = '' } = session;
  const title = name === '' ? unknownDevice : { ru: name, en: name, it: name, br: name };
  const link = `/profile/info?login=${sessionId}`;
  addNotice(call, player, 'new_device', { title, where: place, link });
  const text = noticeText('new_device', { title: title[player.locale], where: place }, player.locale);
  mailTo(call, player, {
    subject: newLogin[player.locale],
    text: `${brandFacts[call.brand].name}: ${text}`,
    link,
  });
}
