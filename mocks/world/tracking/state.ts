// Reports from clients, for the panel and for tests.
import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import { defineSharedSlice } from '../slice.ts';
import type { ThirdParty } from './catalogue.ts';

export const trackingSlice = defineSharedSlice('tracking', {
  initial: (): { logs: LogRecord[]; performance: PerformanceRecord[] } => ({ logs: [], performance: [] }),
  isObserved: true,
});

export interface ThirdPartyRecord {
  /** Epoch milliseconds. */
  at: number;
  party: ThirdParty;
  event: string;
  data: unknown;
}

export const thirdPartiesSlice = defineSharedSlice('thirdParties', {
  initial: (): { records: ThirdPartyRecord[] } => ({ records: [] }),
  isObserved: true,
});
