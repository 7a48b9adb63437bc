// How things work.
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
    ru: `Игра — это отдых, за который платят, а не заработок. Решай заранее, сколько времени и денег на неё отвести.
      # Что можно сделать в профиле
      - поставить лимит депозитов на день, неделю и месяц: снижение действует сразу, повышение — через 24 часа
      - включить напоминание о времени игры
      - взять перерыв от одного дня до шести недель
      - закрыть себе доступ на полгода, год, пять лет или навсегда
      # Проверь себя
      - ты играешь, чтобы вернуть проигранное?
      - ты скрываешь игру от близких?
      - ты занимаешь деньги на ставки?
      Если хотя бы раз ответ «да», возьми перерыв и поговори с кем-нибудь. Поддержка поможет: <a href="mailto:{support}">{support}</a>.`,
    en: `Playing is fun that you pay for, and no way to earn. Decide beforehand how much time and money it may take.
      # What you can do in your profile
      - set deposit limits for a day, a week and a month: a lower one holds at once, a higher one after 24 hours
      - switch on a reminder of the time you play
      - take a break of one day to six weeks
      - shut yourself out for half a year, a year, five years or for ever
      # Ask yourself
      - do you play to win back what you lost?
      - do you hide it from those close to you?
      - do you borrow money for bets?
      If one answer is yes, take a break and talk to somebody. Support helps: <a href="mailto:{support}">{support}</a>.`,
    it: `Giocare è un divertimento che si paga, non un modo di guadagnare. Decidi prima quanto tempo e denaro dedicarci.
      # Cosa puoi fare nel profilo
      - impostare limiti di deposito per giorno, settimana e mese: uno più basso vale subito, uno più alto dopo 24 ore
      - attivare un promemoria del tempo di gioco
      - prenderti una pausa da un giorno a sei settimane
      - escluderti per sei mesi, un anno, cinque anni o per sempre
      # Chiediti
      - giochi per rifarti delle perdite?
      - lo nascondi a chi ti è vicino?
      - chiedi prestiti per giocare?
      Se una risposta è sì, prenditi una pausa e parlane con qualcuno. L’assistenza ti aiuta: <a href="mailto:{support}">{support}</a>.`,
    br: `Jogar é uma diversão paga, não um jeito de ganhar a vida. Decida antes quanto tempo e dinheiro isso pode levar.
      # O que dá para fazer no perfil
      - definir limites de depósito por dia, semana e mês: um menor vale na hora, um maior depois de 24 horas
      - ligar um lembrete do tempo de jogo
      - fazer uma pausa de um dia a seis semanas
      - bloquear seu acesso por seis meses, um ano, cinco anos ou para sempre
      # Pergunte a si
      - você joga para recuperar o que perdeu?
      - você esconde isso de quem está perto?
      - você pega dinheiro emprestado para apostar?
      Se uma resposta for sim, faça uma pausa e converse com alguém. O suporte ajuda: <a href="mailto:{support}">{support}</a>.`,
  },
};

const help: PageDefinition = {
  slug: 'help',
  isHidden: false,
  title: { ru: 'Помощь', en: 'Help', it: 'Aiuto', br: 'Ajuda' },
  text: {
    ru: `# Не приходит код
      Подожди 35 секунд и запроси новый. Если кодов было слишком много, пауза продлится пять минут.
      # Игра не запускается
      Обнови страницу и закрой её в других вкладках: одна и та же игра на деньги идёт только в одном окне.
      # Депозит не дошёл
      Обычно это минуты. Если прошёл час, пришли в чат чек из банка.
      # Выплата ждёт
      Проверь, отыгран ли бонус и подтверждена ли личность. Остальное — за нами, до суток.
      # Забыт пароль
      Восстанови его на странице <a href="/remind">входа</a> по почте или телефону.`,
    en: `# No code arrives
      Wait 35 seconds and ask for another. After too many codes there is a pause of five minutes.
      # A game does not start
      Reload the page and close it in other tabs: the same game for money runs in one window only.
      # A deposit has not arrived
      Mostly it takes minutes. After an hour, send the receipt of your bank to the chat.
      # A payout waits
      See whether your bonus is wagered and you are verified. The rest is on us, within a day.
      # Forgotten password
      Get a new one <a href="/remind">here</a>, by e-mail or phone.`,
    it: `# Il codice non arriva
      Aspetta 35 secondi e chiedine un altro. Dopo troppi codici c’è una pausa di cinque minuti.
      # Un gioco non parte
      Ricarica la pagina e chiudila nelle altre schede: lo stesso gioco con soldi veri gira in una sola finestra.
      # Il deposito non è arrivato
      Di solito bastano minuti. Dopo un’ora, manda in chat la ricevuta della banca.
      # Il prelievo è in attesa
      Guarda se il bonus è sbloccato e l’identità verificata. Al resto pensiamo noi, entro un giorno.
      # Password dimenticata
      Creane una nuova <a href="/remind">qui</a>, via e-mail o telefono.`,
    br: `# O código não chega
      Espere 35 segundos e peça outro. Depois de muitos códigos há uma pausa de cinco minutos.
      # O jogo não abre
      Recarregue a página e feche-a em outras abas: o mesmo jogo valendo roda em uma só janela.
      # O depósito não chegou
      Em geral leva minutos. Depois de uma hora, mande o comprovante do banco no chat.
      # O saque está esperando
      Veja se o bônus foi liberado e se sua identidade foi verificada. O resto é com a gente, em até um dia.
      # Esqueceu a senha
      Crie outra <a href="/remind">aqui</a>, por e-mail ou telefone.`,
  },
};

