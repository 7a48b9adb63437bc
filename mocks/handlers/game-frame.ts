import { defineHandlers, type Call } from '../core/handler.ts';
import type { Game } from '../generated/model/index.ts';
import { gameBySlug } from '../world/lobby/games.catalogue.ts';
import { isInstant, kindOfGame } from '../world/lobby/gameKinds.catalogue.ts';
import { addRecentGame } from '../world/lobby/actions.ts';
import { giftForRound } from '../world/gifts/view.ts';
import { playStopEndsIn, playStopOf } from '../world/responsible-play/view.ts';
import { startRun } from '../world/game-frame/actions.ts';
import type { GameRunState } from '../world/game-frame/state.ts';
import { isInFlight } from '../world/game-frame/view.ts';

function runUrl(call: Call<'runGame'>, game: Game, run: GameRunState): string {
  const query = new URLSearchParams({
    token: run.token,
    game: game.slug,
    name: game.name,
    mode: run.mode,
    locale: call.locale,
    exit: call.body.exitUrl ?? '/',
  });
  const { isAutoplayAllowed = true, isTurboAllowed = true } = call.body;
  if (!isAutoplayAllowed) query.set('autoplay', 'off');
  if (!isTurboAllowed) query.set('turbo', 'off');
  const kind = kindOfGame(game.slug);
  return `/mock-pages/games/${isInstant(kind) ? 'instant' : kind}/?${query}`;
}

function findGame(call: Call<'runGame'>): Game {
  const { platform, type } = call.body;
  const game = gameBySlug(call.world.catalogue, call.path.slug);
  if (!game?.active) return call.fail('game_not_found');
  if (game.disabled) return call.fail('game_disabled');
  if (game.devices && !game.devices.includes(platform)) return call.fail('device_not_supported');
  if (type === 'demo' && !game.has_demo_mode) return call.fail('no_demo_mode');
  return game;
}

export const gameFrame = defineHandlers({
  runGame(call) {
    const { player } = call;
    const { type } = call.body;
    const game = findGame(call);
    if (type === 'real') {
      if (!player) return call.fail('unauthorized');
      // Free rounds cost nothing, and the stake of a flight in the air is already taken. So a reached loss
      // limit blocks neither.
      const isFree = giftForRound(call, player, game.slug) || isInFlight(call, player, game.slug);
      const stop = playStopOf(call, player, isFree ? 0 : 1);
      if (stop) return call.fail(stop, { data: playStopEndsIn(call, player, stop) });
      if (player.isBlocked) return call.fail('account_blocked');
    }
    const run = startRun(call, player, game.slug, type, call.session?.id ?? null);
    if (player) addRecentGame(call, player, game.slug);
    return {
      data: {
        run_url: runUrl(call, game, run),
        frameWidth: 1280,
        frameHeight: 720,
        ...(type === 'real' ? { runToken: run.token } : {}),
      },
      redirect: call.is('state.game_redirect'),
      session_id: `producer-${run.token}`,
    };
  },
});
