// Bonuses and loyalty.
import type { PageDefinition } from '../../markup.ts';

const welcomeBonus: PageDefinition = {
  slug: 'welcome-bonus',
  isHidden: false,
  title: {
    ru: 'Приветственный бонус',
    en: 'Welcome bonus',
    it: 'Bonus di benvenuto',
    br: 'Bônus de boas-vindas',
  },
  text: {
    ru: `До <b>{welcome}</b> за первые пять депозитов.
      | Депозит | Бонус | Вейджер
      | Первый | 100 % | x30
      | Второй | 75 % | x30
      | Третий | 50 % | x35
      | Четвёртый | 50 % | x35
      | Пятый | 100 % | x40
      # Как получить
      - выбери бонус в <a href="/cashbox">кассе</a> перед оплатой
      - играй в слоты из раздела <a href="/games/otygrat_bonus">«Отыграть бонус»</a>
      - отыграй за 14 дней — и деньги твои`,
    en: `Up to <b>{welcome}</b> for your first five deposits.
      | Deposit | Bonus | Wager
      | First | 100% | x30
      | Second | 75% | x30
      | Third | 50% | x35
      | Fourth | 50% | x35
      | Fifth | 100% | x40
      # How to get it
      - choose the bonus in the <a href="/cashbox">cashbox</a> before you pay
      - play the slots of <a href="/games/otygrat_bonus">Wager a bonus</a>
      - wager it within 14 days, and the money is yours`,
    it: `Fino a <b>{welcome}</b> per i primi cinque depositi.
      | Deposito | Bonus | Requisito
      | Primo | 100% | x30
      | Secondo | 75% | x30
      | Terzo | 50% | x35
      | Quarto | 50% | x35
      | Quinto | 100% | x40
      # Come ottenerlo
      - scegli il bonus in <a href="/cashbox">cassa</a> prima di pagare
      - gioca alle slot di <a href="/games/otygrat_bonus">Gioca il bonus</a>
      - sbloccalo in 14 giorni e il denaro è tuo`,
    br: `Até <b>{welcome}</b> nos cinco primeiros depósitos.
      | Depósito | Bônus | Requisito
      | Primeiro | 100% | x30
      | Segundo | 75% | x30
      | Terceiro | 50% | x35
      | Quarto | 50% | x35
      | Quinto | 100% | x40
      # Como receber
      - escolha o bônus no <a href="/cashbox">caixa</a> antes de pagar
      - jogue os slots de <a href="/games/otygrat_bonus">Jogar o bônus</a>
      - libere em 14 dias e o dinheiro é seu`,
  },
};

const winback: PageDefinition = {
  slug: 'winback',
  isHidden: false,
  title: { ru: 'Winback', en: 'Winback', it: 'Winback', br: 'Winback' },
  text: {
    ru: `Часть проигранного за неделю возвращается к тебе — без вейджера.
      # Как это работает
      - копится с понедельника по воскресенье, сумма видна в профиле
      - процент зависит от <a href="/profile/levels">уровня</a>: от 2 до 15 %
      - начисляется в понедельник утром, забрать можно до конца недели`,
    en: `A part of what you lose in a week comes back, without a wager.
      # How it works
      - it is collected from Monday to Sunday; your profile shows the sum
      - the rate depends on your <a href="/profile/levels">level</a>: 2 to 15%
      - it is there on Monday morning, and can be taken until the week ends`,
    it: `Una parte di quello che perdi in una settimana torna da te, senza requisiti.
      # Come funziona
      - si accumula dal lunedì alla domenica; la somma è nel profilo
      - la percentuale dipende dal <a href="/profile/levels">livello</a>: dal 2 al 15%
      - arriva lunedì mattina e si ritira entro la settimana`,
    br: `Uma parte do que você perde na semana volta para você, sem requisito.
      # Como funciona
      - acumula de segunda a domingo; o valor aparece no perfil
      - a taxa depende do seu <a href="/profile/levels">nível</a>: de 2 a 15%
      - chega na segunda de manhã e pode ser retirado até o fim da semana`,
  },
};

const compoints: PageDefinition = {
  slug: 'compoints-about',
  isHidden: false,
  title: { ru: 'О компоинтах', en: 'About compoints', it: 'I compoint', br: 'Sobre os compoints' },
  text: {
    ru: `Компоинты начисляются за ставки в слотах и не сгорают.
      # На что их тратить
      - <a href="/compoints">обменять</a> на деньги: чем выше уровень, тем лучше курс
      - купить подарок в магазине
      - занять место в <a href="/compoints/tournaments">турнире за компоинты</a>`,
    en: `You earn compoints by bets in slots, and they never end.
      # What they buy
      - <a href="/compoints">money</a>: the higher your level, the better the rate
      - a gift of the shop
      - a seat in a <a href="/compoints/tournaments">tournament for compoints</a>`,
    it: `I compoint si guadagnano giocando alle slot e non scadono.
      # A cosa servono
      - a scambiarli con <a href="/compoints">denaro</a>: più alto il livello, migliore il cambio
      - a comprare un regalo nel negozio
      - a entrare in un <a href="/compoints/tournaments">torneo a compoint</a>`,
    br: `Você ganha compoints com apostas em slots, e eles não expiram.
      # Para que servem
      - trocar por <a href="/compoints">dinheiro</a>: quanto maior o nível, melhor a taxa
      - comprar um presente na loja
      - garantir uma vaga em um <a href="/compoints/tournaments">torneio de compoints</a>`,
  },
};

const bonusTerms: PageDefinition = {
  slug: 'bonus-terms',
  isHidden: true,
  title: { ru: 'Условия бонусов', en: 'Bonus terms', it: 'Condizioni dei bonus', br: 'Termos dos bônus' },
  text: {
    ru: `- активен может быть один бонус; новый — после отыгрыша или отмены
      - ставка списывается сначала с реального баланса
      - в зачёт идут только игры с пометкой бонуса
      - отмена бонуса списывает его остаток, реальные деньги остаются
      - подарок действует до даты на его карточке`,
    en: `- one bonus can be active; a new one comes after it is wagered or cancelled
      - a bet takes real money first
      - only games that take bonus money count
      - cancelling a bonus takes what is left of it; real money stays
      - a gift holds until the date on its card`,
    it: `- può essere attivo un solo bonus; il prossimo dopo lo sblocco o l’annullamento
      - la puntata usa prima il denaro reale
      - contano solo i giochi che accettano il bonus
      - annullare un bonus ne toglie il resto; il denaro reale rimane
      - un regalo vale fino alla data sulla sua scheda`,
    br: `- só um bônus pode estar ativo; outro vem depois de liberado ou cancelado
      - a aposta usa primeiro o dinheiro real
      - só contam os jogos que aceitam bônus
      - cancelar um bônus tira o que resta dele; o dinheiro real fica
      - um presente vale até a data do cartão`,
  },
};

export const offerPages: readonly PageDefinition[] = [welcomeBonus, winback, compoints, bonusTerms];
