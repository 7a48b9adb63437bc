import { isRecord } from './isRecord.ts';

/** The first error code in a response's text; undefined if the text has no error code. */
export function errorCodeIn(text: string | null): string | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const errors = isRecord(value) ? value['errors'] : undefined;
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    return isRecord(first) && typeof first['code'] === 'string' ? first['code'] : undefined;
  } catch {
    return undefined;
  }
}
