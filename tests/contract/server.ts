// The standalone server for the contract suite, on a free port, and calls to it as any client makes them.
import { startServer, type MockHttpServer } from '#mocks/server/serve.ts';
import type { SampleRequest } from './sample.ts';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
const HANG_MS = 5_000;

export interface Answer {
  status: number;
  text: string;
  json: unknown;
}

export function startContractServer(): Promise<MockHttpServer> {
  return startServer({
    port: 0,
    host: '127.0.0.1',
    seed: '42',
    now: NOW,
    frozen: true,
    latency: 0,
    brand: 'aurora',
    serve: undefined,
    check: true,
  });
}

/** Sends one request; an answer that takes over five seconds is an error. */
export async function send(
  url: string,
  request: SampleRequest,
  session: string,
  token?: string,
): Promise<Answer> {
  const response = await fetch(url + request.path, {
    method: request.method,
    headers: {
      ...request.headers,
      'x-mock-session': session,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
    signal: AbortSignal.timeout(HANG_MS),
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, text, json };
}

/** Sets a session up by the control API and returns the token of the persona, if one was asked for. */
export async function configure(
  url: string,
  session: string,
  settings: Record<string, unknown>,
): Promise<string | undefined> {
  const response = await fetch(`${url}/__mock__/session`, {
    method: 'PUT',
    headers: { 'x-mock-session': session, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!response.ok) throw new Error(`session: ${String(response.status)} ${await response.text()}`);
  // The control API answers with the tokens of the persona.
  const { token } = (await response.json()) as { token?: string };
  return token;
}
