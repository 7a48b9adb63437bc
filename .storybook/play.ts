// Helpers with which a story's `play` function waits until a screen appears.
import { expect, waitFor, within } from 'storybook/test';
import type { Stage } from './stage.ts';

/** A longer timeout: a whole screen loads lazy chunks and its first responses, often on only two cores. */
export const patience = { timeout: 20_000 };
/** Maximum distance from the top of the page to the first games, in half viewports. */
const halvesToGames = 5;
const mostSteps = 3 * halvesToGames;

/** Waits for the first game. Scrolls until one appears, because rows render only near the viewport. */
export async function untilGames(root: HTMLElement): Promise<void> {
  const isThere = () => expect(root.querySelector('main [data-game-tile]')).not.toBeNull();
  await untilThere(root, 'main [aria-busy], main [data-game-tile], main h2');
  for (let step = 0; step < mostSteps; step += 1) {
    const hasAppeared = await waitFor(isThere, { timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (hasAppeared) break;
    scrollTo({ top: (step % halvesToGames) * (innerHeight / 2), behavior: 'instant' });
  }
  await isThere();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Waits for the page's heading. */
export async function untilHeading(root: HTMLElement, name?: string): Promise<HTMLElement> {
  return waitFor(() => {
    const main = root.querySelector<HTMLElement>('main');
    if (!main) throw new Error('no main element yet');
    return within(main).getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });
  }, patience);
}

export async function untilDialog(root: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    if (!dialog || dialog.querySelector('[role="progressbar"]')) throw new Error('no dialog yet');
    return dialog;
  }, patience);
}

export async function untilThere(root: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} yet`);
    return found;
  }, patience);
}

/** A `play` function that waits for the screen's heading and for a selector. */
export const shows =
  (selector: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await untilHeading(canvasElement);
    await untilThere(canvasElement, selector);
  };

// The cast is safe: the loader in `preview.tsx` returns the `stage`.
const stageOf = (loaded: Record<string, unknown>): Stage => loaded['stage'] as Stage;

/** Makes the mock answer normally again. */
export function endScenarios(loaded: Record<string, unknown>): void {
  stageOf(loaded).backend?.scenarios.set('');
}

export function urlOf(loaded: Record<string, unknown>): string {
  const { pathname = '', search = '' } = stageOf(loaded).app?.router.state.location ?? {};
  return pathname + search;
}
