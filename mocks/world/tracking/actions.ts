import type { LogRecord, PerformanceRecord } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { ThirdParty } from './catalogue.ts';
import { thirdPartiesSlice, trackingSlice } from './state.ts';

const maxRecords = 200;

function append<Item>(records: Item[], record: Item): void {
  records.push(record);
  records.splice(0, Math.max(0, records.length - maxRecords));
}

export function storeLog(call: Context, record: LogRecord): void {
  append(trackingSlice.of(call).logs, record);
}

/** Stores web vitals. A later record of the same page view replaces the earlier one. */
export function storePerformance(call: Context, record: PerformanceRecord): void {
  const tracking = trackingSlice.of(call);
  tracking.performance = tracking.performance.filter(({ rid }) => rid !== record.rid);
  append(tracking.performance, record);
}

export function recordThirdParty(call: Context, party: ThirdParty, event: string, data: unknown): void {
  append(thirdPartiesSlice.of(call).records, { at: call.now, party, event, data });
}
