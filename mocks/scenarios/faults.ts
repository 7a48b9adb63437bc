// Transport faults of every operation: `operationId.fault_…`.
import { isRecord } from '../core/isRecord.ts';

export const faults = {
  fault_timeout: 'No response ever arrives',
  fault_network: 'The connection breaks',
  fault_cut_off: 'The connection breaks halfway through the request',
  fault_lost_answer: 'The call takes effect, but its response is lost',
  fault_slow: 'The response takes five seconds',
  fault_malformed_json: 'The JSON of the response is truncated',
  fault_html: 'The response is an HTML page instead of JSON',
  fault_empty: 'The response has no body',
  fault_missing_fields: 'Every second field is missing',
  fault_nulls: 'Every field is null',
  fault_unknown_enums: 'Every enum value is unknown',
  fault_huge: 'Numbers and texts have their maximum size',
} as const;

export type Fault = keyof typeof faults;

/** Faults after which the call has no effect and no response. */
export const connectionFaults: readonly string[] = ['fault_timeout', 'fault_network', 'fault_cut_off'];
/** Faults that change the fields of a successful response. */
export const fieldFaults: readonly string[] = [
  'fault_missing_fields',
  'fault_nulls',
  'fault_unknown_enums',
  'fault_huge',
];
/** Faults that replace the text of a response. */
export const bodyFaults: readonly string[] = ['fault_malformed_json', 'fault_html', 'fault_empty'];

/** Milliseconds that `fault_slow` adds. */
export const slowDelay = 5_000;

export function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** Removes every second field of every nested object. */
export function withoutFields(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, depth + 1));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter((_, index) => depth === 0 || index % 2 === 1);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutFields(item, depth + 1)]));
}

/** Sets every field that isn't an object to null. */
export function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNulls(item)]))
    : null;
}
