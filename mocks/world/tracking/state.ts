// What clients have reported, for the panel and for tests.
import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import { defineSharedSlice } from '../slice.ts';
import type { ThirdParty } from './catalogue.ts';

/** The latest records, newest last. */
export const trackingSlice = defineSharedSlice('tracking', {
  initial: (): { logs: LogRecord[]; performance: PerformanceRecord[] } => ({ logs: [], performance: [] }),
});

/** What a third party was told. */
export interface ThirdPartyRecord {
  /** Epoch milliseconds. */
  at: number;
  party: ThirdParty;
  event: string;
  /** As it came. */
  data: unknown;
}

/** The latest records, newest last. */
export const thirdPartiesSlice = defineSharedSlice('thirdParties', {
  initial: (): { records: ThirdPartyRecord[] } => ({ records: [] }),
});
