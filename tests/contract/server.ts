// Calls a server over HTTP: the mock server, started on a free port, or any other one (`npm run test:contract
// -- --url`).
import { beforeEach, type TestContext } from 'vitest';
import type { OperationEntry } from '#mocks/core/routes.ts';
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

export interface Remote {
  readonly url: string;
  /** The token of a test player. Without it, operations that need a player are skipped. */
  readonly token: string | undefined;
  /** Whether to send calls that may change something. */
  readonly mayWrite: boolean;
}

const { CONTRACT_URL, CONTRACT_TOKEN, CONTRACT_WRITES } = process.env;

/** The server under test; null for the mock. */
export const remote: Remote | null =
  CONTRACT_URL === undefined
    ? null
    : { url: CONTRACT_URL, token: CONTRACT_TOKEN, mayWrite: CONTRACT_WRITES === '1' };

/** Skips the test if the server under test isn't the mock. */
export function onlyMock({ skip }: TestContext, reason: string): void {
  skip(remote !== null, reason);
}

/** Skips all tests of a file if the server under test isn't the mock. */
export function onlyMockInFile(reason: string): void {
  beforeEach((context) => onlyMock(context, reason));
}

function changesSomething({ method, parameters }: OperationEntry): boolean {
  return method !== 'get' || parameters.some(({ name }) => name === 'Idempotency-Key');
}

/** On a server other than the mock, skips an operation that the settings don't allow. */
export function onlyIfAllowed({ skip }: TestContext, operation: OperationEntry): void {
  if (!remote) return;
  skip(operation.access === 'player' && remote.token === undefined, 'needs --token');
  skip(changesSomething(operation) && !remote.mayWrite, 'may change data, so it needs --writes');
}

/** Sends one request with a timeout of five seconds. `session` selects a world of the mock. */
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
      ...(remote ? {} : { 'x-mock-session': session }),
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
