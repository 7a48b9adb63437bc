// Starts the mock server on a free port for the contract tests, and calls it over HTTP.
import { configureSession, type SessionSettings } from '#mocks/generated/control/client.ts';
import { startServer, type MockHttpServer } from '#mocks/server/serve.ts';
import { createControlClient } from '#mocks/workbench/client.ts';
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

/** Sends one request with a timeout of five seconds. */
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

/** Configures a session through the control API and returns the persona's token, if any. */
export async function configure(
  url: string,
  session: string,
  settings: SessionSettings,
): Promise<string | undefined> {
  const { token } = await configureSession(settings, createControlClient({ url, session }));
  return token;
}
