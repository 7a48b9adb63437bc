// The language of what a player is sent.
import type { Context } from './context.ts';
import type { PlayerState } from './state.ts';

/**
 * The context in a player's language, for messages and e-mails to them: what happens to a player may
 * be caused by a provider's call, which has another language, or by no call at all.
 */
export function inLanguageOf<Known extends Context>(call: Known, player: PlayerState): Known {
  return player.locale === call.locale ? call : { ...call, locale: player.locale };
}
