// The decisions about overlays that an open game changes. Loaded with the game's frame.
import type { GameDecisions } from './decide.ts';

const held: GameDecisions = { notice: 'bell', news: 'wait', flying: 'wait', badge: 'never', popup: 'never' };

/**
 * Messages about money, safety and limits always show over a full-size game. The player's setting `isQuiet`
 * holds back other messages while a game is open.
 */
export function gameDecisions(game: 'minimised' | 'full', isQuiet: boolean): GameDecisions {
  if (game === 'minimised') return isQuiet ? held : {};
  return isQuiet ? { ...held, alert: 'now' } : { alert: 'now', notice: 'now', news: 'now' };
}
