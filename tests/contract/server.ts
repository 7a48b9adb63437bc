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
  return startServer({ port: 0, host: '127.0.0.1', seed: '42', now: NOW, frozen: true, latency: 0, brand: 'aurora', serve: undefined, check: true });
}

/** Sends one request; an answer that takes over five seconds is an error. */
export async function send(url: string, request: SampleRequest, session: string, token?: string): Promise<Answer> {
  const response = await fetch(url + request.path, {
    method: request.method,
    headers: { ...request.headers, 'x-mock-session': session, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
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
export async function configure(url: string, session: string, settings: Record<string, unknown>): Promise<string | undefined> {
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

/** Ids that exist in the world, by the name of the path parameter, read from the lists of the API itself. */
export async function readKnownIds(url: string, session: string, token: string): Promise<(operationPath: string, name: string) => string | undefined> {
  const read = async (path: string): Promise<Record<string, unknown>[]> => {
    const { json } = await send(url, { name: path, method: 'GET', path, headers: {} }, session, token);
    const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : [];
    // Lists of the description are arrays of objects.
    return Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
  };
  const LISTS: [pattern: RegExp, path: string][] = [
    [/\/games\/|game-run/, '/json-api/v2/games?page=1&limit=5'],
    [/\/v2\/categories\//, '/json-api/v2/categories?filter[type]=category'],
    [/\/tournament-series\//, '/json-api/tournament-series'],
    [/\/tournaments\//, '/json-api/v2/tournaments?page=1&limit=5'],
    [/\/actions\/|high-fives/, '/json-api/actions'],
    [/gifts\//, '/json-api/user-gifts'],
    [/compoint-products\//, '/json-api/compoint-products?type=gift'],
    [/static-pages\//, '/json-api/static-pages?hidden=false'],
    [/user-notifications\//, '/json-api/user-notifications?offset=0'],
    [/verifications\//, '/json-api/verifications'],
  ];
  const firsts = await Promise.all(LISTS.map(async ([pattern, path]) => ({ pattern, first: (await read(path))[0] })));
  return (operationPath, name) => {
    const first = firsts.find(({ pattern }) => pattern.test(operationPath))?.first;
    const value = first?.[name === 'slug' ? 'slug' : 'id'] ?? first?.['slug'];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}
