/** Gap between a floating box and its anchor or the window's edge, in pixels. */
const MARGIN = 8;

/**
 * Places the box on the given side of its anchor, or on the opposite side if it only fits there. Done in
 * script, because not all browsers support CSS anchor positioning.
 */
export function placeBeside(
  anchor: Element,
  box: HTMLElement,
  side: 'above' | 'below',
  align: 'start' | 'center' | 'end' = 'center',
): void {
  const around = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = around.top - height - MARGIN;
  const below = around.bottom + MARGIN;
  const fitsBelow = below + height <= window.innerHeight - MARGIN;
  const top =
    side === 'above' ? (above >= MARGIN ? above : below) : fitsBelow || above < MARGIN ? below : above;
  const left = {
    start: around.left,
    center: around.left + (around.width - width) / 2,
    end: around.right - width,
  }[align];
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN))}px`;
}
