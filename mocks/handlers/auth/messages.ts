// The client shows the message of a refused login as it is (specification S7.4), so the mock has it in each locale.
import type { LocaleId, LocalText } from '../../world/settings.ts';

const messages = {
  wrong_credentials: {
    ru: 'Неверный логин или пароль',
    en: 'The login or the password is wrong',
    it: 'Login o password non corretti',
    br: 'Login ou senha incorretos',
  },
  account_blocked: {
    ru: 'Аккаунт заблокирован, напиши в поддержку',
    en: 'This account is blocked, write to support',
    it: "L'account è bloccato, scrivi all'assistenza",
    br: 'Esta conta está bloqueada, fale com o suporte',
  },
  self_excluded: {
    ru: 'Ты попросил не пускать тебя в игру',
    en: 'You asked us not to let you play',
    it: 'Ci hai chiesto di non farti giocare',
    br: 'Você pediu para não deixarmos você jogar',
  },
  two_factor_required: {
    ru: 'Введи код из приложения-аутентификатора',
    en: 'Enter the code of your authenticator',
    it: 'Inserisci il codice del tuo autenticatore',
    br: 'Digite o código do seu autenticador',
  },
  two_factor_code_wrong: {
    ru: 'Код не подошёл. Дождись следующего и попробуй ещё раз',
    en: 'This code doesn’t fit. Wait for the next one and try again',
    it: 'Il codice non va bene. Aspetta il prossimo e riprova',
    br: 'Este código não serve. Espere o próximo e tente de novo',
  },
} as const satisfies Record<string, LocalText>;

export function loginMessage(code: keyof typeof messages, locale: LocaleId): string {
  return messages[code][locale];
}
