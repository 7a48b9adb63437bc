import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { type Aim, headingOf, instantOf, placeOfDuck, stillInstant } from '../model/flight.ts';
import { duckState, hitDuck, type Hunt } from '../model/hunt.ts';
import { useShooting } from './useShooting.ts';
import styles from './HuntField.module.css';

export interface HuntFieldProps {
  flight: DuckHuntFlight;
  hunt: Hunt;
  /** True if the ducks don't move. The arrow keys then jump from one duck to the next. */
  isCalm: boolean;
  label: string;
  describedBy: string;
  onFire: (aim: Aim) => void;
}

/**
 * The field is one button, so that mouse, touch and keys all fire through its click event. The ducks move by
 * CSS transforms, so React renders nothing per frame.
 */
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
            // The key remounts the ducks for each flight, so that fallen ones don't fly back.
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

/**
 * Animates the ducks while the field is in the viewport. Returns a function that returns the flight's
 * current instant, in ms.
 */
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
  // If the ducks don't move, draw them once per flight instead of on every frame.
  useEffect(() => {
    if (isCalm && field.current) draw(field.current, flight, stillInstant(flight, round), hitId);
  }, [field, flight, round, isCalm, hitId]);
  return now;
}

function Scenery() {
  return (
    <svg className={styles.scenery} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id="hunt-glow">
          <stop className={styles.core} offset="38%" />
          <stop className={styles.rim} offset="100%" />
        </radialGradient>
      </defs>
      <circle cx="690" cy="330" r="250" fill="url(#hunt-glow)" />
      <circle className={styles.sun} cx="690" cy="330" r="92" />
      <g className={styles.clouds}>
        <path d="M90 130h150a34 34 0 0 0-66-14a44 44 0 0 0-84 14Z" />
        <path d="M430 80h190a38 38 0 0 0-74-16a56 56 0 0 0-116 16Z" />
        <path d="M800 190h130a28 28 0 0 0-56-10a38 38 0 0 0-74 10Z" />
      </g>
      <path
        className={styles.far}
        d="M-100 430 L80 330 L190 390 L330 280 L470 380 L620 310 L790 400 L930 320 L1100 420 V600 H-100Z"
      />
      <path
        className={styles.near}
        d="M-100 470 C60 400 180 440 320 420 C480 396 560 460 720 440 C860 424 960 400 1100 450 V600 H-100Z"
      />
      <rect className={styles.water} x="-100" y="478" width="1200" height="140" />
      <path
        className={styles.glint}
        d="M600 500h180 M560 522h80 M690 520h150 M620 546h190 M120 512h110 M250 540h150 M60 556h120"
      />
    </svg>
  );
}

/** The reeds are drawn in front of the ducks, so that a duck that was hit falls behind them. */
function Reeds() {
  return (
    <svg className={styles.reeds} viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.grass}
        d="M0 160 V96 L14 130 L26 60 L40 124 L58 84 L70 132 L92 40 L104 126 L126 92 L140 134 L160 66 L176 128 L200 100 L214 136 L238 72 L252 130 L280 104 L296 138 L320 90 L338 134 L366 112 L384 140 L410 96 L428 138 L460 116 L480 142 L508 104 L526 140 L556 110 L574 138 L600 86 L618 134 L646 106 L664 138 L690 74 L706 130 L732 100 L748 134 L770 56 L786 128 L810 90 L824 132 L848 44 L864 126 L884 82 L898 130 L920 34 L936 124 L956 76 L970 128 L986 52 L1000 110 V160Z"
      />
      <g className={styles.stems}>
        <path d="M92 150 V30 M238 150 V60 M690 150 V62 M848 150 V34 M920 150 V24" />
      </g>
      <g className={styles.heads}>
        <rect x="86" y="4" width="12" height="42" rx="6" />
        <rect x="232" y="34" width="12" height="40" rx="6" />
        <rect x="684" y="36" width="12" height="40" rx="6" />
        <rect x="842" y="8" width="12" height="42" rx="6" />
        <rect x="914" y="0" width="12" height="42" rx="6" />
      </g>
    </svg>
  );
}

/** A duck facing right. The CSS variables `--plumage` and `--plumage-head` set its colours. */
function DuckArt() {
  return (
    <svg className={styles.huntArtDuck} viewBox="-6 -4 132 96" aria-hidden>
      <path className={styles.shade} d="M16 48 L-2 36 L4 51 L-4 60 L20 64Z" />
      <path
        className={styles.coat}
        d="M12 52 C22 34 52 30 72 36 C80 38 82 26 86 18 L104 34 C100 50 96 78 58 80 C32 81 16 70 12 52Z"
      />
      <path className={styles.belly} d="M18 62 C34 74 70 76 92 58 C84 80 66 84 50 82 C34 80 24 72 18 62Z" />
      <circle className={styles.head} cx="94" cy="22" r="17" />
      <path className={styles.ring} d="M79 35 Q90 46 104 39" />
      <path className={styles.beak} d="M107 18 C118 15 124 20 123 25 C118 31 110 30 105 28Z" />
      <circle className={styles.eye} cx="98" cy="18" r="5" />
      <circle className={styles.pupil} cx="99.6" cy="17.6" r="2.6" />
      <g className={styles.wing}>
        <path
          className={styles.feathers}
          d="M64 52 C60 26 42 4 12 0 C14 10 18 14 22 18 C20 22 24 28 30 30 C30 36 36 42 42 44 C46 50 54 56 64 52Z"
        />
        <path className={styles.quill} d="M58 48 C52 32 40 18 24 10 M50 48 C46 40 40 34 33 30" />
      </g>
    </svg>
  );
}
