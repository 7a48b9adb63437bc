// With the machine, which is here as soon as a game can be opened.
import { setMachine, tellFrame } from '../gameFrame.store.ts';
import type { Opening } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';

setMachine(reduce);

/**
 * Opens a game, or resumes it if it is open already. Login, warnings and refusals follow from the machine.
 */
export function openGame(opening: Opening): void {
  tellFrame({ type: 'opened', opening });
}
