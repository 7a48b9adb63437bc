// The support's replies: a greeting, and answers by keyword.
import type { LocaleId, LocalText } from '#mocks/world/settings.ts';

interface Topic {
  /** The topic's keywords, as beginnings of words. A visitor may write in any language. */
  words: Record<LocaleId, readonly string[]>;
  answer: LocalText;
}

const topics: readonly Topic[] = [
  {
    words: {
      ru: ['депозит', 'пополн'],
      en: ['deposit'],
      it: ['deposit', 'pagament'],
      br: ['depósito', 'pagament'],
    },
    answer: {
      ru: 'Депозит обычно приходит сразу. Если прошло больше двух часов, пришли номер операции.',
      en: 'Deposits usually arrive right away. If it’s been over two hours, send me the transaction number.',
      it: 'Di solito il deposito arriva subito. Se sono passate due ore, scrivimi il numero dell’operazione.',
      br: 'O depósito costuma cair na hora. Se já passaram duas horas, mande o número da transação.',
    },
  },
  {
    words: {
      ru: ['выплат', 'вывод', 'вывест'],
      en: ['payout', 'withdraw'],
      it: ['preliev'],
      br: ['saque', 'sacar', 'saco', 'retirar'],
    },
    answer: {
      ru: 'Вывод занимает около получаса после кода из SMS. Карта должна быть верифицирована.',
      en: 'A withdrawal takes about half an hour after the SMS code. Your card has to be verified.',
      it: 'Il prelievo richiede circa mezz’ora dopo il codice SMS. La carta deve essere verificata.',
      br: 'O saque leva cerca de meia hora depois do código do SMS. O cartão precisa estar verificado.',
    },
  },
  {
    words: {
      ru: ['бонус', 'подар'],
      en: ['bonus', 'gift', 'present'],
      it: ['bonus', 'regal'],
      br: ['bônus', 'present'],
    },
    answer: {
      ru: 'Подарки ждут в профиле. Новый бонус можно взять, когда отыграешь прошлый или откажешься от него.',
      en: 'Your gifts are in your profile. You can take a new bonus once you’ve wagered the current one or given it up.',
      it: 'I regali sono nel profilo. Per un nuovo bonus, sblocca quello in corso o rinunciaci.',
      br: 'Seus presentes estão no perfil. Para um novo bônus, cumpra o rollover do atual ou abra mão dele.',
    },
  },
];

/**
 * Replies to questions without a keyword. They are used in turn, and the last one repeats. They
 * promise no help, because nobody reads the chat.
 */
const otherwise: readonly LocalText[] = [
  {
    ru: 'Здесь подскажу про депозиты, вывод и бонусы. Спроси об этом.',
    en: 'Here I can help with deposits, withdrawals and bonuses. Ask me about one of those.',
    it: 'Qui posso aiutarti con depositi, prelievi e bonus. Chiedimi di questi.',
    br: 'Aqui posso ajudar com depósitos, saques e bônus. Pergunte sobre isso.',
  },
  {
    ru: 'С остальным помогут по почте: адрес и время ответа есть на странице «Контакты».',
    en: 'For anything else, please e-mail us: the address and our reply time are on the Contacts page.',
    it: 'Per il resto scrivici via e-mail: indirizzo e tempi di risposta sono nella pagina Contatti.',
    br: 'Para o resto, escreva um e-mail: o endereço e o prazo de resposta estão na página de contatos.',
  },
];

const greetings: Record<'usual' | 'vip', LocalText> = {
  usual: {
    ru: 'Привет! Это поддержка. Чем помочь?',
    en: 'Hi, this is support. How can I help?',
    it: 'Ciao, qui l’assistenza. Come posso aiutarti?',
    br: 'Oi, aqui é o suporte. Como posso ajudar?',
  },
  vip: {
    ru: 'Привет! Я твой VIP-менеджер. Отвечаю без очереди.',
    en: 'Hello! I’m your VIP manager. You skip the queue here.',
    it: 'Ciao! Sono il tuo manager VIP: con me salti la coda.',
    br: 'Olá! Sou seu gerente VIP. Aqui você não espera na fila.',
  },
};

/** The greeting. VIPs have their own chat location (S6.14). */
export function greetingOf(isVip: boolean, locale: LocaleId): string {
  return greetings[isVip ? 'vip' : 'usual'][locale];
}

/** @param asked number of the visitor's earlier questions */
export function answerTo(question: string, locale: LocaleId, asked = 0): string {
  const said = question.toLowerCase();
  const topic = topics.find(({ words }) =>
    Object.values(words)
      .flat()
      .some((word) => said.includes(word)),
  );
  const answer = topic?.answer ?? otherwise[asked] ?? otherwise.at(-1);
  return answer?.[locale] ?? '';
}
