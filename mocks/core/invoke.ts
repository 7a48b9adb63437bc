import type { Identity } from '../world/sessions.ts';
import { InsufficientFunds } from '../world/ledger.ts';
import type { Replay } from '../world/state.ts';
import type { Backend } from './backend.ts';
import type { MockRequest } from './answer.ts';
import { createContext } from './context.ts';
import type { UntypedCall } from './handler.ts';
import { refusalOf, Refusal } from './refusal.ts';
import type { OperationEntry } from './routes.ts';
import { serialise } from './answer.ts';
import { digest } from '../world/random.ts';
import { canonical } from './canonical.ts';

export interface CheckedCall {
  identity: Identity | null;
  request: MockRequest;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export type Invoked = { value: unknown } | { replay: Replay };

interface KeyedCall {
  key: string;
  content: string;
}

const maxReplays = 500;

/**
 * The call's idempotency key and a digest of its path and body. Null for a guest, for a call without a key,
 * and for an operation that takes no key.
 */
function keyedCallOf(operation: OperationEntry, checked: CheckedCall): KeyedCall | null {
  const { identity, request, path, body } = checked;
  const key = request.header('idempotency-key');
  const isKnown = operation.parameters.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key',
  );
  return identity && key !== null && isKnown
    ? { key: `${identity.player.id}/${operation.id}/${key}`, content: digest(canonical({ path, body })) }
    : null;
}

/**
 * The stored response for the call's idempotency key, if there is one. Throws a 422 refusal if the key was
 * used before with a different path or body (decision 030).
 */
function replayOf(
  backend: Backend,
  operation: OperationEntry,
  repeatable: KeyedCall | null,
): Replay | undefined {
  const { replays } = backend.state;
  if (!repeatable || !Object.hasOwn(replays, repeatable.key)) return undefined;
  const replay = replays[repeatable.key];
  if (replay && replay.content !== repeatable.content) throw refusalOf(operation, 'idempotency_key_reused');
  return replay;
}

/** Doesn't store 5xx and 429 responses: clients retry those with the same key. */
function storeReplay(
  backend: Backend,
  repeatable: KeyedCall | null,
  status: number,
  bodyOf: () => string | null,
): void {
  if (!repeatable || status === 429 || status >= 500) return;
  const { replays } = backend.state;
  replays[repeatable.key] = { content: repeatable.content, status, body: bodyOf() };
  const [oldest] = Object.keys(replays);
  if (oldest !== undefined && Object.keys(replays).length > maxReplays) delete replays[oldest];
}

function run(backend: Backend, operation: OperationEntry, call: UntypedCall): unknown {
  try {
    return backend.parts.handlers[operation.id](call);
  } catch (error) {
    if (
      error instanceof InsufficientFunds &&
      operation.errors.some(({ name }) => name === 'insufficient_funds')
    ) {
      throw refusalOf(operation, 'insufficient_funds', { data: { missingAmount: error.missing } });
    }
    throw error;
  }
}

export function invoke(backend: Backend, operation: OperationEntry, checked: CheckedCall): Invoked {
  const repeatable = keyedCallOf(operation, checked);
  const replay = replayOf(backend, operation, repeatable);
  if (replay) return { replay };
  const { context, sendMessages } = createContext(backend, {
    request: checked.request,
    isRead: operation.method === 'get',
  });
  const { identity, request, ...parts } = checked;
  const call: UntypedCall = {
    ...context,
    ...parts,
    operation: operation.id,
    requestKey: request.header('idempotency-key'),
    player: identity?.player ?? null,
    session: identity?.session ?? null,
    fail(name, overrides) {
      throw refusalOf(operation, name, overrides);
    },
  };
  try {
    const value = run(backend, operation, call);
    storeReplay(backend, repeatable, operation.status, () => serialise(value));
    sendMessages();
    return { value };
  } catch (error) {
    if (error instanceof Refusal)
      storeReplay(backend, repeatable, error.status, () => JSON.stringify(error.body));
    throw error;
  }
}
