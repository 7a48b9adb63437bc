// Steps in promotions: joining, exchanging points, shooting ducks, giving hearts.
import fc from 'fast-check';
import type {
  DuckHuntDuck,
  DuckHuntGame,
  HighFive,
  Promo,
  PromoMembership,
  PromoParticipant,
} from '#mocks/generated/model/index.ts';
import type { Model } from '../model.ts';
import { requireNoBreak, step, withKey, type Step } from '../step.ts';

/**
 * Slugs of lotteries and exchanges, keyed by promotion id. Some promotions must be joined first, two have
 * hearts, one has ducks.
 */
const slugs: Readonly<Record<number, string>> = {
  17: 'comet-night',
  18: 'forest-fair',
  19: 'birthday',
  20: 'new-year',
  22: 'duck-season',
  25: 'last-hours',
};
const promos = [17, 18, 18, 19, 20, 22, 22, 25] as const;
const duckHunt = 5;

const prizes = new Map<string, Promo['prizes']>();

function prizesOf(model: Model, promoId: number): NonNullable<Promo['prizes']> {
  const key = `${model.who.brand}/${promoId}`;
  const known = prizes.get(key);
  if (known) return known;
  const reply = model.casino.get<{ data: Promo }>(`/json-api/actions/${slugs[promoId] ?? ''}`);
  const found = (reply.ok ? reply.json.data.prizes : undefined) ?? [];
  prizes.set(key, found);
  return found;
}

function pointsOf(model: Model, promoId: number): number {
  const reply = model.casino.get<{ data: PromoMembership }>(`/json-api/actions/${promoId}/participant`);
  return reply.ok ? reply.json.data.points : 0;
}

export const takePart = step('takePart', (model, promoId: number) => {
  const body = { action_id: promoId };
  requireNoBreak(
    model,
    'taking part in a promotion',
    model.casino.call('POST', '/json-api/actions/be_participant', { body }),
  );
});

export const exchangePrize = step(
  'exchangePrize',
  (model, promoId: number, index: number, repeats: number) => {
    const list = prizesOf(model, promoId);
    const prize = list[index % Math.max(1, list.length)];
    if (!prize) return;
    const before = pointsOf(model, promoId);
    const path = `/json-api/actions/${promoId}/prizes/${prize.id}/exchange`;
    const reply = withKey(model, repeats, 'POST', path);
    requireNoBreak(model, 'the exchange of a prize', reply);
    const spent = before - pointsOf(model, promoId);
    if (!reply.ok)
      return model.require('a refused exchange costs no points', spent === 0, () => String(spent));
    const isAdditional = prize.currencyId !== undefined && spent === 0;
    model.require(
      'a prize costs its points once',
      isAdditional || spent === (prize.price ?? 0),
      () => `${spent} of ${prize.price}`,
    );
  },
);

function placeOf(duck: DuckHuntDuck): { x: number; y: number; at: number } {
  return {
    x: Math.round((duck.fromX + duck.toX) / 2),
    y: Math.round((duck.fromY + duck.toY) / 2 + duck.sway * Math.sin((Math.PI * duck.swings) / 2)),
    at: Math.round(duck.delay + duck.duration / 2),
  };
}

export const shootDuck = step('shootDuck', (model, isAimed: boolean, repeats: number) => {
  const hunt = model.casino.get<{ data: DuckHuntGame }>(`/json-api/duck-hunt/games/${duckHunt}`);
  const duck = hunt.json?.data?.flight?.ducks[0];
  const body = duck && isAimed ? placeOf(duck) : { x: 1, y: 999, at: 1 };
  const left = hunt.json?.data?.shotsLeft ?? 0;
  const path = `/json-api/duck-hunt/games/${duckHunt}/shots`;
  const reply = withKey<{ data: { shotsLeft: number } }>(model, repeats, 'POST', path, body);
  requireNoBreak(model, 'a shot at the ducks', reply);
  if (!reply.ok) return;
  model.require('a shot costs one shot', reply.json.data.shotsLeft === left - 1, () => `${left}`);
});

export const giveHeart = step('giveHeart', (model, promoId: number, index: number) => {
  const path = `/json-api/actions/${promoId}/participants?page=1&limit=10`;
  const { json } = model.casino.get<{ items?: PromoParticipant[] }>(path);
  const items = json?.items ?? [];
  const receiver = items[index % Math.max(1, items.length)];
  if (!receiver) return;
  const body = { actionId: promoId, toUserId: receiver.userId };
  const reply = model.casino.call<{ data: HighFive }>('POST', '/json-api/high-fives', { body });
  requireNoBreak(model, 'a heart', reply);
});

const promo = fc.constantFrom(...promos);
const repeats = fc.constantFrom(0, 0, 1);

export const promoting: fc.WeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: promo.map((id) => takePart(id)) },
  { weight: 3, arbitrary: fc.tuple(promo, fc.nat({ max: 4 }), repeats).map((a) => exchangePrize(...a)) },
  { weight: 3, arbitrary: fc.tuple(fc.boolean(), repeats).map((a) => shootDuck(...a)) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(17, 19), fc.nat({ max: 9 })).map((a) => giveHeart(...a)) },
];
