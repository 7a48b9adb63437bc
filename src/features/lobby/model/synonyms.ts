// Other words that players use for the casino's usual categories, in all languages.
const synonyms: Readonly<Record<string, string>> = {
  slots: 'слот автоматы slot machine machines caça níqueis',
  crash_games: 'краш ракета самолёт crash aereo aviãozinho foguete',
  buy_games: 'бонуска bonus buy compra bônus',
  jackpot_games: 'джекпот jackpot acumulado',
  table: 'стол table tavolo mesa',
  live: 'лайв живые дилеры live dealer croupier dal vivo ao vivo',
  roulette: 'рулетка roulette roleta',
  blackjack: 'блэкджек блекджек очко двадцать одно 21 black jack vinte e um',
  baccarat: 'баккара бакара baccarà bacará punto banco',
  poker: 'покер холдем holdem pôquer',
  bingo: 'бинго лото lotto tombola',
  scratch: 'скретч лотерея лотерейные scratch gratta e vinci raspadinha',
  fishing: 'рыбалка рыба fish pesca pesci peixe',
  fruits: 'фрукты fruit frutta frutas',
};

export const synonymsOf = (slug: string): string =>
  Object.hasOwn(synonyms, slug) ? (synonyms[slug] ?? '') : '';
