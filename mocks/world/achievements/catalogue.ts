import type { GiftName } from '../gifts/catalogue.ts';
import type { LocalText } from '../settings.ts';

/** The kind of real-money rounds that an achievement counts. */
export type AchievementMeasure =
  | 'rounds'
  | 'new_games'
  | 'wins'
  | 'big_wins'
  | 'crash_rounds'
  | 'roulette_rounds'
  | 'night_rounds';

export interface AchievementDefinition {
  id: number;
  picture: string;
  measure: AchievementMeasure;
  target: number;
  title: LocalText;
  description: LocalText;
  reward: GiftName;
}

type Words = readonly [ru: string, en: string, it: string, br: string];
const textOf = ([ru, en, it, br]: Words): LocalText => ({ ru, en, it, br });

const row = (
  id: number,
  picture: string,
  measure: AchievementMeasure,
  target: number,
  title: Words,
  description: Words,
  reward: GiftName,
): AchievementDefinition => ({
  id,
  picture,
  measure,
  target,
  title: textOf(title),
  description: textOf(description),
  reward,
});

export const achievements: readonly AchievementDefinition[] = [
  row(
    1,
    'first-steps',
    'rounds',
    1,
    ['Первый шаг', 'First step', 'Primo passo', 'Primeiro passo'],
    [
      'Сыграй один раунд на деньги',
      'Play one round for real money',
      'Gioca una partita con soldi veri',
      'Jogue uma rodada valendo',
    ],
    'spins20',
  ),
  row(
    2,
    'warm-up',
    'rounds',
    100,
    ['Разминка', 'Warm-up', 'Riscaldamento', 'Aquecimento'],
    ['Сыграй 100 раундов', 'Play 100 rounds', 'Gioca 100 partite', 'Jogue 100 rodadas'],
    'spins20',
  ),
  row(
    3,
    'marathon',
    'rounds',
    5_000,
    ['Марафон', 'Marathon', 'Maratona', 'Maratona'],
    ['Сыграй 5\u00a0000 раундов', 'Play 5,000 rounds', 'Gioca 5.000 partite', 'Jogue 5.000 rodadas'],
    'compoints500',
  ),
  row(
    4,
    'curious',
    'new_games',
    10,
    ['Любопытство', 'Curiosity', 'Curiosità', 'Curiosidade'],
    [
      'Попробуй 10 разных игр',
      'Try 10 different games',
      'Prova 10 giochi diversi',
      'Experimente 10 jogos diferentes',
    ],
    'spins20',
  ),
  row(
    5,
    'collector',
    'new_games',
    100,
    ['Коллекция', 'Collection', 'Collezione', 'Coleção'],
    [
      'Попробуй 100 разных игр',
      'Try 100 different games',
      'Prova 100 giochi diversi',
      'Experimente 100 jogos diferentes',
    ],
    'compoints500',
  ),
  row(
    6,
    'lucky-start',
    'wins',
    10,
    ['Полоса везения', 'Lucky streak', 'Colpo di fortuna', 'Maré de sorte'],
    ['Выиграй в 10 раундах', 'Win 10 rounds', 'Vinci 10 partite', 'Ganhe 10 rodadas'],
    'spins20',
  ),
  row(
    7,
    'streak',
    'wins',
    250,
    ['В ударе', 'On a roll', 'In gran forma', 'Embalado'],
    ['Выиграй в 250 раундах', 'Win 250 rounds', 'Vinci 250 partite', 'Ganhe 250 rodadas'],
    'experience200',
  ),
  row(
    8,
    'big-game',
    'big_wins',
    1,
    ['Крупная добыча', 'Big catch', 'Preda grossa', 'Peixe grande'],
    [
      'Выиграй в 50 раз больше ставки',
      'Win 50 times your bet',
      'Vinci 50 volte la puntata',
      'Ganhe 50 vezes a aposta',
    ],
    'spins50',
  ),
  row(
    9,
    'sniper',
    'big_wins',
    10,
    ['В яблочко', 'Bullseye', 'Centro perfetto', 'Na mosca'],
    [
      '10 раз выиграй в 50 раз больше ставки',
      'Win 50 times your bet, 10 times',
      'Vinci 50 volte la puntata, per 10 volte',
      'Ganhe 50 vezes a aposta, 10 vezes',
    ],
    'cash2000',
  ),
  row(
    10,
    'take-off',
    'crash_rounds',
    25,
    ['На взлёт', 'Take-off', 'Decollo', 'Decolagem'],
    [
      'Сыграй 25 раундов в краш-играх',
      'Play 25 rounds in crash games',
      'Gioca 25 partite ai crash game',
      'Jogue 25 rodadas em jogos crash',
    ],
    'spins20',
  ),
  row(
    11,
    'round-table',
    'roulette_rounds',
    37,
    ['Все числа', 'Every number', 'Tutti i numeri', 'Todos os números'],
    [
      'Сыграй 37 раундов в рулетку',
      'Play 37 rounds of roulette',
      'Gioca 37 partite alla roulette',
      'Jogue 37 rodadas de roleta',
    ],
    'experience200',
  ),
  row(
    12,
    'night-owl',
    'night_rounds',
    50,
    ['Ночная сова', 'Night owl', 'Gufo notturno', 'Coruja'],
    [
      'Сыграй 50 раундов с 00:00 до 05:00 UTC',
      'Play 50 rounds between 00:00 and 05:00 UTC',
      'Gioca 50 partite tra le 00:00 e le 05:00 UTC',
      'Jogue 50 rodadas entre 00:00 e 05:00 UTC',
    ],
    'spins50',
  ),
];
