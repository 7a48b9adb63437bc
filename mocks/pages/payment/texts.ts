import { known, locales, type LocalText } from '#mocks/world/settings.ts';

const texts = {
  title: { ru: 'Оплата', en: 'Payment', it: 'Pagamento', br: 'Pagamento' },
  test: {
    ru: 'Тестовый платёж: деньги не спишутся',
    en: 'Test payment: no money will be taken',
    it: 'Pagamento di prova: nessun addebito',
    br: 'Pagamento de teste: nada será cobrado',
  },
  toPay: { ru: 'К оплате', en: 'Total to pay', it: 'Da pagare', br: 'A pagar' },
  order: { ru: 'Заказ {number}', en: 'Order {number}', it: 'Ordine {number}', br: 'Pedido {number}' },
  fee: {
    ru: 'В том числе комиссия {fee}',
    en: 'Including a fee of {fee}',
    it: 'Di cui {fee} di commissione',
    br: 'Inclui taxa de {fee}',
  },
  from: { ru: 'Способ оплаты', en: 'Payment method', it: 'Metodo di pagamento', br: 'Método de pagamento' },
  pay: { ru: 'Оплатить {sum}', en: 'Pay {sum}', it: 'Paga {sum}', br: 'Pagar {sum}' },
  others: {
    ru: 'Или выбери другой исход',
    en: 'Or choose another outcome',
    it: 'Oppure scegli un altro esito',
    br: 'Ou escolha outro resultado',
  },
  decline: { ru: 'Банк откажет', en: 'The bank declines', it: 'La banca rifiuta', br: 'O banco recusa' },
  wait: {
    ru: 'Банк ещё проверяет платёж',
    en: 'The bank is still checking the payment',
    it: 'La banca sta ancora verificando il pagamento',
    br: 'O banco ainda está verificando o pagamento',
  },
  fail: {
    ru: 'Сбой платёжной системы',
    en: 'The payment provider fails',
    it: 'Problema del sistema di pagamento',
    br: 'Falha no sistema de pagamento',
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
    ru: 'Деньги уже в пути на твой баланс.',
    en: 'The money is on its way to your balance.',
    it: 'Il denaro sta arrivando sul tuo saldo.',
    br: 'O dinheiro está a caminho do seu saldo.',
  },
  declined: {
    ru: 'Банк отклонил платёж',
    en: 'The bank declined the payment',
    it: 'La banca ha rifiutato il pagamento',
    br: 'O banco recusou o pagamento',
  },
  declinedMore: {
    ru: 'Деньги не списаны. Попробуй другой способ.',
    en: 'No money was taken. Try another way to pay.',
    it: 'Nessun addebito. Prova un altro metodo.',
    br: 'Nada foi cobrado. Tente outro método.',
  },
  returned: {
    ru: 'Казино вернуло платёж',
    en: 'The casino returned the payment',
    it: 'Il casinò ha restituito il pagamento',
    br: 'O cassino devolveu o pagamento',
  },
  returnedMore: {
    ru: 'Оплата прошла, но казино её не приняло. Деньги вернулись к тебе, а причину ты увидишь в казино.',
    en: 'You paid, but the casino didn’t accept it. The money has been returned to you. The casino tells you why.',
    it: 'Hai pagato, ma il casinò non ha accettato. Il denaro ti è stato restituito. Il casinò ti dice il motivo.',
    br: 'Você pagou, mas o cassino não aceitou. O dinheiro foi devolvido. O cassino explica o motivo.',
  },
  pending: {
    ru: 'Банк ещё проверяет платёж',
    en: 'The bank is still checking the payment',
    it: 'La banca sta ancora verificando il pagamento',
    br: 'O banco ainda está verificando o pagamento',
  },
  pendingMore: {
    ru: 'Сообщим, как только будет ответ. Платить второй раз не нужно.',
    en: 'We’ll let you know as soon as there’s an answer. No need to pay again.',
    it: 'Ti avviseremo appena c’è una risposta. Non pagare di nuovo.',
    br: 'Avisaremos assim que houver resposta. Não pague de novo.',
  },
  error: {
    ru: 'Сбой платёжной системы',
    en: 'The payment provider had a problem',
    it: 'Problema del sistema di pagamento',
    br: 'Falha no sistema de pagamento',
  },
  errorMore: {
    ru: 'Деньги не списаны. Попробуй позже.',
    en: 'No money was taken. Try again later.',
    it: 'Nessun addebito. Riprova più tardi.',
    br: 'Nada foi cobrado. Tente mais tarde.',
  },
  cancelled: {
    ru: 'Платёж отменён',
    en: 'Payment cancelled',
    it: 'Pagamento annullato',
    br: 'Pagamento cancelado',
  },
  cancelledMore: {
    ru: 'Деньги не списаны. Вернись в кассу, чтобы начать новый платёж.',
    en: 'No money was taken. Go back to the cashier to start a new payment.',
    it: 'Nessun addebito. Torna alla cassa per iniziare un nuovo pagamento.',
    br: 'Nada foi cobrado. Volte ao caixa para começar outro pagamento.',
  },
  expired: {
    ru: 'Время на оплату вышло',
    en: 'The payment has expired',
    it: 'Il pagamento è scaduto',
    br: 'O pagamento expirou',
  },
  expiredMore: {
    ru: 'Деньги не списаны. Вернись в кассу, чтобы начать новый платёж.',
    en: 'No money was taken. Go back to the cashier to start a new payment.',
    it: 'Nessun addebito. Torna alla cassa per iniziare un nuovo pagamento.',
    br: 'Nada foi cobrado. Volte ao caixa para começar outro pagamento.',
  },
  unknown: {
    ru: 'Такого платежа нет',
    en: 'This payment doesn’t exist',
    it: 'Questo pagamento non esiste',
    br: 'Este pagamento não existe',
  },
  unknownMore: {
    ru: 'Вернись в кассу и начни заново.',
    en: 'Go back to the cashier and start again.',
    it: 'Torna alla cassa e ricomincia.',
    br: 'Volte ao caixa e comece de novo.',
  },
  lost: {
    ru: 'Связь прервалась. Попробуй ещё раз: дважды деньги не спишутся.',
    en: 'The connection dropped. Try again: you won’t pay twice.',
    it: 'Connessione interrotta. Riprova: non pagherai due volte.',
    br: 'A conexão caiu. Tente de novo: você não paga duas vezes.',
  },
} as const satisfies Record<string, LocalText>;

export type PaymentTextId = keyof typeof texts;
export type Say = (id: PaymentTextId, values?: Readonly<Record<string, string>>) => string;

export function sayIn(locale: string): Say {
  const own = known(locales, locale) ?? 'en';
  return (id, values = {}) =>
    texts[id][own].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
