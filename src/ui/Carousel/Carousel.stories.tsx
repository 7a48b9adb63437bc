import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['Two thousand a step', 'Ducks are back', 'Up to 300 000'].map((title, at) => ({
  key: at,
  content: (
    <div style={{ padding: '2rem', display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <h2>{title}</h2>
      <ButtonLink to={`/promo/${at}`}>{`Details ${at + 1}`}</ButtonLink>
    </div>
  ),
}));
const meta = preview.meta({
  title: 'ui/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    slides,
    ratio: '16 / 5',
    pauseLabel: 'Pause',
    playLabel: 'Play',
    slideLabel: (at: number) => `Banner ${at}`,
  },
});

/** A dot selects its banner. Hidden banners are not focusable. */
export const Several = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3' }));
    await expect(await canvas.findByRole('link', { name: 'Details 3' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Banner 3' }).getAttribute('aria-current')).toBe('true'),
    );
    await expect(canvas.getByRole('link', { name: 'Details 1' }).closest('[inert]')).not.toBeNull();
  },
});

/** A swipe of 30 px advances, a shorter one does not. */
export const Swiped = meta.story({
  async play({ canvas }) {
    const list = canvas.getByRole('list');
    const touch = (type: 'touchstart' | 'touchend', clientX: number) => {
      const fingers = [new Touch({ identifier: 1, target: list, clientX, clientY: 50 })];
      list.dispatchEvent(
        new TouchEvent(type, { touches: type === 'touchstart' ? fingers : [], changedTouches: fingers }),
      );
    };
    touch('touchstart', 200);
    touch('touchend', 175);
    await expect(canvas.getByRole('button', { name: 'Banner 1' })).toHaveAttribute('aria-current', 'true');
    touch('touchstart', 200);
    touch('touchend', 170);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Banner 2' })).toHaveAttribute('aria-current', 'true'),
    );
  },
});

export const Paused = meta.story({
  globals: { motion: 'full' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});
export const Single = meta.story({ args: { slides: slides.slice(0, 1) } });
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});
