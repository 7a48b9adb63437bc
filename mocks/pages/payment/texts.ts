import { known, locales, type LocalText } from '#mocks/world/settings.ts';

const texts = {
  title: { ru: 'Оплата', en: 'Payment', it: 'Pagamento', br: 'Pagamento' },
  test: {
    ru: 'Тестовый платёж: деньги не спишутся',
    en: 'A test payment: no money is taken',
    it: 'Pagamento di prova: nessun addebito',
    br: 'Pagamento de teste: nada será cobrado',
  },
  toPay: { ru: 'К оплате', en: 'To pay', it: 'Da pagare', br: 'A pagar' },
  order: { ru: 'Заказ {number}', en: 'Order {number}', it: 'Ordine {number}', br: 'Pedido {number}' },
  from: { ru: 'Откуда', en: 'From', it: 'Da', br: 'De' },
  pay: { ru: 'Оплатить {sum}', en: 'Pay {sum}', it: 'Paga {sum}', br: 'Pagar {sum}' },
  others: {
    ru: 'Или пусть будет иначе',
    en: 'Or let it end differently',
    it: 'Oppure fallo finire diversamente',
    br: 'Ou escolha outro resultado',
  },
  decline: { ru: 'Банк откажет', en: 'The bank declines', it: 'La banca rifiuta', br: 'O banco recusa' },
  wait: {
    ru: 'Банк ещё думает',
    en: 'The bank takes its time',
    it: 'La banca ci pensa',
    br: 'O banco demora',
  },
  fail: {
    ru: 'Сбой у провайдера',
    en: 'The provider fails',
    it: 'Il fornitore ha un guasto',
    br: 'O provedor falha',
  },
  leave: {
    ru: 'Вернуться без оплаты',
    en: 'Go back without paying',
    it: 'Torna senza pagare',
    br: 'Voltar sem pagar',
  },
  back: {
    ru: 'Вернуться в казино',
    en: 'Back to the casino',
    it: 'Torna al casinò',
    br: 'Voltar ao cassino',
  },
  sending: { ru: 'Отправляем…', en: 'Sending…', it: 'Invio…', br: 'Enviando…' },
  paid: { ru: 'Оплата прошла', en: 'Payment received', it: 'Pagamento riuscito', br: 'Pagamento aprovado' },
  paidMore: {
    ru: 'Деньги уже в пути на твой счёт.',
    en: 'The money is on its way to your balance.',
    it: 'Il denaro sta arrivando sul tuo saldo.',
    br: 'O dinheiro está a caminho do seu saldo.',
  },
  declined: {
    ru: 'Банк отказал',
    en: 'The bank said no',
    it: 'La banca ha rifiutato',
    br: 'O banco recusou',
  },
  declinedMore: {
    ru: 'Деньги не списаны. Попробуй другую карту.',
    en: 'No money was taken. Try another card.',
    it: 'Nessun addebito. Prova con un’altra carta.',
    br: 'Nada foi cobrado. Tente outro cartão.',
  },
  pending: {
    ru: 'Банк ещё думает',
    en: 'The bank is still at it',
    it: 'La banca ci sta lavorando',
    br: 'O banco está processando',
  },
  pendingMore: {
    ru: 'Скажем, как только будет ответ. Платить второй раз не нужно.',
    en: 'You’ll hear as soon as there is an answer. No need to pay again.',
    it: 'Ti avviseremo appena c’è una risposta. Non pagare di nuovo.',
    br: 'Avisaremos assim que houver resposta. Não pague de novo.',
  },
  error: {
    ru: 'У провайдера сбой',
    en: 'The provider failed',
    it: 'Guasto del fornitore',
    br: 'O provedor falhou',
  },
  errorMore: {
    ru: 'Деньги не списаны. Попробуй позже.',
    en: 'No money was taken. Try again later.',
    it: 'Nessun addebito. Riprova più tardi.',
    br: 'Nada foi cobrado. Tente mais tarde.',
  },
  unknown: {
    ru: 'Такого платежа нет',
    en: 'There is no such payment',
    it: 'Questo pagamento non esiste',
    br: 'Este pagamento não existe',
  },
  unknownMore: {
    ru: 'Вернись в кассу и начни заново.',
    en: 'Go back to the cashbox and start again.',
    it: 'Torna alla cassa e ricomincia.',
    br: 'Volte ao caixa e comece de novo.',
  },
  lost: {
    ru: 'Связь прервалась. Нажми ещё раз: второй раз деньги не спишутся.',
    en: 'The connection broke. Press again: nothing is paid twice.',
    it: 'Connessione interrotta. Riprova: non pagherai due volte.',
    br: 'A conexão caiu. Tente de novo: nada é pago duas vezes.',
  },
} as const satisfies Record<string, LocalText>;

export type PaymentTextId = keyof typeof texts;
export type Say = (id: PaymentTextId, values?: Readonly<Record<string, string>>) => string;

/** The texts of a locale; English for one that the page does not know. */
export function sayIn(locale: string): Say {
  const own = known(locales, locale) ?? 'en';
  return (id, values = {}) =>
    texts[id][own].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
