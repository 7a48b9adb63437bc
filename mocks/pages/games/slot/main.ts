import { openGame } from '#mocks/pages/games/shared/game.ts';
import { mountSlot } from '#mocks/pages/games/slot/slot.ts';

void openGame('slot', mountSlot);
