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
    ru: `До <b>{welcome}</b> на первые пять депозитов.
      | Депозит | Бонус | Вейджер
      | Первый | 100 % | x30
      | Второй | 75 % | x30
      | Третий | 50 % | x35
      | Четвёртый | 50 % | x35
      | Пятый | 100 % | x40
      # Как получить
      - выбери бонус в <a href="/cashbox">кассе</a> перед оплатой
      - играй в слоты из раздела <a href="/games/otygrat_bonus">«Отыграть бонус»</a>
      - отыграй за 14 дней — и деньги твои
      # Что важно знать
      - подарок следующего депозита приходит после предыдущего
      - депозит — от {giftDeposit}
      - бонус не больше: {caps}
      - пока бонус не отыгран, вывод закрыт; от бонуса можно отказаться`,
    en: `Up to <b>{welcome}</b> on your first five deposits.
      | Deposit | Bonus | Wagering
      | First | 100% | x30
      | Second | 75% | x30
      | Third | 50% | x35
      | Fourth | 50% | x35
      | Fifth | 100% | x40
      # How to get it
      - choose the bonus in the <a href="/cashbox">cashier</a> before you pay
      - play the slots in <a href="/games/otygrat_bonus">Wager your bonus</a>
      - wager it within 14 days, and the money is yours
      # Good to know
      - the gift of the next deposit comes after the one before it
      - deposit at least {giftDeposit}
      - a bonus is at most: {caps}
      - you can’t withdraw until the bonus is wagered; you can give it up`,
    it: `Fino a <b>{welcome}</b> sui primi cinque depositi.
      | Deposito | Bonus | Requisito di puntata
      | Primo | 100% | x30
      | Secondo | 75% | x30
      | Terzo | 50% | x35
      | Quarto | 50% | x35
      | Quinto | 100% | x40
      # Come ottenerlo
      - scegli il bonus in <a href="/cashbox">cassa</a> prima di pagare
      - gioca alle slot di <a href="/games/otygrat_bonus">Sblocca il bonus</a>
      - sbloccalo entro 14 giorni e il denaro è tuo
      # Da sapere
      - il regalo del deposito successivo arriva dopo quello precedente
      - deposita almeno {giftDeposit}
      - un bonus vale al massimo: {caps}
      - non puoi prelevare finché il bonus non è sbloccato; puoi rinunciarci`,
    br: `Até <b>{welcome}</b> nos cinco primeiros depósitos.
      | Depósito | Bônus | Rollover
      | Primeiro | 100% | x30
      | Segundo | 75% | x30
      | Terceiro | 50% | x35
      | Quarto | 50% | x35
      | Quinto | 100% | x40
      # Como receber
      - escolha o bônus no <a href="/cashbox">caixa</a> antes de pagar
      - jogue os slots de <a href="/games/otygrat_bonus">Cumprir o rollover</a>
      - cumpra o rollover em 14 dias e o dinheiro é seu
      # Bom saber
      - o presente do próximo depósito chega depois do anterior
      - deposite pelo menos {giftDeposit}
      - um bônus vale no máximo: {caps}
      - você não pode sacar até cumprir o rollover; pode abrir mão do bônus`,
  },
};

const winback: PageDefinition = {
  slug: 'winback',
  isHidden: false,
  title: { ru: 'Винбэк', en: 'Winback', it: 'Winback', br: 'Winback' },
  text: {
    ru: `Часть проигранного за неделю возвращается к тебе — без вейджера.
      # Как это работает
      - копится с понедельника по воскресенье, сумма видна в профиле
      - процент зависит от <a href="/profile/levels">уровня</a>: от 2 до 15 %
      - начисляется в понедельник утром, забрать можно до конца недели`,
    en: `Part of what you lose in a week comes back to you, with no wagering.
      # How it works
      - it builds up from Monday to Sunday; your profile shows the amount
      - the rate depends on your <a href="/profile/levels">level</a>: 2 to 15%
      - it arrives on Monday morning, and you can claim it until the end of the week`,
    it: `Una parte di quello che perdi in una settimana torna a te, senza requisito di puntata.
      # Come funziona
      - si accumula dal lunedì alla domenica; la somma è nel profilo
      - la percentuale dipende dal <a href="/profile/levels">livello</a>: dal 2 al 15%
      - arriva lunedì mattina e si riscatta entro la fine della settimana`,
    br: `Uma parte do que você perde na semana volta para você, sem rollover.
      # Como funciona
      - acumula de segunda a domingo; o valor aparece no perfil
      - a taxa depende do seu <a href="/profile/levels">nível</a>: de 2 a 15%
      - chega na segunda de manhã e pode ser resgatado até o fim da semana`,
  },
};

