import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { ThirdParty } from './catalogue.ts';
import { thirdPartiesSlice, trackingSlice } from './state.ts';

const mostRecords = 200;

function keep<Item>(records: Item[], record: Item): void {
  records.push(record);
  records.splice(0, Math.max(0, records.length - mostRecords));
}

export function keepLog(call: Context, record: LogRecord): void {
  keep(trackingSlice.of(call).logs, record);
}

/** Stores web vitals. A later record of the same page view replaces the earlier one. */
export function keepPerformance(call: Context, record: PerformanceRecord): void {
  const tracking = trackingSlice.of(call);
  tracking.performance = tracking.performance.filter(({ rid }) => rid !== record.rid);
  keep(tracking.performance, record);
}

export function recordThirdParty(call: Context, party: ThirdParty, event: string, data: unknown): void {
  keep(thirdPartiesSlice.of(call).records, { at: call.now, party, event, data });
}
