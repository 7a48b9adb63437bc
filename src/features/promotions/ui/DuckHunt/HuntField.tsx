import { useRef } from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { headingOf, placeOfDuck, type Aim } from '../../model/duckFlight.ts';
import type { HuntModel } from '../../model/duckHunt.machine.ts';
import { DuckArt } from './DuckArt.tsx';
import { duckState, frozenDuck } from './duckState.ts';
import { Reeds, Scenery } from './Scenery.tsx';
import { useFlight } from './useFlight.ts';
import { useShooting } from './useShooting.ts';
import styles from './HuntField.module.css';

export interface HuntFieldProps {
  flight: DuckHuntFlight;
  model: HuntModel;
  /** The ducks sit still, and keys aim from one to the next. */
  isCalm: boolean;
  label: string;
  describedBy: string;
  onFire: (aim: Aim) => void;
}

/** One button, so that pointer, finger and keys fire the same shot. Ducks move past React, by transforms. */
export function HuntField({ flight, model, isCalm, label, describedBy, onFire }: HuntFieldProps) {
  const root = useRef<HTMLButtonElement>(null);
  const { round, phase } = model;
  const frozen = frozenDuck(phase);
  const now = useFlight(root, { flight, round, isCalm, frozenId: frozen?.id ?? null });
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
        const place = frozen?.id === duck.id ? placeOfDuck(duck, frozen.at) : null;
        return (
          <span
            // Another round begins with fresh ducks, not with those that fell.
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
          data-hit={frozen !== null || undefined}
          style={{ '--x': `${phase.aim.x / 10}%`, '--y': `${phase.aim.y / 10}%` }}
        />
      )}
      <Reeds />
      <span className={styles.sight} data-sight />
    </button>
  );
}
