import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { thirdPartiesSlice, trackingSlice, type ThirdPartyRecord } from './state.ts';

type Place = Pick<Context, 'world' | 'state'>;

/** What third parties received, newest last. */
export function thirdPartyRecords(place: Place): readonly ThirdPartyRecord[] {
  return thirdPartiesSlice.of(place).records;
}

export interface Reports {
  readonly logs: readonly LogRecord[];
  readonly performance: readonly PerformanceRecord[];
  readonly thirdParties: readonly ThirdPartyRecord[];
}

export function reportsOf(place: Place): Reports {
  const { logs, performance } = trackingSlice.of(place);
  return { logs, performance, thirdParties: thirdPartyRecords(place) };
}
