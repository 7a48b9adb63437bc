import { helpCentre } from '../help/page.ts';
import type { PageDefinition } from '../../markup.ts';

const responsiblePlay: PageDefinition = {
  slug: 'responsible-play',
  isHidden: false,
  title: {
    ru: 'Ответственная игра',
    en: 'Responsible play',
    it: 'Gioco responsabile',
    br: 'Jogo responsável',
  },
  text: {
    ru: `Игра — это платное развлечение, а не заработок. Решай заранее, сколько времени и денег на неё отвести.
      # Что можно сделать в профиле
      - поставить лимит депозитов на день, неделю и месяц: снижение действует сразу, повышение нужно подтвердить через 24 часа
      - включить напоминание о времени игры
      - взять перерыв от одного дня до шести недель
      - закрыть себе доступ на полгода, год, пять лет или навсегда
      # Проверь себя
      - ты играешь, чтобы вернуть проигранное?
      - ты скрываешь игру от близких?
      - ты занимаешь деньги на ставки?
      Если хотя бы раз ответ «да», возьми перерыв и поговори с кем-нибудь. Поддержка поможет: <a href="mailto:{support}">{support}</a>.`,
    en: `Playing is entertainment that you pay for, not a way to earn. Decide beforehand how much time and money to spend on it.
      # What you can do in your profile
      - set deposit limits per day, week and month: a lower one applies right away, a higher one has to be confirmed after 24 hours
      - turn on a reminder of how long you’ve been playing
      - take a break of one day to six weeks
      - exclude yourself for six months, a year, five years or for good
      # Ask yourself
      - do you play to win back what you’ve lost?
      - do you hide it from those close to you?
      - do you borrow money to bet?
      If any answer is yes, take a break and talk to someone. Support can help: <a href="mailto:{support}">{support}</a>.`,
    it: `Giocare è un divertimento che si paga, non un modo di guadagnare. Decidi prima quanto tempo e denaro dedicarci.
      # Cosa puoi fare nel profilo
      - impostare limiti di deposito per giorno, settimana e mese: uno più basso vale subito, uno più alto va confermato dopo 24 ore
      - attivare un promemoria del tempo di gioco
      - prenderti una pausa da un giorno a sei settimane
      - autoescluderti per sei mesi, un anno, cinque anni o per sempre
      # Chiediti
      - giochi per rifarti delle perdite?
      - lo nascondi a chi ti è vicino?
      - chiedi prestiti per giocare?
      Se una risposta è sì, prenditi una pausa e parlane con qualcuno. L’assistenza ti aiuta: <a href="mailto:{support}">{support}</a>.`,
    br: `Jogar é uma diversão paga, não um jeito de ganhar a vida. Decida antes quanto tempo e dinheiro isso pode levar.
      # O que dá para fazer no perfil
      - definir limites de depósito por dia, semana e mês: um menor vale na hora, um maior precisa ser confirmado depois de 24 horas
      - ativar um lembrete do tempo de jogo
      - fazer uma pausa de um dia a seis semanas
      - se autoexcluir por seis meses, um ano, cinco anos ou para sempre
      # Pergunte-se
      - você joga para recuperar o que perdeu?
      - você esconde isso de quem está perto?
      - você pega dinheiro emprestado para apostar?
      Se uma resposta for sim, faça uma pausa e converse com alguém. O suporte ajuda: <a href="mailto:{support}">{support}</a>.`,
  },
};

const payments: PageDefinition = {
  slug: 'payments',
  isHidden: false,
  title: { ru: 'Платежи', en: 'Payments', it: 'Pagamenti', br: 'Pagamentos' },
  text: {
    ru: `| Способ | Вывод от | Срок вывода
      | Банковская карта | {payout} | около получаса
      | Счёт телефона | {payout} | около получаса
      | Электронный кошелёк | {payout} | около получаса
      Минимальный депозит — {deposit}, у некоторых способов он выше. Комиссию карт за депозит мы возвращаем кешбэком; у некоторых способов есть своя комиссия — она видна до оплаты.
      Вывод идёт туда, откуда был депозит.`,
    en: `| Method | Withdrawals from | Processing time
      | Bank card | {payout} | about half an hour
      | Phone balance | {payout} | about half an hour
      | E-wallet | {payout} | about half an hour
      The minimum deposit is {deposit}; some methods ask for more. Card deposit fees come back as cashback; some methods charge a fee of their own, which you see before you pay.
      A withdrawal goes back to where your deposit came from.`,
    it: `| Metodo | Prelievo da | Tempi del prelievo
      | Carta | {payout} | circa mezz’ora
      | Credito telefonico | {payout} | circa mezz’ora
      | E-wallet | {payout} | circa mezz’ora
      Il deposito minimo è {deposit}; alcuni metodi richiedono di più. Le commissioni della carta tornano come cashback; alcuni metodi ne hanno una propria, che vedi prima di pagare.
      Il prelievo torna da dove è arrivato il deposito.`,
    br: `| Método | Saque a partir de | Prazo do saque
      | Cartão | {payout} | cerca de meia hora
      | Saldo do celular | {payout} | cerca de meia hora
      | Carteira digital | {payout} | cerca de meia hora
      O depósito mínimo é de {deposit}; alguns métodos pedem mais. As taxas do cartão voltam como cashback; alguns métodos têm taxa própria, que aparece antes do pagamento.
      O saque volta para onde veio o depósito.`,
  },
};

const identity: PageDefinition = {
  slug: 'identity-check',
  isHidden: true,
  title: {
    ru: 'Проверка документов',
    en: 'Document check',
    it: 'Verifica dei documenti',
    br: 'Verificação de documentos',
  },
  text: {
    ru: `Подойдут .jpg и .png до 32 МБ: цветные, без бликов, все углы в кадре.
      - паспорт или удостоверение, обе стороны
      - карта: видны имя, первые шесть и последние четыре цифры, CVV закрыт
      - кошелёк: снимок страницы с номером и именем
      Проверка занимает до двух часов. Карту и кошелёк можно подтвердить после первого депозита этим способом.`,
    en: `Send .jpg or .png files of up to 32 MB: in colour, without glare, with all corners in the picture.
      - passport or identity card, both sides
      - card: your name, the first six and last four digits visible, the CVV covered
      - wallet: a picture of the page with its number and your name
      The check takes up to two hours. A card or a wallet can be verified after the first deposit with it.`,
    it: `Vanno bene .jpg e .png fino a 32 MB: a colori, senza riflessi, con tutti gli angoli.
      - passaporto o carta d’identità, fronte e retro
      - carta: nome, prime sei e ultime quattro cifre visibili, CVV coperto
      - wallet: la pagina con numero e nome
      La verifica dura fino a due ore. Carta e wallet si verificano dopo il primo deposito.`,
    br: `Envie .jpg ou .png de até 32 MB: em cores, sem reflexo, com todos os cantos.
      - passaporte ou identidade, frente e verso
      - cartão: nome, seis primeiros e quatro últimos dígitos visíveis, CVV coberto
      - carteira: a página com número e nome
      A verificação leva até duas horas. Cartão e carteira podem ser verificados depois do primeiro depósito.`,
  },
};

export const helpPages: readonly PageDefinition[] = [responsiblePlay, helpCentre, payments, identity];
