// A step of the model makes one call or a few, and updates the expected state.
import type { Command } from 'fast-check';
import type { Casino, Exchange, Reply } from './casino.ts';
import type { Model } from './model.ts';

export interface Step extends Command<Model, Casino> {
  /** Copies of the step with simpler arguments, for shrinking. */
  plainer?(): Step[];
}

function plainerThan(value: unknown): unknown[] {
  if (typeof value === 'number' && value > 0)
    return [0, Math.floor(value / 2)].filter((other) => other < value);
  return typeof value === 'boolean' && value ? [false] : [];
}

/** Defines a step with arguments. `when` tells whether the step is possible now. */
export function step<Args extends readonly unknown[]>(
  name: string,
  run: (model: Model, ...args: Args) => void,
  when: (model: Model) => boolean = () => true,
): (...args: Args) => Step {
  const make = (...args: Args): Step => ({
    check: when,
    run: (model) => run(model, ...args),
    toString: () => `${name}(${args.map((value) => JSON.stringify(value)).join(', ')})`,
    plainer: () =>
      args.flatMap((value, place) =>
        // The cast is safe: a simpler value has the argument's type.
        plainerThan(value).map((other) => make(...(args.with(place, other) as unknown as Args))),
      ),
  });
  return make;
}

/**
 * Sends a call, then repeats it `repeats` times with the same key. The responses must be equal, and a different
 * body with this key must be refused (decision 30).
 */
export function withKey<Data>(
  model: Model,
  repeats: number,
  method: string,
  path: string,
  body?: object,
): Reply<Data> {
  const key = model.nextKey();
  const send = (): Reply<Data> => model.casino.call<Data>(method, path, { body, key });
  const first = send();
  keepSent(model, { method, path, body, key, token: null }, first);
  for (let count = 0; count < repeats; count += 1) {
    const again = send();
    if (first.status === 429 || first.status === 401 || first.status >= 500) continue;
    model.require(
      'a repeated call with the same key has the same answer',
      again.status === first.status && again.text === first.text,
      () => `${method} ${path}: ${first.status} ${first.text}, then ${again.status} ${again.text}`,
    );
  }
  if (repeats > 0 && first.ok && body && Object.keys(body).length > 0)
    model.require(
      'a key belongs to one body',
      model.casino.call(method, path, { body: { ...body, ...otherBody(body) }, key }).status === 422,
      () => `${method} ${path}`,
    );
  return first;
}

const mostSent = 6;

function keepSent(model: Model, exchange: Exchange, { status, text }: Reply): void {
  if (status === 429 || status === 401 || status >= 500) return;
  model.sent.push({ exchange, status, text });
  if (model.sent.length > mostSent) model.sent.shift();
}

/**
 * Repeats an earlier call with its key. The call must get the original response. The checks after the step
 * would find a second effect.
 */
export const repeatLater = step(
  'repeatLater',
  (model, index: number) => {
    const found = model.sent[index % model.sent.length];
    if (!found) return;
    const { method, path, body, key } = found.exchange;
    const again = model.casino.call(method, path, { body, key });
    if (again.status === 401) return;
    model.require(
      'a repeated call with the same key has the same answer',
      again.status === found.status && again.text === found.text,
      () => `${method} ${path}: ${found.status} ${found.text}, later ${again.status} ${again.text}`,
    );
  },
  (model) => model.sent.length > 0,
);

/** A different body for the same call: its first field, with another value of the same type. */
function otherBody(body: object): object {
  const [entry] = Object.entries(body);
  if (!entry) return {};
  const [name, value] = entry;
  return { [name]: typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}0` : value };
}

/**
 * Checks that a gain or play isn't accepted during a break (decision 60: no deposits, no promotions, no play
 * for money).
 */
export function requireNoBreak(model: Model, what: string, reply: Reply): void {
  if (reply.ok && model.isResting())
    model.fault(`a break holds: ${what}`, `${what} went through during a break`);
}
