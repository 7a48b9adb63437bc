import { expect, waitFor } from 'storybook/test';
import Gift from 'lucide-react/icons/gift';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'ui/Picture',
  component: Picture,
  args: {
    src: '/brand/aurora.svg',
    width: 140,
    height: 40,
    fallback: <Icon of={Gift} size="xl" label="Stands in" />,
  },
});

export const Usual = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('img', { name: 'Stands in' })).toBeNull();
  },
});
export const Missing = meta.story({
  args: { src: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Stands in' })).toBeVisible();
  },
});
export const RefusedUrl = meta.story({
  args: { src: 'javascript:alert(1)' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('img', { name: 'Stands in' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
/** A safe URL that answers 404. */
export const Broken = meta.story({
  args: { src: '/brand/no-such-picture.svg' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Stands in' })).toBeVisible());
  },
});
