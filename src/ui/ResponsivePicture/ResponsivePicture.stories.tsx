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

const shown = (image: HTMLElement): string =>
  image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '';

export const WideWindow = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toBe('/brand/aurora.svg'));
  },
});
export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await waitFor(() =>
      expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toBe('/brand/aurora-mark.svg'),
    );
  },
});
/** Phones show the wide one too. */
export const WideFileAlone = meta.story({
  args: { narrow: undefined },
  async play({ canvas }) {
    await waitFor(() => expect(shown(canvas.getByRole('img', { name: 'Aurora' }))).toBe('/brand/aurora.svg'));
  },
});
