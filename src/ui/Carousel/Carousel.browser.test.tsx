import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';
import { slideTo } from './Carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((title) => ({ key: title, content: <p>{title}</p> }));
const isCurrent = (name: string): boolean =>
  document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-current') === 'true';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a banner is shown for 5 000 ms', async () => {
  const step = vi.spyOn(window, 'setInterval');
  await render(
    <Carousel
      label="Promotions"
      slides={slides}
      ratio="16 / 5"
      pauseLabel="Pause"
      playLabel="Play"
      slideLabel={(at) => `Banner ${String(at)}`}
    />,
  );
  const [showNext] = step.mock.calls.find(([, delay]) => delay === 5000) ?? [];
  expect(isCurrent('Banner 1')).toBe(true);
  if (typeof showNext === 'function') showNext();
  await vi.waitFor(() => expect(isCurrent('Banner 2')).toBe(true));
});

it('the change to another banner takes 300 ms', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const list = document.createElement('div');
  let left = 0;
  Object.defineProperty(list, 'scrollLeft', {
    get: () => left,
    set: (value: number) => {
      left = value;
    },
  });
  slideTo(list, 900);
  for (const now of [0, 150, 299]) frames.shift()?.(now);
  expect(left).toBeLessThan(900);
  frames.shift()?.(300);
  expect(left).toBe(900);
  expect(frames).toEqual([]);
});
