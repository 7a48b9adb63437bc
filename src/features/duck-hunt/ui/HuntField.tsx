import { useRef } from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { headingOf, placeOfDuck, type Aim } from '../model/flight.ts';
import { duckState, hitDuck, type Hunt } from '../model/hunt.ts';
import { DuckArt, Reeds, Scenery } from './HuntArt.tsx';
import { useFlight } from './useFlight.ts';
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
