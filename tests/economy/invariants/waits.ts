// `Retry-After` is exact: the same call is still refused one second before the wait ends, but not at its end.
import type { Exchange, Reply } from '../casino.ts';
import { minute, second } from '../facts.ts';
import type { Model } from '../model.ts';

/**
 * The longest wait to check, in seconds. For a longer one, too many events would run in the copy of the
 * world.
 */
const furthest = 3_600;

function refusalAfter(model: Model, exchange: Exchange, seconds: number): string | undefined {
  const copy = model.casino.fork();
  copy.backend.clock.advance(seconds * second);
  // The access token may have expired, so the copy logs in again as a client would refresh it. Tokens count
  // whole seconds, so one may expire up to a second early.
  const isOver = exchange.token !== null && copy.now > copy.tokenAt + 15 * minute - second;
  if (isOver) copy.login(model.who.persona);
  const token = isOver ? copy.token : exchange.token;
  // A call with a used key would only get the stored response, so the later call has another key.
  const key = exchange.key === null ? null : `${exchange.key}-later`;
  const { code } = copy.send({ ...exchange, token, key });
  copy.backend.dispose();
  return code;
}

interface Told {
  errors?: { data?: { retryAfter?: number } }[];
}

/**
 * Repeats a refused call in copies of the world, just before and at the end of its wait. Once per step and
 * error code.
 */
export function checkWait(model: Model, exchange: Exchange, { code, retryAfter, json }: Reply): void {
  const wait = retryAfter ?? (json as Told | null)?.errors?.[0]?.data?.retryAfter;
  if (code === undefined || wait === undefined || wait > furthest || model.waits.has(code)) return;
  model.waits.add(code);
  // After the clock was set back, losses and play recorded at later times still count towards limits. A limit
  // may then last longer than the response says.
  if (model.hasGoneBack && code.endsWith('limit_reached')) return;
  const what = `${exchange.method} ${exchange.path} says ${wait} s (${code})`;
  model.require(
    'Retry-After is the actual wait',
    wait <= 1 || refusalAfter(model, exchange, wait - 1) === code,
    () => `${what}, and may be tried a second before`,
  );
  model.require(
    'Retry-After is the actual wait',
    refusalAfter(model, exchange, wait) !== code,
    () => `${what}, and is still refused then`,
  );
}
