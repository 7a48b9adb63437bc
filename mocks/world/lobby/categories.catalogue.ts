// The lobby's categories: their names in four locales and which games they contain.
import type { LocalText } from '../settings.ts';
import { collection } from '../catalogue.ts';
import { gamesOf } from './games.catalogue.ts';
import type { Game } from '../../generated/model/index.ts';

export interface CategoryDefinition {
  slug: string;
  name: LocalText;
  showInLobby: boolean;
}

const row = (
  slug: string,
  ru: string,
  en: string,
  it: string,
  br: string,
  showInLobby = false,
): CategoryDefinition => ({
  slug,
  name: { ru, en, it, br },
  showInLobby,
});

export const categories: readonly CategoryDefinition[] = [
  row('recommended', 'Рекомендуем', 'Recommended', 'Consigliati', 'Recomendados', true),
  row('top', 'Топ', 'Top', 'Top', 'Top', true),
  row('newgames', 'Новинки', 'New', 'Novità', 'Novos', true),
  row('otygrat_bonus', 'Отыграть бонус', 'Wager your bonus', 'Sblocca il bonus', 'Cumprir o rollover', true),
  row('slots', 'Слоты', 'Slots', 'Slot', 'Slots', true),
  row('crash_games', 'Краш-игры', 'Crash games', 'Crash game', 'Jogos crash'),
  row('buy_games', 'Покупка бонуса', 'Bonus buy', 'Acquisto bonus', 'Compra de bônus'),
  row('jackpot_games', 'Джекпоты', 'Jackpots', 'Jackpot', 'Jackpots', true),
  row('table', 'Настольные игры', 'Table games', 'Giochi da tavolo', 'Jogos de mesa'),
  row('live', 'Лайв-игры', 'Live games', 'Dal vivo', 'Ao vivo', true),
  row('roulette', 'Рулетка', 'Roulette', 'Roulette', 'Roleta'),
  row('blackjack', 'Блэкджек', 'Blackjack', 'Blackjack', 'Blackjack'),
  row('baccarat', 'Баккара', 'Baccarat', 'Baccarà', 'Bacará'),
  row('poker', 'Покер', 'Poker', 'Poker', 'Pôquer'),
  row('bingo', 'Бинго', 'Bingo', 'Bingo', 'Bingo'),
  row('scratch', 'Скретч-карты', 'Scratch cards', 'Gratta e vinci', 'Raspadinhas'),
  row('fishing', 'Рыбалка', 'Fishing', 'Pesca', 'Pesca'),
  row('fruits', 'Фрукты', 'Fruits', 'Frutta', 'Frutas'),
  row('adventure', 'Приключения', 'Adventure', 'Avventura', 'Aventura'),
  row('animals', 'Животные', 'Animals', 'Animali', 'Animais'),
  row('space', 'Космос', 'Space', 'Spazio', 'Espaço'),
  row('ocean', 'Океан', 'Ocean', 'Oceano', 'Oceano'),
  row('wagering', 'Для отыгрыша', 'For wagering', 'Validi per il bonus', 'Para o rollover'),
  row('allgames', 'Все игры', 'All games', 'Tutti i giochi', 'Todos os jogos'),
];

/** The games of each category, most played first (`newgames`: newest first). */
export const gamesByCategoryOf = collection(
  'gamesByCategory',
  (catalogue): ReadonlyMap<string, readonly Game[]> => {
    const lists = new Map<string, Game[]>(categories.map(({ slug }) => [slug, []]));
    for (const game of gamesOf(catalogue)) {
      lists.get('allgames')?.push(game);
      for (const slug of game.categories ?? []) lists.get(slug)?.push(game);
    }
    for (const [slug, games] of lists) {
      if (slug === 'newgames')
        games.sort((one, other) => (other.addedAt ?? '').localeCompare(one.addedAt ?? ''));
      else games.sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0));
    }
    return lists;
  },
);
