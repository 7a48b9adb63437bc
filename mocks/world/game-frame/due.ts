// Ends flights, even if their page was closed.
import type { DueSource, DueThing } from '../due.ts';
import { endOf } from './crash.rules.ts';
import { landFlight } from './flights.actions.ts';
import { runsSlice } from './state.ts';

export const due: DueSource = (place) =>
  Object.values(runsSlice.of(place).byToken).flatMap((run): DueThing[] => {
    const { crash: flight } = run;
    if (!flight || flight.settled) return [];
    const end = endOf(flight);
    return [
      {
        at: flight.startedAt + end.afterMs,
        name: `flight ${flight.id} ends`,
        run(context) {
          if (!flight.settled) landFlight(context, run, flight, end);
        },
      },
    ];
  });
