import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { thirdPartiesSlice, trackingSlice, type ThirdPartyRecord } from './state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export function thirdPartyRecords(scope: Scope): readonly ThirdPartyRecord[] {
  return thirdPartiesSlice.of(scope).records;
}

export interface Reports {
  readonly logs: readonly LogRecord[];
  readonly performance: readonly PerformanceRecord[];
  readonly thirdParties: readonly ThirdPartyRecord[];
}

export function reportsOf(scope: Scope): Reports {
  const { logs, performance } = trackingSlice.of(scope);
  return { logs, performance, thirdParties: thirdPartyRecords(scope) };
}
