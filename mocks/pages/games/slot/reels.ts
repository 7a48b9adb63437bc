import { make, prefersReducedMotion } from '#mocks/pages/shared/dom.ts';
import { ended } from '#mocks/pages/shared/motion.ts';
import type { Say } from '#mocks/pages/games/shared/texts.ts';
import { slotLines, slotSymbols } from '#mocks/world/game-frame/slot.rules.ts';

export interface Reels {
  element: HTMLElement;
  spin: () => void;
  /** Stops the reels one after another on `shown[reel][row]`. Resolves after the last one. */
  land: (shown: readonly (readonly string[])[]) => Promise<void>;
  hurry: () => void;
  light: (lines: readonly number[]) => void;
}

const rows = 3;
/** Number of symbols that scroll past between two results. */
const passingCount = 12;
const lineColours = ['#ffe14a', '#ff5f8f', '#4ad9ff', '#7dff6b', '#d18cff'] as const;

function createReel(cell: (symbol: string) => HTMLElement, order: number) {
  const strip = make('div', { class: 'strip' });
  let shown: readonly string[] = Array.from(
    { length: rows },
    (_, row) => slotSymbols[(order * 2 + row) % slotSymbols.length] ?? 'cherry',
  );
  let motion: Animation | null = null;

  /** These symbols scroll past too fast to be read, so any order will do. */
  const filler = Array.from(
    { length: passingCount },
    (_, index) => slotSymbols[(index * 3 + order) % slotSymbols.length] ?? 'cherry',
  );
  const fill = (symbols: readonly string[]): void => strip.replaceChildren(...symbols.map(cell));
  const offset = (cells: number): string => `translateY(${(-100 / rows) * cells}%)`;
  fill(shown);

  return {
    element: make('div', { class: 'reel' }, strip),
    cells: () => [...strip.children].slice(0, rows),
    spin(): void {
      if (prefersReducedMotion()) return;
      fill([...shown, ...filler, ...shown]);
      motion = strip.animate(
        { transform: [offset(passingCount + rows), offset(0)] },
        { duration: 620, iterations: Infinity },
      );
    },
    async land(next: readonly string[]): Promise<void> {
      motion?.cancel();
      shown = next;
      if (prefersReducedMotion()) {
        fill(next);
        return;
      }
      fill([...next, ...filler, ...next]);
      const finishLanding = {
        transform: [offset(passingCount), 'translateY(3%)', offset(0)],
        offset: [0, 0.86, 1],
      };
      const duration = 520 + order * 320;
      const landing = strip.animate(finishLanding, { duration, easing: 'cubic-bezier(.2,.7,.3,1)' });
      motion = landing;
      await ended(landing, duration);
      // A newer spin may have begun during the animation. It has filled the strip already.
      if (motion === landing) fill(next);
    },
    hurry(): void {
      // Until the response arrives, the spin is an endless animation. `finish` throws for endless
      // animations, so it is skipped.
      if (motion?.effect?.getTiming().iterations !== Infinity) motion?.finish();
    },
  };
}

function drawLines(lines: readonly number[]): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', '0 0 300 300');
  picture.setAttribute('class', 'lines');
  picture.setAttribute('aria-hidden', 'true');
  for (const index of lines) {
    const [first = 1, second = 1, third = 1] = slotLines[index] ?? [];
    const line = document.createElementNS(space, 'polyline');
    line.setAttribute(
      'points',
      `6,${first * 100 + 50} 50,${first * 100 + 50} 150,${second * 100 + 50} 250,${third * 100 + 50} 294,${third * 100 + 50}`,
    );
    line.setAttribute('stroke', lineColours[index] ?? '#fff');
    picture.append(line);
  }
  return picture;
}

export function createReels(images: ReadonlyMap<string, string>, say: Say): Reels {
  const cell = (symbol: string): HTMLElement =>
    make(
      'div',
      { class: 'cell' },
      make('img', { src: images.get(symbol) ?? '', alt: '', draggable: 'false' }),
      ...(symbol === 'wild' ? [make('span', { class: 'wild' }, say('wild'))] : []),
    );
  const reels = [0, 1, 2].map((order) => createReel(cell, order));
  const element = make(
    'div',
    { class: 'reels', role: 'img', 'aria-label': say('reels') },
    ...reels.map((reel) => reel.element),
  );
  let lit: Element | null = null;

  return {
    element,
    spin() {
      lit?.remove();
      for (const reel of reels) reel.spin();
    },
    async land(shown) {
      await Promise.all(reels.map((reel, index) => reel.land(shown[index] ?? [])));
    },
    hurry: () => reels.forEach((reel) => reel.hurry()),
    light(lines) {
      lit?.remove();
      lit = drawLines(lines);
      element.append(lit);
      for (const line of lines) {
        slotLines[line]?.forEach((row, index) => reels[index]?.cells()[row]?.classList.add('winning'));
      }
    },
  };
}
