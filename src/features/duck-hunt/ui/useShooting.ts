import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { targetsAt, withinField, type Aim, type Place } from '../model/flight.ts';

/** Speed of the gun sight while an arrow key is held, in thousandths of the field per second. */
const SIGHT_SPEED = 900;
const CENTRE: Place = { x: 500, y: 450 };
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface ShootingSettings {
  readonly flight: DuckHuntFlight;
  readonly isCalm: boolean;
  readonly now: () => number;
  readonly onFire: (aim: Aim) => void;
}

/** The next duck in the direction of the arrow key. After the last duck, the first one follows. */
function nextTarget(flight: DuckHuntFlight, at: number, from: Place, direction: number): Place | null {
  const targets = targetsAt(flight, at);
  const ahead = direction > 0 ? targets : targets.toReversed();
  return ahead.find(({ x }) => (x - from.x) * direction > 1) ?? ahead[0] ?? null;
}

/**
 * A shot uses the position and instant at which the press began. A touch that becomes a scroll fires
 * nothing.
 */
export function useShooting(
  field: RefObject<HTMLElement | null>,
  { flight, isCalm, now, onFire }: ShootingSettings,
) {
  const sight = useRef(CENTRE);
  const pressed = useRef<{ by: 'pointer' | 'key'; aim: Aim } | null>(null);
  const held = useRef(new Set<string>());
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const aimAt = (place: Place, by: 'pointer' | 'key'): void => {
    sight.current = withinField(place);
    const element = field.current?.querySelector<HTMLElement>('[data-sight]');
    if (!element) return;
    const { x, y } = sight.current;
    element.style.transform = `translate(${x / 10}cqw, ${y / 10}cqh)`;
    element.dataset['by'] = by;
  };
  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const box = field.current?.getBoundingClientRect();
    if (!box) return CENTRE;
    return withinField({
      x: ((clientX - box.left) / box.width) * 1000,
      y: ((clientY - box.top) / box.height) * 1000,
    });
  };
  const glide = (): void => {
    cancelAnimationFrame(frame.current);
    let before = monotonicNow();
    const step = (): void => {
      const at = monotonicNow();
      const way = ((at - before) / 1000) * SIGHT_SPEED;
      before = at;
      const { x, y } = sight.current;
      const arrows = [...held.current].map((key) => ARROWS[key] ?? { x: 0, y: 0 });
      if (arrows.length === 0) return;
      const dx = arrows.reduce((sum, arrow) => sum + arrow.x, 0);
      const dy = arrows.reduce((sum, arrow) => sum + arrow.y, 0);
      aimAt({ x: x + dx * way, y: y + dy * way }, 'key');
      frame.current = requestAnimationFrame(step);
    };
    step();
  };

  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') aimAt(placeOf(event), 'pointer');
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { by: 'pointer', aim: { ...placeOf(event), at: now() } };
    },
    // The touch has become a scroll, so it must not fire.
    onPointerCancel: () => {
      pressed.current = null;
    },
    onClick: (event: MouseEvent) => {
      const by = event.detail === 0 ? 'key' : 'pointer';
      const begun = pressed.current;
      pressed.current = null;
      const place = by === 'key' ? sight.current : placeOf(event);
      const aim = begun?.by === by ? begun.aim : { ...place, at: now() };
      if (by === 'pointer') aimAt(aim, by);
      onFire(aim);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow) {
        event.preventDefault();
        if (!isCalm) {
          held.current.add(event.key);
          if (!event.repeat) glide();
          return;
        }
        const target = nextTarget(flight, now(), sight.current, arrow.x + arrow.y);
        if (target) aimAt(target, 'key');
      }
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      // The browser fires the click event when Space is released, but the shot uses the instant at which
      // Space was pressed.
      else if (event.key === ' ') pressed.current = { by: 'key', aim: { ...sight.current, at: now() } };
    },
    onKeyUp: (event: KeyboardEvent) => {
      held.current.delete(event.key);
    },
    onBlur: () => {
      held.current.clear();
      pressed.current = null;
    },
  };
}
