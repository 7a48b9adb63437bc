// When answers are compared with the description. In production each answer has to hold the fields that the
// client shows; the whole schemas weigh more than the client and load late, for a share of the visits.
import { contractMode, contractSample } from '#/config.ts';
import { createEmitter } from '#/lib/emitter.ts';
import { randomFraction } from '#/lib/random.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { ApiError } from '../ApiError.ts';
import type { Breach } from '../contractCheck.ts';
import { methodOf, pathOf, type Interceptor } from './interceptor.ts';

const startAfter = 10_000;
const mostWaiting = 40;
const mostDropped = 5;

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const breaches = createEmitter<Breach>();
/** Hears of answers that break the description and were used all the same. */
export const onContractBroken = breaches.on;

/** Loads beside the first calls. Without it, as after a deploy, answers are taken as they come. */
const shapes = contractMode === 'strict' ? null : import('../answerShape.ts').catch(() => null);

async function checkShape({ method, path, body }: Answer): Promise<void> {
  const operation = `${method} ${path}`;
  const { missing = null, dropped = [] } = (await shapes)?.keepToShape(method, path, body) ?? {};
  if (missing !== null)
    throw new ApiError({ kind: 'contract', operation, explanation: `${operation} lacks ${missing}` });
  const [first, ...others] = dropped.slice(0, mostDropped);
  if (first === undefined) return;
  const fields = [first, ...others] as const;
  const explanation = `${operation} has items that lack ${fields.join(', ')}`;
  breaches.emit({ operationId: operation, fields: [...fields], explanation, isTolerable: false });
}

const isSampled = contractMode === 'report' && randomFraction() < contractSample;
let waiting: Answer[] = [];
let isPlanned = false;

async function checkWaiting(): Promise<void> {
  isPlanned = false;
  const answers = waiting;
  waiting = [];
  try {
    const { findBreach } = await import('../contractCheck.ts');
    const report = ({ method, path, body }: Answer): void => {
      const breach = findBreach(method, path, body);
      if (breach) breaches.emit(breach);
    };
    for (const answer of answers) whenIdle(() => report(answer));
  } catch {
    // The chunk is gone after a deploy; the next visit will compare.
  }
}

async function checkNow({ method, path, body }: Answer): Promise<void> {
  const { findBreach } = await import('../contractCheck.ts');
  const breach = findBreach(method, path, body);
  if (!breach) return;
  if (!breach.isTolerable)
    throw new ApiError({ kind: 'contract', operation: `${method} ${path}`, explanation: breach.explanation });
  breaches.emit(breach);
}

/**
 * Compares an answer with the description. In production, lists lose the items that lack a field.
 * @throws ApiError of kind `contract` for an answer that can't be shown
 */
export async function checkAnswer(answer: Answer): Promise<void> {
  if (contractMode === 'strict') return checkNow(answer);
  await checkShape(answer);
  if (!isSampled || waiting.length >= mostWaiting) return;
  waiting.push(answer);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => whenIdle(() => void checkWaiting()), startAfter);
}

export const checkContract: Interceptor = async (call, next) => {
  const body = await next(call);
  await checkAnswer({ method: methodOf(call), path: pathOf(call), body });
  return body;
};
