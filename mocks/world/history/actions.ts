import type { RoundRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { roundsSlice, type StoredRound } from './state.ts';

/**
 * Stores a round at its start. Call it before taking the stake, because it records the latest ledger entry as
 * the one before the round.
 */
export function keepRound(
  call: Context,
  player: PlayerState,
  { id, slug, free }: Pick<StoredRound, 'id' | 'slug' | 'free'>,
): void {
  const after = call.state.ledger.entries.length;
  roundsSlice.of(call, player).items.push({ id, slug, at: call.now, after, free, record: null });
}

/** Adds the game's record, such as its reels, to a round that was stored at its start. */
export function keepResult(call: Context, player: PlayerState, id: string, record: RoundRecord): void {
  const round = roundsSlice.of(call, player).items.findLast((kept) => kept.id === id);
  if (round) round.record = record;
}
