import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import type { TextId } from '#mocks/pages/games/shared/texts.ts';
import { numberOf, ProviderError } from '#mocks/pages/shared/provider.ts';
import {
  rouletteKinds,
  rouletteLimits,
  type RouletteKind,
  type RouletteLimit,
} from '#mocks/world/game-frame/roulette.rules.ts';

/** Names for the kinds of bets. Kinds with equal limits and payouts share a name. */
const nameOf = {
  number: 'betNumber',
  dozen: 'betDozen',
  red: 'betColour',
  black: 'betColour',
  even: 'betParity',
  odd: 'betParity',
  low: 'betHalf',
  high: 'betHalf',
} as const satisfies Record<RouletteKind, TextId>;

type Speaker = Pick<Game, 'say' | 'money'>;

/** Tells the player which limit a refused bet breaks. */
export function limitText({ say, money }: Speaker, { kind, min, max }: RouletteLimit): string {
  return say('bet_out_of_limits', { place: say(nameOf[kind]), min: money(min), max: money(max) });
}

/** The limit that a refused bet breaks; undefined for other errors. */
export function refusedLimit(error: unknown): RouletteLimit | undefined {
  if (!(error instanceof ProviderError) || error.code !== 'bet_out_of_limits') return undefined;
  const { data } = error;
  const kind = rouletteKinds.find((one) => one === data['kind']);
  if (!kind) return undefined;
  return { kind, min: numberOf(data, 'min'), max: numberOf(data, 'max'), payout: numberOf(data, 'payout') };
}

/** A table of bets with their limits and payouts, and the rules of the wheel. */
export function limitsPanel({ say, money, bets }: Pick<Game, 'say' | 'money' | 'bets'>): HTMLElement {
  const rows = new Map(rouletteLimits(bets).map((limit) => [nameOf[limit.kind], limit]));
  const cells = (name: 'th' | 'td', texts: readonly string[]): HTMLElement[] =>
    texts.map((text) => make(name, {}, text));
  const row = ([name, { min, max, payout }]: [TextId, RouletteLimit]): HTMLElement =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, say(name)),
      ...cells('td', [
        say('range', { min: money(min), max: money(max) }),
        say('ratio', { ratio: payout - 1 }),
      ]),
    );
  return make(
    'div',
    { class: 'limits' },
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make('tr', {}, ...cells('th', [say('limitBet'), say('limitRange'), say('limitPays')])),
      ),
      make('tbody', {}, ...[...rows].map(row)),
    ),
    make('p', {}, say('limitsHint')),
    make('p', {}, say('rouletteRules')),
  );
}
