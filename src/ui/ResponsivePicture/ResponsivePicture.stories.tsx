import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResponsivePicture } from './ResponsivePicture.tsx';

const meta = preview.meta({
  title: 'ui/ResponsivePicture',
  component: ResponsivePicture,
  args: {
    alt: 'Aurora',
    wide: { src: '/brand/aurora.svg', width: 140, height: 40 },
    narrow: { srcSet: '/brand/aurora-mark.svg', width: 40, height: 40 },
  },
});

/** The file depends on the brand selected in the toolbar. */
const WIDE = /^\/brand\/[a-z]+\.svg$/;
const NARROW = /^\/brand\/[a-z]+-mark\.svg$/;

const shown = (image: HTMLElement): string =>
  image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '';

export const WideWindow = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toMatch(WIDE));
  },
});
export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await waitFor(() => expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toMatch(NARROW));
  },
});
export const WideFileAlone = meta.story({
  args: { narrow: undefined },
  async play({ canvas }) {
    await waitFor(() => expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toMatch(WIDE));
  },
});
