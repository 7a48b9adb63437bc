import type { RoundBet, RoundRecord } from '../../generated/model/index.ts';
import { betsOf } from '../../world/game-frame/bets.catalogue.ts';
import { playInstant, type InstantRound } from '../../world/game-frame/instant.rules.ts';
import { hasBonusBuy } from '../../world/game-frame/facts.view.ts';
import { gameBySlug } from '../../world/lobby/games.catalogue.ts';
import { isInstant, kindOfGame } from '../../world/lobby/gameKinds.catalogue.ts';
import {
  brokenLimit,
  isRouletteBet,
  payRoulette,
  rouletteKinds,
  rouletteLimits,
  spinRoulette,
  type RouletteBet,
} from '../../world/game-frame/roulette.rules.ts';
import { balancesOf } from '../../world/ledger.ts';
import { unfinishedFlight } from './crash.ts';
import { bonusBuy, slotTableOf, spinBonus, spinReels } from '../../world/game-frame/slot.rules.ts';
import { known, brandCurrency, type Currency } from '../../world/settings.ts';
import {
  balanceOfRun,
  newRound,
  ProviderRefusal,
  readAmount,
  requireKind,
  settleRound,
  shownGift,
  stake,
  stakeRound,
  type ProviderCall,
} from './call.ts';
import { isRecord } from '../../core/isRecord.ts';

const maxBets = 60;

/** Whether the player has bonus money, but this game doesn't accept it. */
function refusesBonus({ run, player, world, state }: ProviderCall): boolean {
  if (run.mode === 'demo' || !player || balancesOf(state.ledger, player.id).bonus === 0) return false;
  return gameBySlug(world.catalogue, run.slug)?.allow_bonus_balance !== true;
}

function offersBonusBuy({ run, world }: ProviderCall): boolean {
  const game = gameBySlug(world.catalogue, run.slug);
  return game !== undefined && hasBonusBuy(game);
}

const currencyOf = ({ player, brand }: ProviderCall): Currency => player?.currency ?? brandCurrency[brand];

export function showSession(call: ProviderCall): object {
  const currency = currencyOf(call);
  return {
    mode: call.run.mode,
    flight: unfinishedFlight(call),
    lastRound: call.run.lastRound,
    isBonusRefused: refusesBonus(call),
    currency,
    balance: balanceOfRun(call),
    bets: betsOf[currency],
    gift: shownGift(call),
    bonusBuy: offersBonusBuy(call) ? bonusBuy : null,
    kind: kindOfGame(call.run.slug),
    gameName: gameBySlug(call.world.catalogue, call.run.slug)?.name ?? call.run.slug,
  };
}

export function spinSlot(call: ProviderCall): object {
  requireKind(call, 'slot');
  const roundId = newRound(call);
  const taken = stakeRound(call, roundId);
  const { reels, lines, win } = spinReels(
    call.random(`round/${roundId}`),
    taken.amount,
    slotTableOf(call.run.slug),
  );
  settleRound(call, taken, win, { kind: 'slot', reels, lines });
  return { roundId, reels, lines, win, balance: balanceOfRun(call), gift: shownGift(call, taken.giftId) };
}

/** Plays the free spins of a bonus buy as one round. A gift pays for single spins only. */
export function buyBonus(call: ProviderCall): object {
  requireKind(call, 'slot');
  if (!offersBonusBuy(call)) throw new ProviderRefusal(400, 'validation_error');
  if (shownGift(call)) throw new ProviderRefusal(409, 'stake_changed');
  const bet = readAmount(call.body['bet']);
  const roundId = newRound(call);
  const taken = stake(call, bet * bonusBuy.price, roundId);
  const spins = spinBonus(call.random(`round/${roundId}`), bet, slotTableOf(call.run.slug));
  const win = spins.reduce((sum, spin) => sum + spin.win, 0);
  settleRound(call, taken, win, {
    kind: 'slot',
    freeSpins: spins.map(({ reels, lines }) => ({ reels, lines })),
  });
  return { roundId, spins, win, balance: balanceOfRun(call), gift: shownGift(call) };
}

/**
 * Notes that the page has shown the round in the body, so that a new run of the game doesn't show it again. A
 * later round stays, because a page may be late to say so.
 */
export function markShown({ run, body }: ProviderCall): object {
  const { roundId } = body;
  if (run.lastRound?.roundId === roundId) run.lastRound = null;
  const { crash } = run;
  if (crash?.settled && crash.id === roundId) crash.isShown = true;
  return {};
}

function boardRecord({ rows, drawn = [], multiplier }: InstantRound): RoundRecord {
  return {
    kind: 'board',
    rows: rows.map(({ owner, cells, points }) => ({
      ...(owner === null ? {} : { owner }),
      cells,
      ...(points === null ? {} : { points }),
    })),
    drawn,
    multiplier,
  };
}

export function dealInstant(call: ProviderCall): object {
  const kind = kindOfGame(call.run.slug);
  if (!isInstant(kind)) throw new ProviderRefusal(400, 'validation_error');
  const roundId = newRound(call);
  const taken = stakeRound(call, roundId);
  const round = playInstant(kind, call.random(`round/${roundId}`));
  const { rows, drawn = [], multiplier } = round;
  const win = Math.floor(taken.amount * multiplier);
  settleRound(call, taken, win, boardRecord(round));
  return {
    roundId,
    rows,
    drawn,
    multiplier,
    win,
    balance: balanceOfRun(call),
    gift: shownGift(call, taken.giftId),
  };
}

function readRouletteBet(value: unknown): RouletteBet {
  const kind =
    isRecord(value) && typeof value['kind'] === 'string' ? known(rouletteKinds, value['kind']) : undefined;
  if (!isRecord(value) || !kind) throw new ProviderRefusal(400, 'validation_error');
  const { value: place } = value;
  const bet: RouletteBet = {
    kind,
    amount: readAmount(value['amount']),
    ...(typeof place === 'number' ? { value: place } : {}),
  };
  if (!isRouletteBet(bet)) throw new ProviderRefusal(400, 'validation_error');
  return bet;
}

function roundBet(number: number, bet: RouletteBet): RoundBet {
  const { kind, value, amount } = bet;
  return {
    kind,
    ...(value === undefined ? {} : { value }),
    amount,
    win: payRoulette(number, [bet]),
  };
}

export function spinWheel(call: ProviderCall): object {
  requireKind(call, 'roulette');
  const { bets: list } = call.body;
  if (!Array.isArray(list) || list.length === 0 || list.length > maxBets)
    throw new ProviderRefusal(400, 'validation_error');
  const bets = list.map(readRouletteBet);
  const broken = brokenLimit(bets, rouletteLimits(betsOf[currencyOf(call)]));
  if (broken) throw new ProviderRefusal(409, 'bet_out_of_limits', broken);
  const roundId = newRound(call);
  const taken = stake(
    call,
    bets.reduce((sum, { amount }) => sum + amount, 0),
    roundId,
  );
  const number = spinRoulette(call.random(`round/${roundId}`));
  const win = payRoulette(number, bets);
  settleRound(call, taken, win, {
    kind: 'roulette',
    number,
    bets: bets.map((bet) => roundBet(number, bet)),
  });
  return { roundId, number, win, balance: balanceOfRun(call) };
}
