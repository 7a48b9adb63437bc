// What the tests of screens wait for.
import { expect, waitFor, within } from 'storybook/test';
import type { Stage } from './stage.ts';

/** Lazy parts and first answers of a whole screen, on a machine with two cores. */
export const patience = { timeout: 20_000 };
/** Half windows from the top of a screen to its first games, at most. */
const halvesToGames = 5;
const mostSteps = 3 * halvesToGames;

/** Waits for the first game, and scrolls on where none comes: rows are drawn when they are near. */
export async function untilGames(root: HTMLElement): Promise<void> {
  const isThere = () => expect(root.querySelector('main [data-game-tile]')).not.toBeNull();
  await untilThere(root, 'main [aria-busy], main [data-game-tile], main h2');
  for (let step = 0; step < mostSteps; step += 1) {
    const hasCome = await waitFor(isThere, { timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (hasCome) break;
    scrollTo({ top: (step % halvesToGames) * (innerHeight / 2), behavior: 'instant' });
  }
  await isThere();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The page's heading, once the page is there. */
export async function untilHeading(root: HTMLElement, name?: string): Promise<HTMLElement> {
  return waitFor(() => {
    const main = root.querySelector<HTMLElement>('main');
    if (!main) throw new Error('there is no main part yet');
    return within(main).getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });
  }, patience);
}

export async function untilDialog(root: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (!dialog || dialog.querySelector('[role="progressbar"]')) throw new Error('there is no dialog yet');
    return dialog;
  }, patience);
}

export async function untilThere(root: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector} yet`);
    return found;
  }, patience);
}

/** The `play` of a screen that only has to come: its heading, and what the selector finds. */
export const shows =
  (selector: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await untilHeading(canvasElement);
    await untilThere(canvasElement, selector);
  };

// The loader of `preview.tsx` has put it there.
const stageOf = (loaded: Record<string, unknown>): Stage => loaded['stage'] as Stage;

/** The casino answers as it should from now on. */
export function endScenarios(loaded: Record<string, unknown>): void {
  stageOf(loaded).backend?.scenarios.set('');
}

export function addressOf(loaded: Record<string, unknown>): string {
  const { pathname = '', search = '' } = stageOf(loaded).app?.router.state.location ?? {};
  return pathname + search;
}
