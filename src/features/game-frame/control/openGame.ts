import { setMachine, tellFrame } from '../gameFrame.store.ts';
import type { Opening } from '../model/frameModel.ts';
import { reduce } from '../model/gameFrame.machine.ts';

setMachine(reduce);

/** Or resumes it. Login, warnings and refusals follow from the machine. */
export function openGame(opening: Opening): void {
  tellFrame({ type: 'opened', opening });
}
