// The panel's position and size: at a side or at the bottom of the window, resized by pointer or keys.
import { make } from '#mocks/pages/shared/dom.ts';
import type { Dock } from './memory.ts';

/** The smallest width and height of the panel, in CSS pixels. */
const least = 280;
const step = 32;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size after a resize, at least usable and within the window. */
export function clampSize({ width, height }: Size, screen: Size): Size {
  return {
    width: Math.round(Math.min(Math.max(width, least), Math.max(least, screen.width))),
    height: Math.round(Math.min(Math.max(height, least), Math.max(least, screen.height))),
  };
}

/** The panel's size after its edge was dragged to the pointer. */
export function sizeAt(dock: Dock, point: { x: number; y: number }, screen: Size, present: Size): Size {
  if (dock === 'bottom') return clampSize({ ...present, height: screen.height - point.y }, screen);
  return clampSize({ ...present, width: dock === 'left' ? point.x : screen.width - point.x }, screen);
}

/** The panel's size after an arrow key has moved its edge. Other keys don't change the size. */
export function sizeAfterKey(dock: Dock, key: string, present: Size, screen: Size): Size {
  const [larger, smaller] =
    dock === 'bottom'
      ? ['ArrowUp', 'ArrowDown']
      : dock === 'left'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  const change = key === larger ? step : key === smaller ? -step : 0;
  const name = dock === 'bottom' ? 'height' : 'width';
  return change === 0 ? present : clampSize({ ...present, [name]: present[name] + change }, screen);
}

/**
 * The smallest window width, in CSS pixels, at which a panel at a side leaves enough of the page
 * visible. Must equal the width in `styles/sheet.css`.
 */
const wide = 1_000;
/**
 * The window width, in CSS pixels, below which the panel is always at the bottom. Must equal the
 * width in `styles/sheet.css`.
 */
const phone = 600;

/**
 * Adds padding at the page's edge, so that the page's content can scroll out from under the panel.
 * Elements with a fixed position stay covered. Null removes the padding.
 */
export function reserveRoom(sheet: HTMLElement | null, dock: Dock): void {
  const { style } = document.documentElement;
  for (const side of ['left', 'right', 'bottom']) style.removeProperty(`padding-${side}`);
  if (!sheet) return;
  const side = innerWidth < phone ? 'bottom' : dock;
  if (side === 'bottom') style.setProperty('padding-bottom', `${String(sheet.offsetHeight)}px`);
  else if (innerWidth >= wide) style.setProperty(`padding-${side}`, `${String(sheet.offsetWidth)}px`);
}

export interface ResizerOptions {
  present: () => Size & { dock: Dock };
  resize: (size: Size) => void;
}

export interface Resizer {
  readonly element: HTMLElement;
  update(): void;
}

export function createResizer({ present, resize }: ResizerOptions): Resizer {
  const screen = (): Size => ({ width: innerWidth, height: innerHeight });
  const element = make('div', {
    class: 'resizer',
    role: 'separator',
    tabindex: '0',
    'aria-label': 'Size of the panel',
  });
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  element.addEventListener('pointermove', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    const { dock, ...size } = present();
    resize(sizeAt(dock, { x: event.clientX, y: event.clientY }, screen(), size));
  });
  element.addEventListener('keydown', (event) => {
    const { dock, ...size } = present();
    const next = sizeAfterKey(dock, event.key, size, screen());
    if (next === size) return;
    event.preventDefault();
    resize(next);
  });
  return {
    element,
    update() {
      const { dock, width, height } = present();
      const isBottom = dock === 'bottom';
      element.ariaOrientation = isBottom ? 'horizontal' : 'vertical';
      element.ariaValueMin = String(least);
      element.ariaValueMax = String(isBottom ? innerHeight : innerWidth);
      element.ariaValueNow = String(isBottom ? height : width);
    },
  };
}
