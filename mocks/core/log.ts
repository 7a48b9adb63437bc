export interface LoggedCall {
  at: number;
  operation: string | null;
  method: string;
  path: string;
  query: string;
  body: string | null;
  status: number;
  /** The transport fault that a scenario caused. */
  failure?: 'network' | 'hang' | 'lost';
}

export interface RequestLog {
  add(call: LoggedCall): void;
  list(): readonly LoggedCall[];
  clear(): void;
}

const maxCalls = 1_000;
const maxCharacters = 4_000;

/** Keeps the last 1,000 calls and truncates long bodies. */
export function createLog(): RequestLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      if (calls.length >= maxCalls * 2) calls = calls.slice(-maxCalls);
      calls.push(
        call.body !== null && call.body.length > maxCharacters
          ? { ...call, body: call.body.slice(0, maxCharacters) }
          : call,
      );
    },
    list: () => calls.slice(-maxCalls),
    clear() {
      calls = [];
    },
  };
}