const compoints: PageDefinition = {
  slug: 'compoints-about',
  isHidden: false,
  title: { ru: 'О компоинтах', en: 'About compoints', it: 'Tutto sui compoint', br: 'Sobre os compoints' },
  text: {
    ru: `Компоинты начисляются за ставки в слотах и не сгорают.
      # На что их тратить
      - <a href="/compoints">обменять</a> на деньги: чем выше уровень, тем лучше курс
      - купить подарок в магазине
      - занять место в <a href="/compoints/tournaments">турнире за компоинты</a>`,
    en: `You earn compoints by betting on slots, and they never expire.
      # What they’re good for
      - <a href="/compoints">exchanging</a> for money: the higher your level, the better the rate
      - buying a gift in the shop
      - taking a seat in a <a href="/compoints/tournaments">compoint tournament</a>`,
    it: `I compoint si guadagnano giocando alle slot e non scadono.
      # A cosa servono
      - a scambiarli con <a href="/compoints">denaro</a>: più alto il livello, migliore il cambio
      - a comprare un regalo nel negozio
      - a entrare in un <a href="/compoints/tournaments">torneo a compoint</a>`,
    br: `Você ganha compoints com apostas em slots, e eles não expiram.
      # Para que servem
      - trocar por <a href="/compoints">dinheiro</a>: quanto maior o nível, melhor a cotação
      - comprar um presente na loja
      - garantir uma vaga em um <a href="/compoints/tournaments">torneio com compoints</a>`,
  },
};

const bonusTerms: PageDefinition = {
  slug: 'bonus-terms',
  isHidden: true,
  title: { ru: 'Условия бонусов', en: 'Bonus terms', it: 'Condizioni dei bonus', br: 'Termos dos bônus' },
  text: {
    ru: `- активен может быть один бонус; новый — после отыгрыша или отказа от прежнего
      - пока бонус не отыгран, вывод денег закрыт
      - ставка списывается сначала с реального баланса
      - в зачёт идут только игры с пометкой бонуса
      - если отказаться от бонуса, его остаток пропадёт, реальные деньги останутся
      - подарок действует до даты на его карточке`,
    en: `- only one bonus can be active; you can take a new one after wagering it or giving it up
      - you can’t withdraw until the bonus is wagered
      - bets use real money first
      - only games that take bonus money count
      - giving up a bonus loses what is left of it; your real money stays
      - a gift is valid until the date on its card`,
    it: `- può essere attivo un solo bonus; il prossimo dopo lo sblocco o la rinuncia
      - non puoi prelevare finché il bonus non è sbloccato
      - la puntata usa prima il denaro reale
      - contano solo i giochi che accettano il bonus
      - rinunciando a un bonus perdi ciò che ne resta; il denaro reale rimane
      - un regalo vale fino alla data sulla sua scheda`,
    br: `- só um bônus pode estar ativo; outro vem depois de cumprir o rollover ou abrir mão dele
      - você não pode sacar até cumprir o rollover
      - a aposta usa primeiro o dinheiro real
      - só contam os jogos que aceitam bônus
      - ao abrir mão de um bônus, você perde o que resta dele; o dinheiro real fica
      - um presente vale até a data indicada nele`,
  },
};

export const offerPages: readonly PageDefinition[] = [welcomeBonus, winback, compoints, bonusTerms];
