// The client shows the message of a refused login unchanged (S7.4), so the mock has it in each
// locale.
import { languageTags, type LocaleId, type LocalText } from '../../world/settings.ts';

const messages = {
  wrong_credentials: {
    ru: 'Неверный логин или пароль',
    en: 'Wrong login or password',
    it: 'Login o password errati',
    br: 'Login ou senha incorretos',
  },
  account_blocked: {
    ru: 'Аккаунт заблокирован, напиши в поддержку',
    en: 'This account is blocked, contact support',
    it: 'L’account è bloccato, scrivi all’assistenza',
    br: 'Esta conta está bloqueada, fale com o suporte',
  },
  self_excluded: {
    ru: 'По твоей просьбе игра закрыта до {until}',
    en: 'You asked us not to let you play until {until}',
    it: 'Ci hai chiesto di non farti giocare fino al {until}',
    br: 'Você pediu para não deixarmos você jogar até {until}',
  },
  self_excluded_for_good: {
    ru: 'По твоей просьбе игра закрыта навсегда',
    en: 'You asked us never to let you play again',
    it: 'Ci hai chiesto di non farti giocare mai più',
    br: 'Você pediu para nunca mais deixarmos você jogar',
  },
  two_factor_required: {
    ru: 'Введи код из приложения-аутентификатора',
    en: 'Enter the code from your authenticator app',
    it: 'Inserisci il codice della tua app di autenticazione',
    br: 'Digite o código do seu app autenticador',
  },
  two_factor_code_wrong: {
    ru: 'Код не подошёл. Проверь его или возьми следующий из приложения',
    en: 'That code didn’t work. Check it, or take the next one from the app',
    it: 'Codice non valido. Controllalo o usa il prossimo dell’app',
    br: 'O código não funcionou. Confira ou use o próximo do app',
  },
  recovery_code_used: {
    ru: 'Этот запасной код уже использован. Возьми другой или код из приложения',
    en: 'This recovery code has already been used. Take another one, or a code from the app',
    it: 'Questo codice di riserva è già stato usato. Usane un altro o un codice dell’app',
    br: 'Este código de reserva já foi usado. Use outro ou um código do app',
  },
} as const satisfies Record<string, LocalText>;

/** The message of a self-exclusion, which is permanent if `until` is missing. */
export function exclusionMessage(until: string | undefined, locale: LocaleId): string {
  if (until === undefined) return messages.self_excluded_for_good[locale];
  const day = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return messages.self_excluded[locale].replace('{until}', day.format(Date.parse(until)));
}

export function loginMessage(
  code: Exclude<keyof typeof messages, 'self_excluded' | 'self_excluded_for_good'>,
  locale: LocaleId,
): string {
  return messages[code][locale];
}
