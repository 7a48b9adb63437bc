// Descriptions for search engines. Their figures and names come from the catalogues.
import { localText } from '../sums.ts';

export const descriptions = {
  home: localText(
    '{games} от {studios} студий: слоты, рулетка, блэкджек и краш-игры. Турниры, акции и лимиты, которые ставишь себе сам. 18+',
    '{games} from {studios} studios: slots, roulette, blackjack and crash games. Tournaments, promotions, and limits you set yourself. 18+',
    '{games} di {studios} studi: slot, roulette, blackjack e crash game. Tornei, promozioni e limiti che decidi tu. 18+',
    '{games} de {studios} estúdios: slots, roleta, blackjack e jogos crash. Torneios, promoções e limites que você mesmo define. 18+',
  ),
  games: localText(
    '{name} на {brand}: {games}. Чаще всего играют в {top}.',
    '{name} at {brand}: {games}. Most played: {top}.',
    '{name} su {brand}: {games}. I più giocati: {top}.',
    '{name} na {brand}: {games}. Os mais jogados: {top}.',
  ),
  newGames: localText(
    '{name} на {brand}: {games}. Вышли последними: {top}.',
    '{name} at {brand}: {games}. The latest: {top}.',
    '{name} su {brand}: {games}. Gli ultimi arrivi: {top}.',
    '{name} na {brand}: {games}. Os últimos lançamentos: {top}.',
  ),
  game: localText(
    '{name} от {producer}: возврат игроку — {rtp}, ставки от {min}.',
    '{name} by {producer}: {rtp} return to player, bets from {min}.',
    '{name} di {producer}: ritorno al giocatore del {rtp}, puntate da {min}.',
    '{name} da {producer}: retorno ao jogador de {rtp}, apostas a partir de {min}.',
  ),
  demo: localText(
    'Можно попробовать бесплатно.',
    'Free demo available.',
    'Si può provare gratis.',
    'Dá para testar de graça.',
  ),
  tournaments: localText(
    'Турниры {brand} с призовым фондом до {fund}: очки дают за сумму ставок, выигрышей или множителей либо за лучший множитель.',
    'Tournaments at {brand} with prize funds of up to {fund}: score by total bets, wins or multipliers, or by your best multiplier.',
    'Tornei su {brand} con montepremi fino a {fund}: contano la somma di puntate, vincite o moltiplicatori, oppure il miglior moltiplicatore.',
    'Torneios na {brand} com prêmios de até {fund}: vale a soma das apostas, dos ganhos ou dos multiplicadores, ou o melhor multiplicador.',
  ),
  tournament: localText(
    '{name}: призовой фонд {fund}, призовых мест — {prizes}, в зачёт идут {games}. Места распределяются {mechanic}.',
    '{name}: a prize fund of {fund} for {prizes} places. {games} count, and players are ranked {mechanic}.',
    '{name}: montepremi di {fund} per {prizes} posti. Contano {games}, con classifica {mechanic}.',
    '{name}: {fund} em prêmios para {prizes} lugares. Valem {games}, com classificação {mechanic}.',
  ),
  tournamentGames: localText(
    '{name}: в зачёт идут {games}. Среди них — {top}.',
    '{name}: {games} count in this tournament, {top} among them.',
    '{name}: in questo torneo contano {games}, tra cui {top}.',
    '{name}: neste torneio valem {games}, entre eles {top}.',
  ),
  series: localText(
    '{name}: очки всех турниров серии складываются. Призовой фонд серии — {fund}, призовых мест — {prizes}.',
    '{name}: points from all tournaments of the series add up. The series pays {fund} to {prizes} places.',
    '{name}: i punti di tutti i tornei della serie si sommano. In palio {fund} per {prizes} posti.',
    '{name}: os pontos de todos os torneios da série se somam. São {fund} em prêmios para {prizes} lugares.',
  ),
  promotions: localText(
    'Лотереи, обмен очков на призы и бонусы {brand}: {top} и другие акции.',
    'Draws, prizes for points, and bonuses at {brand}: {top} and other promotions.',
    'Estrazioni, premi in cambio di punti e bonus di {brand}: {top} e altre promozioni.',
    'Sorteios, troca de pontos por prêmios e bônus da {brand}: {top} e outras promoções.',
  ),
  login: localText(
    'Вход в {brand} по телефону или почте.',
    'Log in to {brand} by phone or e-mail.',
    'Accedi a {brand} con telefono o email.',
    'Entre na {brand} por telefone ou e-mail.',
  ),
  registration: localText(
    'Регистрация в {brand} по телефону или почте. Бонус на первые депозиты — до {welcome}. 18+',
    'Sign up at {brand} by phone or e-mail. Bonuses of up to {welcome} on your first deposits. 18+',
    'Registrati su {brand} con telefono o email. Bonus fino a {welcome} sui primi depositi. 18+',
    'Cadastre-se na {brand} por telefone ou e-mail. Bônus de até {welcome} nos primeiros depósitos. 18+',
  ),
} as const;

export const titles = {
  home: localText(
    'Слоты, турниры и акции',
    'Slots, tournaments and promotions',
    'Slot, tornei e promozioni',
    'Slots, torneios e promoções',
  ),
  promo: localText('Акции', 'Promotions', 'Promozioni', 'Promoções'),
  tournaments: localText('Турниры', 'Tournaments', 'Tornei', 'Torneios'),
  login: localText('Вход', 'Log in', 'Accedi', 'Entrar'),
  registration: localText('Регистрация', 'Sign up', 'Registrati', 'Cadastro'),
  compoints: localText('Компоинты', 'Compoints', 'Compoint', 'Compoints'),
} as const;

/** Forms of the word 'game', by the plural categories of `Intl.PluralRules`. */
export const gameForms = {
  ru: { one: 'игра', few: 'игры', many: 'игр', other: 'игры' },
  en: { one: 'game', other: 'games' },
  it: { one: 'gioco', other: 'giochi' },
  br: { one: 'jogo', other: 'jogos' },
} as const;
