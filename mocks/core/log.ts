export interface LoggedCall {
  at: number;
  operation: string | null;
  method: string;
  path: string;
  query: string;
  body: string | null;
  status: number;
  /** Set when a scenario broke the transport. */
  failure?: 'network' | 'hang' | 'lost';
}

export interface RequestLog {
  add(call: LoggedCall): void;
  list(): readonly LoggedCall[];
  clear(): void;
}

const mostCalls = 1_000;
const mostCharacters = 4_000;

/** Keeps the last 1,000 calls and truncates long bodies. */
export function createLog(): RequestLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      if (calls.length >= mostCalls * 2) calls = calls.slice(-mostCalls);
      calls.push(
        call.body !== null && call.body.length > mostCharacters
          ? { ...call, body: call.body.slice(0, mostCharacters) }
          : call,
      );
    },
    list: () => calls.slice(-mostCalls),
    clear() {
      calls = [];
    },
  };
}
