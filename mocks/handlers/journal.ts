// Which requests belong to a world's history, and what the journal keeps of their bodies.
import { isRecord } from '../core/isRecord.ts';
import type { Answer, MockRequest } from '../core/answer.ts';
import { matchOperation } from '../core/routes.ts';

/** Third parties only store what they receive: chats, analytics, the affiliate pixel, the error service. */
const records = /^\/mock-provider\/(third-party\/record|affiliate\/ping|error-service\/report)$/;
/** Asks for data of a payment or a flight again and again. */
const polls = /^\/mock-provider\/crash\/state$/;
const reads = /^\/mock-provider\/payment\/show$/;

export function journalKindOf({ method, pathname }: MockRequest): 'command' | 'poll' | 'ignored' {
  if (method === 'OPTIONS' || method === 'HEAD' || records.test(pathname) || reads.test(pathname))
    return 'ignored';
  if (polls.test(pathname)) return 'poll';
  const match = matchOperation(method, pathname);
  if (match.found === 'operation') return match.operation.tag === 'tracking' ? 'ignored' : 'command';
  return pathname.startsWith('/mock-provider/') ? 'command' : 'ignored';
}

/** Characters of an uploaded file that decide its result: its type, and what testers write at its end. */
const fileHead = 400;
const fileTail = 200;

/**
 * The body to record. Of an accepted document, the middle is left out: only its first and last bytes
 * have an effect.
 */
export function journalBodyOf({ body }: MockRequest, answer: Answer | undefined): string | null {
  if (answer?.operation !== 'uploadVerification' || answer.status >= 300 || body === null) return body;
  const value: unknown = JSON.parse(body);
  const file = isRecord(value) ? value['file'] : undefined;
  if (!isRecord(value) || typeof file !== 'string' || file.length <= fileHead + fileTail) return body;
  return JSON.stringify({ ...value, file: file.slice(0, fileHead) + file.slice(-fileTail) });
}
