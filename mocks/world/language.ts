// The language of messages to players.
import type { Context } from './context.ts';
import type { PlayerState } from './state.ts';

/**
 * The context in a player's language, for messages and e-mails. A provider's call has another language, and
 * due events have no call at all.
 */
export function inLanguageOf<Known extends Context>(call: Known, player: PlayerState): Known {
  return player.locale === call.locale ? call : { ...call, locale: player.locale };
}
