// Calls of the API and of third parties in a journey, for what has no screen or takes a hundred clicks.
import { expect, type Casino } from './casino.ts';

const PORT = process.env['E2E_PORT'] ?? '4173';
/** The file's own count: a key stands for one intent. */
let keys = 0;

export interface ApiAnswer {
  readonly status: number;
  /** As the operation's answer is described; the contract tests hold it to that. */
  readonly json: unknown;
}

async function send(
  { request, session }: Casino,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<ApiAnswer> {
  keys += 1;
  const response = await request.fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      'X-Mock-Session': session,
      'Accept-Language': 'en',
      'Idempotency-Key': `journey-key-${String(keys)}`,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await response.text();
  return { status: response.status(), json: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** Tells the casino something as a provider does; the answer is a success. */
export async function tellAsProvider<Answer>(casino: Casino, path: string, body: object): Promise<Answer> {
  const { status, json } = await send(casino, 'POST', `/mock-provider/${path}`, { body });
  expect(status, `${path}: ${JSON.stringify(json)}`).toBe(200);
  // The caller knows the provider's protocol.
  return json as Answer;
}

export interface ApiPlayer {
  call: <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>;
}

/** The persona of a journey at the API. Each call signs in anew, for the clock jumps beyond any token. */
export function apiPlayer(casino: Casino, persona: string): ApiPlayer {
  return {
    async call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
      const { token } = (await casino.control('put', 'session', { user: persona })) as { token: string };
      const { status, json } = await send(casino, method, `/json-api/${path}`, { body, token });
      expect(status, `${method} ${path}: ${JSON.stringify(json)}`).toBeLessThan(300);
      // The caller names an operation of the description.
      return json as Answer;
    },
  };
}
