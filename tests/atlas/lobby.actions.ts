import { userEvent, waitFor } from 'storybook/test';
import { untilThere } from '../../.storybook/play.ts';
import type { AtlasScreen } from './screen.ts';

async function onFirstTile(root: HTMLElement, button: string): Promise<HTMLElement> {
  const tile = await untilThere(root, 'main [data-game-tile]:not([data-refused])');
  tile.scrollIntoView({ block: 'center' });
  // Waits until the page has stopped scrolling, because until then, a tile ignores the pointer.
  await waitFor(() => {
    if (getComputedStyle(tile).pointerEvents === 'none') throw new Error('the page still scrolls');
  });
  await userEvent.hover(tile);
  return untilThere(tile, button);
}

const firstHeart = (root: HTMLElement): Promise<HTMLElement> => onFirstTile(root, 'button[aria-pressed]');

export async function pressInfo({ root }: AtlasScreen): Promise<void> {
  await userEvent.click(await onFirstTile(root, 'button[aria-haspopup="dialog"]'));
}

export async function pressHeart({ root }: AtlasScreen): Promise<void> {
  await userEvent.click(await firstHeart(root));
}

/** Adds the first game to the favourites if needed, then removes it. */
export async function takeHeartBack({ root }: AtlasScreen): Promise<void> {
  const heart = await firstHeart(root);
  if (heart.getAttribute('aria-pressed') !== 'true') {
    await userEvent.click(heart);
    await waitFor(() => {
      if (heart.getAttribute('aria-pressed') !== 'true') throw new Error('it is no favourite yet');
    });
  }
  await userEvent.click(heart);
}
