// Calls the API and the provider for steps that have no screen or would take a hundred clicks.
import { languageTags } from '#mocks/world/settings.ts';
import { expect, type Casino } from './casino.ts';

const PORT = process.env['E2E_PORT'] ?? '4173';
/** The number of idempotency keys so far. Each call gets a new key. */
let keys = 0;

export interface ApiAnswer {
  readonly status: number;
  /** The parsed body. The contract tests check such bodies against the OpenAPI description. */
  readonly json: unknown;
}

/**
 * Sends a call in the page's language, because the casino writes to a player in the language of their last
 * call.
 */
async function send(
  { request, session, locale }: Casino,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<ApiAnswer> {
  keys += 1;
  const response = await request.fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      'X-Mock-Session': session,
      'Accept-Language': languageTags[locale],
      'Idempotency-Key': `journey-key-${String(keys)}`,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await response.text();
  return { status: response.status(), json: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** Calls the casino as a payment or game provider and expects success. */
export async function callAsProvider<Answer>(casino: Casino, path: string, body: object): Promise<Answer> {
  const { status, json } = await send(casino, 'POST', `/mock-provider/${path}`, { body });
  expect(status, `${path}: ${JSON.stringify(json)}`).toBe(200);
  // The cast is safe: the mock itself defines the provider's protocol.
  return json as Answer;
}

export interface ApiPlayer {
  call: <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>;
}

/**
 * Calls the API as a persona. Logs in for each call, because a test may move the clock past the token's
 * expiry.
 */
export function apiPlayer(casino: Casino, persona: string): ApiPlayer {
  return {
    async call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
      const { token = '' } = await casino.control('put', 'session', { user: persona });
      const { status, json } = await send(casino, method, `/json-api/${path}`, { body, token });
      expect(status, `${method} ${path}: ${JSON.stringify(json)}`).toBeLessThan(300);
      // The cast is safe: the contract tests check the response.
      return json as Answer;
    },
  };
}
