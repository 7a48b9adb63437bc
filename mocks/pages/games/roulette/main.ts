import { mountRoulette } from '#mocks/pages/games/roulette/roulette.ts';
import { openGame } from '#mocks/pages/games/shared/game.ts';

void openGame('roulette', mountRoulette);
