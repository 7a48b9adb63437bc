// Rules that a new world must follow.
import type { Tournament, TournamentPrize, TournamentSeries } from '#mocks/generated/model/index.ts';
import type { Model } from '../model.ts';

/** The amount to wager is the bonus times its wagering multiple. */
function checkOwed(model: Model): void {
  for (const { state, amount = 0, wager = 0, wagerTarget, type } of model.gifts)
    if (state === 'activated' && wagerTarget !== undefined)
      model.require(
        "a bonus's wagering is its amount times its multiplier",
        wagerTarget === amount * wager,
        () => `${type} of ${amount} x${wager} asks for ${wagerTarget}, not ${amount * wager}`,
      );
}

/**
 * The prize of each place is worth more than that of the next place. A gift counts with its value before
 * wagering.
 */
function checkPrizes(model: Model, slug: string, prizes: readonly TournamentPrize[]): void {
  const worth = prizes.map((prize) => prize.worth ?? 0);
  const text = (): string =>
    `${slug}: ${prizes.map(({ from, to }, index) => `${from}-${to}: ${worth[index]}`).join(', ')}`;
  model.require(
    'a prize of money is worth its money',
    prizes.every(({ money, worth: stated }) => !money || money[model.who.currency] === stated),
    text,
  );
  model.require(
    'a later place has a smaller prize',
    worth.every((sum, index) => index === 0 || sum < (worth[index - 1] ?? 0)),
    text,
  );
  model.require('every place of a prize table has a prize', !worth.includes(0), text);
  model.require(
    'a prize table has no gaps between its places',
    prizes.every(({ from, to }, index) => from === (prizes[index - 1]?.to ?? 0) + 1 && to >= from),
    text,
  );
}

const prizeSums = new Map<string, ReadonlySet<number>>();

function notePrizes(model: Model, reference: string, prizes: readonly TournamentPrize[]): void {
  const { brand, currency } = model.who;
  prizeSums.set(`${brand}/${reference}`, new Set(prizes.map(({ money }) => money?.[currency] ?? 0)));
}

/**
 * Whether a tournament or series has a prize of this sum.
 * @param reference `tournament-12` or `series-3`
 */
export function isPrize({ who }: Model, reference: string, sum: number): boolean {
  return prizeSums.get(`${who.brand}/${reference}`)?.has(sum) === true;
}

const looked = new Set<string>();

/** Checks the tables of prizes once per brand, because they are the same for all players. */
function checkTables(model: Model): void {
  const { brand } = model.who;
  if (looked.has(brand)) return;
  for (const page of [1, 2]) {
    const path = `/json-api/v2/tournaments?page=${page}&limit=40`;
    const { data } = model.casino.get<{ data: Tournament[] }>(path).json;
    for (const { id, slug, prizes = [] } of data) {
      checkPrizes(model, slug, prizes);
      notePrizes(model, `tournament-${id}`, prizes);
    }
  }
  const { data } = model.casino.get<{ data: TournamentSeries[] }>('/json-api/tournament-series').json;
  for (const { id, slug, prizes = [] } of data) {
    checkPrizes(model, slug, prizes);
    notePrizes(model, `series-${id}`, prizes);
  }
  looked.add(brand);
}

export function checkBeginning(model: Model): void {
  checkOwed(model);
  checkTables(model);
}
