// The floating button that opens the panel. It can be dragged to a corner and counts new messages.
import { make } from '#mocks/pages/shared/dom.ts';
import { icon } from './icon.ts';
import { corners, type Corner } from './memory.ts';

/** Pixels that a press may move without becoming a drag. */
const tapTolerance = 10;

export interface LauncherOptions {
  onPress: () => void;
  onMove: (corner: Corner) => void;
}

export interface Launcher {
  readonly element: HTMLButtonElement;
  show(state: { isOpen: boolean; newMessages: number; isLinkFaulty: boolean }): void;
}

/** The screen corner nearest to a point. */
export function cornerOf(x: number, y: number, screen: { width: number; height: number }): Corner {
  return `${y < screen.height / 2 ? 'top' : 'bottom'}-${x < screen.width / 2 ? 'left' : 'right'}`;
}

/** The next corner in an arrow key's direction; unchanged for other keys. */
export function cornerBeside(corner: Corner, key: string): Corner {
  const vertical =
    key === 'ArrowUp' ? 'top' : key === 'ArrowDown' ? 'bottom' : corner.startsWith('top') ? 'top' : 'bottom';
  const horizontal =
    key === 'ArrowLeft'
      ? 'left'
      : key === 'ArrowRight'
        ? 'right'
        : corner.endsWith('left')
          ? 'left'
          : 'right';
  return `${vertical}-${horizontal}`;
}

/**
 * Makes the button draggable; it snaps to the nearest corner. Returns whether the last press was a
 * drag.
 */
function makeDraggable(element: HTMLElement, onMove: (corner: Corner) => void): () => boolean {
  let start: { x: number; y: number } | null = null;
  let wasDragged = false;
  element.addEventListener('pointerdown', (event) => {
    start = { x: event.clientX, y: event.clientY };
    wasDragged = false;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!start) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    wasDragged ||= Math.hypot(x, y) > tapTolerance;
    if (wasDragged) element.style.translate = `${String(x)}px ${String(y)}px`;
  });
  const end = ({ clientX, clientY, type }: PointerEvent): void => {
    if (!start) return;
    start = null;
    element.style.translate = '';
    if (wasDragged && type === 'pointerup')
      onMove(cornerOf(clientX, clientY, { width: innerWidth, height: innerHeight }));
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  return () => wasDragged;
}

export function createLauncher({ onPress, onMove }: LauncherOptions): Launcher {
  const dot = make('span', { class: 'dot', hidden: true });
  const element = make(
    'button',
    { type: 'button', class: 'launcher', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Alt+M' },
    icon('flask'),
    dot,
  );
  const wasDragged = makeDraggable(element, onMove);
  element.addEventListener('click', () => {
    if (!wasDragged()) onPress();
  });
  element.addEventListener('keydown', (event) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const present =
      corners.find((corner) => corner === element.parentElement?.dataset['corner']) ?? 'bottom-left';
    onMove(cornerBeside(present, event.key));
  });
  return {
    element,
    show({ isOpen, newMessages, isLinkFaulty }) {
      dot.hidden = newMessages === 0 && !isLinkFaulty;
      dot.textContent = isLinkFaulty ? '!' : String(newMessages);
      dot.classList.toggle('alarm', isLinkFaulty);
      element.ariaExpanded = String(isOpen);
      element.ariaLabel = [
        'Mock panel',
        ...(isLinkFaulty ? ['the link names what is unknown'] : []),
        ...(newMessages > 0 ? [`new messages: ${String(newMessages)}`] : []),
      ].join(', ');
      element.title = 'Mock panel: Alt+M opens, Alt+Shift+M hides, arrows move';
    },
  };
}
