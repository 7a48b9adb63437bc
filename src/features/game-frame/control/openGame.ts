import { setMachine, dispatchFrame } from '../gameFrame.store.ts';
import type { Opening } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';

setMachine(reduce);

/** Opens or resumes a game. The machine decides about login, warnings and refusals. */
export function openGame(opening: Opening): void {
  dispatchFrame({ type: 'opened', opening });
}
