// Logs the traffic between the client and the mock, for the panel and the control API. Calls and
// socket messages are numbered together. The log isn't part of the world.

export interface LoggedCall {
  /** Calls and socket messages share one numbering. */
  readonly id: number;
  readonly at: number;
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | null;
  readonly status: number;
  /** The transport fault that a scenario caused. */
  readonly failure?: 'network' | 'hang' | 'lost';
  /** Milliseconds: the time to compute the response plus the delay before it is sent. */
  readonly duration: number;
  /** Scenarios that acted on the call, in the syntax of `mock.scenario`. */
  readonly scenarios: string[];
  /** `backend` if a real backend sent the response. Missing if the mock did. */
  readonly answeredBy?: 'backend';
}

/** A call with the headers and the response, which its list entry leaves out. */
export interface Exchange extends LoggedCall {
  /** The headers that are useful to show, by lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The response's text. Null if the response is empty, or if the text of an older call was dropped. */
  readonly response: string | null;
  /** True if a body was cut or dropped to save memory. The call then can't be checked. */
  readonly isCut: boolean;
}

export interface LoggedFrame {
  readonly id: number;
  readonly at: number;
  /** `sent` by the server to the page, or `received` from the page. */
  readonly direction: 'sent' | 'received';
  readonly text: string;
  /** Set if the socket console changed how a message was sent. */
  readonly fate?: 'dropped' | 'delayed' | 'duplicated' | 'reordered';
}

export interface RequestLog {
  add(call: Omit<Exchange, 'id' | 'isCut'>): void;
  addFrame(frame: Omit<LoggedFrame, 'id'>): void;
  /**
   * The last 1,000 calls, without headers and responses. Every list has the same object for a call, so calls
   * can be compared by identity.
   */
  list(): readonly LoggedCall[];
  /** The last 1,000 calls with headers and responses. Only the newest 100 have complete bodies. */
  exchanges(): readonly Exchange[];
  /** The last 300 messages of the socket. */
  frames(): readonly LoggedFrame[];
  /** Calls the listener for each message of the socket. Returns a function that removes it. */
  onFrame(listener: () => void): () => void;
  clear(): void;
}

const maxCalls = 1_000;
const maxFrames = 300;
const maxWhole = 100;
const maxCharacters = 4_000;

const cutText = (text: string | null): string | null => text?.slice(0, maxCharacters) ?? null;

/** Shortens an older call: keeps the beginning of its body and drops its response. */
function cut(exchange: Exchange): Exchange {
  const { body, response } = exchange;
  return {
    ...exchange,
    body: cutText(body),
    response: null,
    isCut: response !== null || (body?.length ?? 0) > maxCharacters,
  };
}

function summaryOf({ requestHeaders: _request, responseHeaders: _response, ...rest }: Exchange): LoggedCall {
  const { response: _text, isCut: _isCut, ...call } = rest;
  return { ...call, body: cutText(call.body) };
}

/** A logged call in full. `summary` is its short form for lists, created on first use. */
interface Entry {
  summary: LoggedCall | null;
  exchange: Exchange;
}

export function createLog(): RequestLog {
  let calls: Entry[] = [];
  let frames: LoggedFrame[] = [];
  const listeners = new Set<() => void>();
  let last = 0;
  const nextId = (): number => (last += 1);
  return {
    add(call) {
      if (calls.length >= maxCalls * 2) calls = calls.slice(-maxCalls);
      const exchange = { id: nextId(), ...call, isCut: false };
      calls.push({ summary: null, exchange });
      const old = calls.at(-maxWhole - 1);
      if (old) old.exchange = cut(old.exchange);
    },
    addFrame(frame) {
      if (frames.length >= maxFrames * 2) frames = frames.slice(-maxFrames);
      frames.push({ id: nextId(), ...frame });
      for (const listener of listeners) listener();
    },
    list: () => calls.slice(-maxCalls).map((entry) => (entry.summary ??= summaryOf(entry.exchange))),
    exchanges: () => calls.slice(-maxCalls).map(({ exchange }) => exchange),
    frames: () => frames.slice(-maxFrames),
    onFrame(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      calls = [];
      frames = [];
    },
  };
}