const payments: PageDefinition = {
  slug: 'payments',
  isHidden: false,
  title: { ru: 'Платежи', en: 'Payments', it: 'Pagamenti', br: 'Pagamentos' },
  text: {
    ru: `| Способ | Депозит от | Выплата от | Срок выплаты
      | Банковская карта | {deposit} | {payout} | до суток
      | Банковский перевод | {deposit} | {payout} | 1–3 дня
      | Электронный кошелёк | {deposit} | {payout} | до часа
      Комиссию карт за депозит мы возвращаем кешбэком; у некоторых способов есть своя комиссия — она видна до оплаты.
      Выплата идёт на ту карту или кошелёк, с которых был депозит.`,
    en: `| Method | Deposit from | Payout from | Time of a payout
      | Bank card | {deposit} | {payout} | up to a day
      | Bank transfer | {deposit} | {payout} | 1 to 3 days
      | E-wallet | {deposit} | {payout} | up to an hour
      Card fees of a deposit come back as cashback; some methods have a fee of their own, which you see before you pay.
      A payout goes to the card or wallet that the deposit came from.`,
    it: `| Metodo | Deposito da | Prelievo da | Tempi del prelievo
      | Carta | {deposit} | {payout} | entro un giorno
      | Bonifico | {deposit} | {payout} | da 1 a 3 giorni
      | Portafoglio elettronico | {deposit} | {payout} | entro un’ora
      Le commissioni della carta tornano come cashback; alcuni metodi ne hanno una propria, che vedi prima di pagare.
      Il prelievo va sulla carta o sul portafoglio da cui è arrivato il deposito.`,
    br: `| Método | Depósito a partir de | Saque a partir de | Prazo do saque
      | Cartão | {deposit} | {payout} | até um dia
      | Transferência | {deposit} | {payout} | de 1 a 3 dias
      | Carteira digital | {deposit} | {payout} | até uma hora
      As taxas do cartão voltam como cashback; alguns métodos têm taxa própria, que aparece antes do pagamento.
      O saque vai para o cartão ou a carteira de onde veio o depósito.`,
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
      - карта: видны первые шесть и последние четыре цифры, CVV закрыт
      - кошелёк: снимок страницы с номером и именем
      Проверка занимает до двух часов. Карту и кошелёк можно подтвердить после первого депозита с них.`,
    en: `Send .jpg or .png of up to 32 MB: in colour, without glare, all corners in the picture.
      - passport or identity card, both sides
      - card: the first six and last four digits are seen, the CVV is covered
      - wallet: a picture of the page with number and name
      The check takes up to two hours. A card or a wallet can be verified after the first deposit with it.`,
    it: `Vanno bene .jpg e .png fino a 32 MB: a colori, senza riflessi, con tutti gli angoli.
      - passaporto o carta d’identità, fronte e retro
      - carta: si vedono le prime sei e le ultime quattro cifre, il CVV è coperto
      - portafoglio: la pagina con numero e nome
      La verifica dura fino a due ore. Carta e portafoglio si verificano dopo il primo deposito.`,
    br: `Envie .jpg ou .png de até 32 MB: em cores, sem reflexo, com todos os cantos.
      - passaporte ou identidade, frente e verso
      - cartão: os seis primeiros e os quatro últimos dígitos visíveis, CVV coberto
      - carteira: a página com número e nome
      A verificação leva até duas horas. Cartão e carteira podem ser verificados depois do primeiro depósito.`,
  },
};

export const helpPages: readonly PageDefinition[] = [responsiblePlay, help, payments, identity];
