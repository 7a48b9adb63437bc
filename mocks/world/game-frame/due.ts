import type { DueSource, DueEvent } from '../due.ts';
import { endOf } from './crash.rules.ts';
import { settleFlight } from './flights.actions.ts';
import { runsSlice } from './state.ts';

export const due: DueSource = (scope) =>
  Object.values(runsSlice.of(scope).byToken).flatMap((run): DueEvent[] => {
    const { crash: flight } = run;
    if (!flight || flight.settled) return [];
    const end = endOf(flight);
    return [
      {
        at: flight.startedAt + end.afterMs,
        name: `flight ${flight.id} ends`,
        run(context) {
          if (!flight.settled) settleFlight(context, run, flight, end);
        },
      },
    ];
  });
