import { useRef, useEffect, useEffectEvent, type RefObject } from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { headingOf, placeOfDuck, type Aim, instantOf, stillInstant } from '../model/flight.ts';
import { duckState, hitDuck, type Hunt } from '../model/hunt.ts';
import { DuckArt, Reeds, Scenery } from './HuntArt.tsx';
import { useShooting } from './useShooting.ts';
import styles from './HuntField.module.css';

export interface HuntFieldProps {
  flight: DuckHuntFlight;
  hunt: Hunt;
  /** The ducks don't move, and arrow keys jump from one to the next. */
  isCalm: boolean;
  label: string;
  describedBy: string;
  onFire: (aim: Aim) => void;
}

/** One button, so that mouse, touch and keys fire alike. Ducks are moved by transforms, without rendering. */
export function HuntField({ flight, hunt, isCalm, label, describedBy, onFire }: HuntFieldProps) {
  const root = useRef<HTMLButtonElement>(null);
  const { round, phase } = hunt;
  const hit = hitDuck(phase);
  const now = useFlight(root, { flight, round, isCalm, hitId: hit?.id ?? null });
  const shooting = useShooting(root, { flight, isCalm, now, onFire });
  return (
    <button
      ref={root}
      type="button"
      className={styles.field}
      data-calm={isCalm || undefined}
      data-phase={phase.status}
      aria-label={label}
      aria-describedby={describedBy}
      {...shooting}
    >
      <Scenery />
      {flight.ducks.map((duck) => {
        const place = hit?.id === duck.id ? placeOfDuck(duck, hit.at) : null;
        return (
          <span
            // Remounts the ducks for each flight, so that fallen ones don't fly back.
            key={`${String(round)} ${String(duck.id)}`}
            className={styles.duck}
            data-duck={duck.id}
            style={place ? { transform: `translate(${place.x / 10}cqw, ${place.y / 10}cqh)` } : undefined}
          >
            <span
              className={styles.body}
              data-heading={headingOf(duck)}
              data-state={duckState(phase, duck.id)}
              data-plumage={duck.id % 3}
            >
              <DuckArt />
            </span>
          </span>
        );
      })}
      {'aim' in phase && (
        <span
          className={styles.burst}
          data-hit={hit !== null || undefined}
          style={{ '--x': `${phase.aim.x / 10}%`, '--y': `${phase.aim.y / 10}%` }}
        />
      )}
      <Reeds />
      <span className={styles.sight} data-sight />
    </button>
  );
}

interface FlightSettings {
  readonly flight: DuckHuntFlight;
  readonly round: number;
  readonly isCalm: boolean;
  readonly hitId: number | null;
}

function draw(field: HTMLElement, flight: DuckHuntFlight, at: number, hitId: number | null): void {
  for (const duck of flight.ducks) {
    const element = field.querySelector<HTMLElement>(`[data-duck="${String(duck.id)}"]`);
    if (!element || duck.id === hitId) continue;
    const place = placeOfDuck(duck, at);
    element.style.visibility = place ? 'visible' : 'hidden';
    if (place) element.style.transform = `translate(${place.x / 10}cqw, ${place.y / 10}cqh)`;
  }
}

/** Moves the ducks while the field is in the viewport. Returns a function for the flight's current instant, in ms. */
function useFlight(
  field: RefObject<HTMLElement | null>,
  { flight, round, isCalm, hitId }: FlightSettings,
): () => number {
  const begun = useRef({ round: -1, at: 0 });
  const elapsed = (): number => {
    if (begun.current.round !== round) begun.current = { round, at: monotonicNow() };
    return monotonicNow() - begun.current.at;
  };
  const now = (): number => (isCalm ? stillInstant(flight, round) : instantOf(flight, elapsed()));
  const drawNow = useEffectEvent((element: HTMLElement) => draw(element, flight, now(), hitId));

  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    drawNow(element);
    if (isCalm) return undefined;
    let frame = 0;
    const step = (): void => {
      drawNow(element);
      frame = requestAnimationFrame(step);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting) step();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [field, isCalm]);
  // Ducks that stay still are drawn only when the flight changes, not per frame.
  useEffect(() => {
    if (isCalm && field.current) draw(field.current, flight, stillInstant(flight, round), hitId);
  }, [field, flight, round, isCalm, hitId]);
  return now;
}
