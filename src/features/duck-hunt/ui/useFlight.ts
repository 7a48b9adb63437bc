import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { DuckHuntFlight } from '#/api/generated/model/index.ts';
import { monotonicNow } from '#/lib/clock.ts';
import { instantOf, placeOfDuck, stillInstant } from '../model/flight.ts';

export interface FlightSettings {
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
export function useFlight(
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
