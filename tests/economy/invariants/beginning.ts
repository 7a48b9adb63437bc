// Rules for a new world.
import type { Tournament, TournamentPrize, TournamentSeries } from '#mocks/generated/model/index.ts';
import type { Model } from '../model.ts';

/** A bonus owes exactly its wagering multiple. */
function checkOwed(model: Model): void {
  for (const { state, amount = 0, wager = 0, wagerTarget, type } of model.gifts)
    if (state === 'activated' && wagerTarget !== undefined)
      model.require(
        "a bonus's wagering is its amount times its multiplier",
        wagerTarget === amount * wager,
        () => `${type} of ${amount} x${wager} asks for ${wagerTarget}, not ${amount * wager}`,
      );
}

/** Each place wins more than the next one. */
function checkPrizes(model: Model, slug: string, prizes: readonly TournamentPrize[]): void {
  const money = prizes.map((prize) => prize.money?.[model.who.currency] ?? 0);
  const text = (): string =>
    `${slug}: ${prizes.map(({ from, to }, index) => `${from}-${to}: ${money[index]}`).join(', ')}`;
  model.require(
    'a later place has a smaller prize',
    money.every((sum, index) => index === 0 || sum < (money[index - 1] ?? 0)),
    text,
  );
  model.require('every place of a prize table has a prize', !money.includes(0), text);
  model.require(
    'a prize table has no gaps between its places',
    prizes.every(({ from, to }, index) => from === (prizes[index - 1]?.to ?? 0) + 1 && to >= from),
    text,
  );
}

const looked = new Set<string>();

/** Checks a brand's tables once, because they are the same for all players. */
function checkTables(model: Model): void {
  const { brand } = model.who;
  if (looked.has(brand)) return;
  for (const page of [1, 2]) {
    const path = `/json-api/v2/tournaments?page=${page}&limit=40`;
    const { data } = model.casino.get<{ data: Tournament[] }>(path).json;
    for (const { slug, prizes = [] } of data) checkPrizes(model, slug, prizes);
  }
  const { data } = model.casino.get<{ data: TournamentSeries[] }>('/json-api/tournament-series').json;
  for (const { slug, prizes = [] } of data) checkPrizes(model, slug, prizes);
  looked.add(brand);
}

export function checkBeginning(model: Model): void {
  checkOwed(model);
  checkTables(model);
}
