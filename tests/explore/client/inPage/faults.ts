// Injects faults into responses and messages of the casino in the page, and records every call.
import type { MockControl } from '#mocks/browser.ts';
import type { Answer, MockRequest } from '#mocks/core/answer.ts';
import type { FaultKind, SeenCall } from '../types.ts';

/** Delay of a late response, in virtual milliseconds. */
const lateBy = 4_000;
/**
 * Delays of four consecutive responses, in virtual milliseconds. Each is shorter than the one before, so that
 * later responses overtake earlier ones.
 */
const reorderedBy = [900, 600, 300, 0];

interface Armed {
  kind: FaultKind;
  of: 'reads' | 'writes' | 'messages';
  left: number;
}

let armed: Armed[] = [];
let seen: SeenCall[] = [];
let held: string[] = [];
/** Whether responses and messages overtake each other all the time. */
let isJumbled = false;
/** The longest time that a message is held back so that a later one overtakes it, in virtual ms. */
const HELD_MS = 2_000;

export function jumble(): void {
  isJumbled = true;
}

export function arm(kind: FaultKind, of: Armed['of']): void {
  armed.push({ kind, of, left: kind === 'reordered' && of !== 'messages' ? reorderedBy.length : 1 });
}

export const heldMessages = (): number => held.length;

export const takeCalls = (): SeenCall[] => seen.splice(0);

function takeFault(of: Armed['of']): FaultKind | null {
  const found = armed.find((fault) => fault.of === of);
  if (!found) return null;
  found.left -= 1;
  if (found.left === 0) armed = armed.filter((fault) => fault !== found);
  return found.kind;
}

function withFault(answer: Answer, kind: FaultKind | null): Answer {
  const { value: _value, ...plain } = answer;
  if (kind === 'lost') return { ...answer, failure: 'network' };
  if (kind === 'late') return { ...answer, delay: answer.delay + lateBy };
  if (kind === 'reordered') {
    const left = armed.find((fault) => fault.kind === 'reordered')?.left ?? 0;
    return { ...answer, delay: answer.delay + (reorderedBy[reorderedBy.length - 1 - left] ?? 0) };
  }
  if (kind === 'malformed' && answer.body !== null)
    return { ...plain, body: answer.body.slice(0, answer.body.length / 2) };
  return answer;
}

const brokenAnswer: Answer = {
  operation: null,
  status: 503,
  headers: {},
  body: null,
  delay: 0,
  failure: 'network',
};

function note(request: MockRequest, answer: Answer, fault: FaultKind | null): void {
  const { method, pathname, query, body } = request;
  const search = query.toString();
  seen.push({
    operation: answer.operation,
    method,
    path: search === '' ? pathname : `${pathname}?${search}`,
    body: body?.slice(0, 2_000) ?? null,
    key: request.header('idempotency-key'),
    status: answer.status,
    error: answer.status >= 400 ? (answer.body?.slice(0, 600) ?? '') : null,
    fault,
  });
}

function injectAnswerFaults(backend: MockControl['backend']): void {
  const respond = backend.respond.bind(backend);
  // The cast is safe: `readonly` only keeps the casino's own code from replacing `respond`.
  (backend as { respond: typeof respond }).respond = (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isApi = request.pathname.startsWith('/json-api/');
    const fault = isApi ? takeFault(isRead ? 'reads' : 'writes') : null;
    if (fault === 'broken') {
      note(request, { ...brokenAnswer, status: 0 }, fault);
      return brokenAnswer;
    }
    // Repeats only reads, and writes with an idempotency key. A repeated write without a key would have a
    // second effect, which the client can't prevent.
    if (fault === 'repeated' && (isRead || request.header('idempotency-key') !== null)) respond(request);
    const answer = withFault(respond(request), fault);
    note(request, answer, fault);
    if (!isJumbled || !isApi) return answer;
    return { ...answer, delay: answer.delay + (reorderedBy[seen.length % reorderedBy.length] ?? 0) };
  };
}

function injectMessageFaults({ hub }: MockControl['backend']): void {
  const connect = hub.connect.bind(hub);
  (hub as { connect: typeof connect }).connect = (socket) => {
    held = [];
    const release = (): void => {
      for (const old of held.splice(0)) socket.send(old);
    };
    const send = (text: string): void => {
      if (isJumbled && held.length === 0) {
        held.push(text);
        setTimeout(release, HELD_MS);
        return;
      }
      const fault = takeFault('messages');
      if (fault === 'lost' || fault === 'broken') return;
      if (fault === 'reordered' || fault === 'late') {
        held.push(text);
        return;
      }
      socket.send(fault === 'malformed' ? text.slice(0, text.length / 2) : text);
      if (fault === 'repeated') socket.send(text);
      release();
    };
    return connect({ send, close: (code, reason) => socket.close(code, reason) });
  };
}

/** Installs the faults as soon as the casino exists. */
export function installFaults(): void {
  let control: MockControl | undefined;
  Object.defineProperty(window, '__mock', {
    configurable: true,
    get: () => control,
    set(given: MockControl) {
      control = given;
      injectAnswerFaults(given.backend);
      injectMessageFaults(given.backend);
    },
  });
}
