// The journal's lines: calls and socket messages in one order, and the filter of these lines.
import type { LoggedCall, LoggedFrame } from '../../core/log.ts';

export type Entry =
  | { readonly kind: 'call'; readonly id: number; readonly call: LoggedCall }
  | { readonly kind: 'message'; readonly id: number; readonly frame: LoggedFrame };

export const kinds = {
  all: 'Calls and messages',
  call: 'Calls',
  message: 'Messages of the socket',
  party: 'Third parties',
  scenario: 'Taken by a scenario',
  mocked: 'Answered by the mock',
  mismatch: 'Off the description',
} as const;
export type Kind = keyof typeof kinds;

export const statuses = {
  any: 'Any',
  failed: 'Failed',
  success: '2xx',
  refused: '4xx',
  error: '5xx',
  none: 'No response',
} as const;
export type Status = keyof typeof statuses;

const hundreds: Partial<Record<Status, number>> = { success: 2, refused: 4, error: 5 };

export interface Filter {
  readonly text: string;
  readonly kind: Kind;
  readonly status: Status;
  /** An operation's id; empty for all operations. */
  readonly operation: string;
}

/** All lines, newest first. */
export function entriesOf(calls: readonly LoggedCall[], frames: readonly LoggedFrame[]): Entry[] {
  const all: Entry[] = [
    ...calls.map((call) => ({ kind: 'call' as const, id: call.id, call })),
    ...frames.map((frame) => ({ kind: 'message' as const, id: frame.id, frame })),
  ];
  return all.toSorted((one, other) => other.id - one.id);
}

/**
 * Whether the entry records what a third party's script received. A page sends dozens of these, so
 * only the filter `party` shows them.
 */
export const isRecord = (entry: Entry): boolean =>
  entry.kind === 'call' && entry.call.path === '/mock-provider/third-party/record';

/** Whether the mock answered the call, not a real backend. */
export const isMocked = ({ operation, answeredBy }: LoggedCall): boolean =>
  operation !== null && answeredBy === undefined;

export const isFailed = ({ status, failure }: LoggedCall): boolean => failure !== undefined || status >= 400;

/** The name of a socket message: its type, or its action if the page sent it. Without either, its text. */
export function nameOfFrame(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      if ('type' in value && typeof value.type === 'string') return value.type;
      if ('action' in value && typeof value.action === 'string') return value.action;
    }
  } catch {
    // Text that isn't JSON is shown unchanged.
  }
  return text.slice(0, 40);
}

function textOf(entry: Entry): string {
  if (entry.kind === 'message')
    return `socket ${entry.frame.direction} ${entry.frame.fate ?? ''} ${entry.frame.text}`;
  const { method, path, query, operation, status, failure, body, scenarios } = entry.call;
  return `${method} ${path}?${query} ${operation ?? ''} ${String(status)} ${failure ?? ''} ${body ?? ''} ${scenarios.join(' ')}`;
}

function hasKind(entry: Entry, kind: Kind, mismatches: ReadonlySet<number>): boolean {
  if (entry.kind === 'message') return kind === 'message' || kind === 'all';
  const { path, scenarios } = entry.call;
  if (kind === 'party') return path.startsWith('/mock-provider/');
  if (isRecord(entry)) return false;
  if (kind === 'mocked') return isMocked(entry.call);
  if (kind === 'scenario') return scenarios.length > 0;
  return kind === 'mismatch' ? mismatches.has(entry.id) : kind === 'call' || kind === 'all';
}

function hasStatus({ status, failure }: LoggedCall, wanted: Status): boolean {
  if (wanted === 'none') return failure !== undefined;
  if (failure !== undefined) return wanted === 'any' || wanted === 'failed';
  const least = hundreds[wanted];
  return wanted === 'failed' ? status >= 400 : least === undefined || Math.floor(status / 100) === least;
}

/** @param mismatches ids of the calls that differ from the OpenAPI description */
export function isShown(entry: Entry, filter: Filter, mismatches: ReadonlySet<number>): boolean {
  const { text, kind, status, operation } = filter;
  if (!hasKind(entry, kind, mismatches)) return false;
  if (entry.kind === 'message') {
    if (status !== 'any' || operation !== '') return false;
  } else if (!hasStatus(entry.call, status) || (operation !== '' && entry.call.operation !== operation))
    return false;
  const content = textOf(entry).toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}
