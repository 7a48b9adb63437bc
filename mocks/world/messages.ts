// Texts of SMS and e-mails that the mock sends, in the locale of the request.
import type { BrandId, LocaleId, LocalText } from './settings.ts';
import { brandFacts } from './brandFacts.ts';

export type CodePurpose = 'registration' | 'restore' | 'contact' | 'payout';

interface MessageTemplate {
  subject: LocalText;
  /** `{brand}`, `{code}` and `{sum}` are placeholders. */
  text: LocalText;
}

const templates: Record<CodePurpose, MessageTemplate> = {
  registration: {
    subject: {
      ru: 'Код для регистрации',
      en: 'Your sign-up code',
      it: 'Il tuo codice di registrazione',
      br: 'Seu código de cadastro',
    },
    text: {
      ru: '{brand}: {code} — твой код для регистрации. Никому его не говори.',
      en: '{brand}: {code} is your sign-up code. Don’t share it with anyone.',
      it: '{brand}: {code} è il tuo codice di registrazione. Non dirlo a nessuno.',
      br: '{brand}: {code} é seu código de cadastro. Não passe para ninguém.',
    },
  },
  restore: {
    subject: {
      ru: 'Новый пароль',
      en: 'Reset your password',
      it: 'Recupera la password',
      br: 'Recupere sua senha',
    },
    text: {
      ru: '{brand}: {code} — твой код для нового пароля. Это не твой запрос? Не обращай внимания на это сообщение.',
      en: '{brand}: {code} is your code to set a new password. Didn’t ask for it? Just ignore this message.',
      it: '{brand}: {code} è il tuo codice per una nuova password. Non l’hai chiesto? Ignora questo messaggio.',
      br: '{brand}: {code} é seu código para uma nova senha. Não pediu? É só ignorar esta mensagem.',
    },
  },
  contact: {
    subject: {
      ru: 'Подтверди контакт',
      en: 'Confirm your contact',
      it: 'Conferma il tuo contatto',
      br: 'Confirme seu contato',
    },
    text: {
      ru: '{brand}: {code} — код, чтобы подтвердить этот контакт.',
      en: '{brand}: {code} is the code to confirm this contact.',
      it: '{brand}: {code} è il codice per confermare questo contatto.',
      br: '{brand}: {code} é o código para confirmar este contato.',
    },
  },
  payout: {
    subject: {
      ru: 'Подтверди вывод',
      en: 'Confirm your withdrawal',
      it: 'Conferma il prelievo',
      br: 'Confirme seu saque',
    },
    text: {
      ru: '{brand}: {code} — код для вывода {sum}. Если это не ты, сразу напиши в поддержку.',
      en: '{brand}: {code} is the code for your withdrawal of {sum}. If this wasn’t you, contact support right away.',
      it: '{brand}: {code} è il codice del tuo prelievo di {sum}. Se non sei stato tu, scrivi subito all’assistenza.',
      br: '{brand}: {code} é o código do seu saque de {sum}. Se não foi você, fale já com o suporte.',
    },
  },
};

const byLink: LocalText = {
  ru: 'Или открой ссылку:',
  en: 'Or open the link:',
  it: 'Oppure apri il link:',
  br: 'Ou abra o link:',
};

export interface WordingOptions {
  locale: LocaleId;
  brand: BrandId;
  code: string;
  link?: string | undefined;
  /** A formatted sum of money. */
  sum?: string | undefined;
}

export function composeMessage(
  purpose: CodePurpose,
  { locale, brand, code, link, sum = '' }: WordingOptions,
): { subject: string; text: string } {
  const { subject, text } = templates[purpose];
  const said = text[locale]
    .replace('{brand}', brandFacts[brand].name)
    .replace('{code}', code)
    .replace('{sum}', sum);
  return { subject: subject[locale], text: link === undefined ? said : `${said} ${byLink[locale]} ${link}` };
}
