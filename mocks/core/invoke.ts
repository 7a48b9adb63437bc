// Calls the handler of an operation with a `Call`, and remembers the first answers of money-moving calls.
import { handlers } from '../handlers/all.ts';
import type { Outgoing, Audience } from '../realtime/message.ts';
import type { Identity } from '../world/auth.ts';
import { InsufficientFunds } from '../world/ledger.ts';
import type { Replay } from '../world/state.ts';
import type { Backend } from './backend.ts';
import type { MockRequest } from './answer.ts';
import type { Context, ErrorOverrides } from './handler.ts';
import { refusalOf, Refusal } from './refusal.ts';
import type { OperationEntry } from './routes.ts';
import { serialise } from './answer.ts';
import { localeFromHeader } from './settings.ts';

export interface CheckedCall {
  identity: Identity | null;
  request: MockRequest;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export type Invoked = { value: unknown } | { replay: Replay };

/** `Call` without its operation's types: the pipeline has checked what the types say. */
export interface UntypedCall extends Context, Omit<CheckedCall, 'identity' | 'request'> {
  operation: string;
  player: Identity['player'] | null;
  session: Identity['session'] | null;
  fail(name: string, overrides?: ErrorOverrides): never;
}

const mostReplays = 500;

/** What handlers and the providers' API get of a session. `sent` collects the messages. */
export function contextOf(backend: Backend, request: Pick<MockRequest, 'header'>, sent: { message: Outgoing; to?: Audience }[]): Context {
  const { world, state, settings, clock, scenarios } = backend;
  return {
    world,
    state,
    brand: settings.brand,
    locale: localeFromHeader(request.header('accept-language'), settings.brand) ?? settings.locale,
    now: clock.now(),
    inPage: settings.inPage,
    userAgent: request.header('user-agent') ?? '',
    random: (scope) => world.catalogue.random(scope),
    emit: (message, to) => sent.push(to ? { message, to } : { message }),
    is: (name) => scenarios.is(name),
  };
}

function replayKey(operation: OperationEntry, { identity, request }: CheckedCall): string | null {
  const key = request.header('idempotency-key');
  const isKnown = operation.parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key');
  return identity && key !== null && isKnown ? `${identity.player.id}/${operation.id}/${key.slice(0, 100)}` : null;
}

function keepReplay(backend: Backend, key: string | null, replay: Replay): void {
  if (key === null) return;
  const { replays } = backend.state;
  replays[key] = replay;
  const [oldest] = Object.keys(replays);
  if (oldest !== undefined && Object.keys(replays).length > mostReplays) delete replays[oldest];
}

function run(operation: OperationEntry, call: UntypedCall): unknown {
  try {
    return handlers[operation.id](call);
  } catch (error) {
    // The ledger refuses to go below zero; most operations have a word for that.
    if (error instanceof InsufficientFunds && operation.errors.some(({ name }) => name === 'insufficient_funds')) {
      throw refusalOf(operation, 'insufficient_funds', { data: { missing_amount: error.missing } });
    }
    throw error;
  }
}

/** Runs the handler; messages go out only if it succeeds. */
export function invoke(backend: Backend, operation: OperationEntry, checked: CheckedCall): Invoked {
  const key = replayKey(operation, checked);
  const replay = key === null ? undefined : backend.state.replays[key];
  if (replay) return { replay };
  const sent: { message: Outgoing; to?: Audience }[] = [];
  const firstEntry = backend.state.ledger.entries.length;
  const { identity, request, ...parts } = checked;
  const call: UntypedCall = {
    ...contextOf(backend, request, sent),
    ...parts,
    operation: operation.id,
    player: identity?.player ?? null,
    session: identity?.session ?? null,
    fail(name, overrides) {
      throw refusalOf(operation, name, overrides);
    },
  };
  try {
    const value = run(operation, call);
    keepReplay(backend, key, { status: operation.status, body: serialise(value) });
    backend.announce(firstEntry);
    for (const { message, to } of sent) backend.emit(message, to);
    return { value };
  } catch (error) {
    if (error instanceof Refusal) keepReplay(backend, key, { status: error.status, body: JSON.stringify(error.body) });
    throw error;
  }
}
