import type { RoundRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { roundsSlice, type StoredRound } from './state.ts';

/**
 * Stores a round at its start. Must run before its stake is taken, because it notes the latest ledger entry.
 */
export function keepRound(
  call: Context,
  player: PlayerState,
  { id, slug, free }: Pick<StoredRound, 'id' | 'slug' | 'free'>,
): void {
  const after = call.state.ledger.entries.length;
  roundsSlice.of(call, player).items.push({ id, slug, at: call.now, after, free, record: null });
}

/** Adds what the game showed to a round that was stored at its start. */
export function keepResult(call: Context, player: PlayerState, id: string, record: RoundRecord): void {
  const round = roundsSlice.of(call, player).items.findLast((kept) => kept.id === id);
  if (round) round.record = record;
}
