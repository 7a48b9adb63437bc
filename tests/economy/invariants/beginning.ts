// What has to be true of a world before anybody has done anything.
import type { Tournament, TournamentPrize, TournamentSeries } from '#mocks/generated/model/index.ts';
import type { Model } from '../model.ts';

/** A bonus is owed as often as its wager says, and no more. */
function checkOwed(model: Model): void {
  for (const { state, amount = 0, wager = 0, wagerTarget, type } of model.gifts)
    if (state === 'activated' && wagerTarget !== undefined)
      model.require(
        'a bonus is wagered as often as it says',
        wagerTarget === amount * wager,
        () => `${type} of ${amount} x${wager} asks for ${wagerTarget}, not ${amount * wager}`,
      );
}

/** Each place gets more than the one after it, and no sum is listed twice. */
function checkPrizes(model: Model, slug: string, prizes: readonly TournamentPrize[]): void {
  const money = prizes.map((prize) => prize.money?.[model.who.currency] ?? 0);
  const text = (): string =>
    `${slug}: ${prizes.map(({ from, to }, index) => `${from}-${to}: ${money[index]}`).join(', ')}`;
  model.require(
    'prizes fall from place to place',
    money.every((sum, index) => index === 0 || sum < (money[index - 1] ?? 0)),
    text,
  );
  model.require('every place with a prize gets one', !money.includes(0), text);
  model.require(
    'places of a prize table follow each other',
    prizes.every(({ from, to }, index) => from === (prizes[index - 1]?.to ?? 0) + 1 && to >= from),
    text,
  );
}

const looked = new Set<string>();

/** Looks at all tables of a brand, once: they are the same for everybody. */
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
