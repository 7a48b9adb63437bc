import { mountCrash } from '#mocks/pages/games/crash/crash.ts';
import { openGame } from '#mocks/pages/games/shared/game.ts';

void openGame('crash', mountCrash);
