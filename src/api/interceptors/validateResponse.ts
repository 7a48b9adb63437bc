// Validates responses. In production every response must hold the fields that the client displays. The
// full schemas are larger than the client itself, so they load late and for a sample of visits only.
import { contractMode, contractSample } from '#/config.ts';
import { createEmitter } from '#/lib/emitter.ts';
import { randomFraction } from '#/lib/random.ts';
import { whenIdle } from '#/lib/schedule.ts';
import { ApiError } from '../ApiError.ts';
import type { Breach } from '../contractCheck.ts';
import { methodOf, pathOf, type Interceptor } from '../transport.ts';

const startAfter = 10_000;
const mostWaiting = 40;
const mostDropped = 5;

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const breaches = createEmitter<Breach>();
/** Reports responses that broke the contract but were used anyway. */
export const onContractBroken = breaches.on;

/**
 * The chunk that checks the fields of responses, loaded alongside the first calls. If the chunk is gone, as
 * after a deploy, responses aren't checked.
 */
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
    // The chunk failed to load, as after a deploy. The next visit validates responses again.
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
 * Validates a response. In production, invalid list items are removed.
 * @throws ApiError of kind `contract` if the response can't be displayed
 */
export async function validate(answer: Answer): Promise<void> {
  if (contractMode === 'strict') return checkNow(answer);
  await checkShape(answer);
  if (!isSampled || waiting.length >= mostWaiting) return;
  waiting.push(answer);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => whenIdle(() => void checkWaiting()), startAfter);
}

export const validateResponse: Interceptor = async (call, next) => {
  const body = await next(call);
  await validate({ method: methodOf(call), path: pathOf(call), body });
  return body;
};
