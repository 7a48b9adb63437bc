// What was reported, for the panel and for tests.
import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { thirdPartiesSlice, trackingSlice, type ThirdPartyRecord } from './state.ts';

type Place = Pick<Context, 'world' | 'state'>;

/** What third parties were told, newest last. */
export function thirdPartyRecords(place: Place): readonly ThirdPartyRecord[] {
  return thirdPartiesSlice.of(place).records;
}

/** All that a client has told, newest last. */
export interface Reports {
  readonly logs: readonly LogRecord[];
  readonly performance: readonly PerformanceRecord[];
  readonly thirdParties: readonly ThirdPartyRecord[];
}

/** What the client has reported to the server and to third parties. */
export function reportsOf(place: Place): Reports {
  const { logs, performance } = trackingSlice.of(place);
  return { logs, performance, thirdParties: thirdPartyRecords(place) };
}
