import { mountInstant } from '#mocks/pages/games/instant/instant.ts';
import { openGame } from '#mocks/pages/games/shared/game.ts';

void openGame('instant', mountInstant);
