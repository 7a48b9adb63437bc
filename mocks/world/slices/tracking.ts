// What clients have reported, for the panel and for tests.
import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import { defineSharedSlice } from './slice.ts';

const mostRecords = 200;

/** The latest records, newest last. */
export const trackingSlice = defineSharedSlice('tracking', {
  initial: (): { logs: LogRecord[]; performance: PerformanceRecord[] } => ({ logs: [], performance: [] }),
});

/** Adds a record to the end of a list that keeps the latest ones. */
export function keep<Item>(records: Item[], record: Item): void {
  records.push(record);
  records.splice(0, Math.max(0, records.length - mostRecords));
}
