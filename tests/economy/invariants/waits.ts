// `Retry-After` is the true wait: a second earlier the call is still refused, and at its end it no longer is.
import type { Exchange, Reply } from '../casino.ts';
import { minute, second } from '../facts.ts';
import type { Model } from '../model.ts';

/** Looking further ahead would live through all that comes due until then, again and again. */
const furthest = 3_600;

function refusalAfter(model: Model, exchange: Exchange, seconds: number): string | undefined {
  const copy = model.casino.fork();
  copy.backend.clock.advance(seconds * second);
  // The access token may have ended on the way: a client refreshes it.
  const isOver = exchange.token !== null && copy.now >= copy.tokenAt + 15 * minute;
  if (isOver) copy.login(model.who.persona);
  const token = isOver ? copy.token : exchange.token;
  // The answer of a key is kept, so that a later wish has a key of its own.
  const key = exchange.key === null ? null : `${exchange.key}-later`;
  const { code } = copy.send({ ...exchange, token, key });
  copy.backend.dispose();
  return code;
}

interface Told {
  errors?: { data?: { retryAfter?: number } }[];
}

/** Tries a call that has to wait again in copies of the world, once a step for each kind of refusal. */
export function checkWait(model: Model, exchange: Exchange, { code, retryAfter, json }: Reply): void {
  const wait = retryAfter ?? (json as Told | null)?.errors?.[0]?.data?.retryAfter;
  if (code === undefined || wait === undefined || wait > furthest || model.waits.has(code)) return;
  model.waits.add(code);
  // What was lost, or played, after the instant that the clock was set back to counts for its own day too.
  if (model.hasGoneBack && code.endsWith('limit_reached')) return;
  const what = `${exchange.method} ${exchange.path} says ${wait} s (${code})`;
  model.require(
    'Retry-After is the true wait',
    wait <= 1 || refusalAfter(model, exchange, wait - 1) === code,
    () => `${what}, and may be tried a second before`,
  );
  model.require(
    'Retry-After is the true wait',
    refusalAfter(model, exchange, wait) !== code,
    () => `${what}, and is still refused then`,
  );
}
