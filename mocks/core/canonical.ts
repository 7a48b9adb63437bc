import { isRecord } from './isRecord.ts';

/** JSON with sorted keys, so that equal contents give equal text. */
export function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
