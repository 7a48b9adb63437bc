// The language of messages to players.
import type { Context } from './context.ts';
import type { PlayerState } from './state.ts';

/**
 * The same context in the player's language, for messages and e-mails. A call of a payment or game provider may
 * be in another language, and a due event has no request at all.
 */
export function inLanguageOf<Known extends Context>(call: Known, player: PlayerState): Known {
  return player.locale === call.locale ? call : { ...call, locale: player.locale };
}
