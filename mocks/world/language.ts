// The language of messages to players.
import type { Context } from './context.ts';
import type { PlayerState } from './state.ts';

/**
 * The context with the player's language, for messages and e-mails. A provider's call may have
 * another language, and a due event has no request that states one.
 */
export function inLanguageOf<Known extends Context>(call: Known, player: PlayerState): Known {
  return player.locale === call.locale ? call : { ...call, locale: player.locale };
}
