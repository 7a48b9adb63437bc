// A client of a running mock server's control API. The generated calls take it as their last argument. Used
// by the command line and by the MCP server.
import { configureSession, getJournalLink, getSession } from '../generated/control/client.ts';
import { buildLink, type MockParameters } from '../scenarios/links.ts';
import { userTextOf } from '../world/adjusted.ts';
import { ControlError, type ControlTransport } from './request.ts';

export interface ControlClient extends Required<ControlTransport> {
  readonly url: string;
}

export interface ControlTarget {
  /** Base URL of the mock server. */
  readonly url: string;
  /** The name of the session, as in the cookie `mock-session`. */
  readonly session: string;
  /** Keeps the player logged in from one command to the next. */
  readonly cookies?: CookieStore;
}

export interface CookieStore {
  read(): [name: string, value: string][];
  write(cookies: [name: string, value: string][]): void;
}

/** A client of one session that keeps its cookies as a browser would. */
export function createControlClient({ url, session, cookies: store }: ControlTarget): ControlClient {
  const cookies = new Map(store?.read());
  const keep = (response: Response): void => {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    store?.write([...cookies]);
  };
  return {
    url,
    async send(path, { method, body, signal }) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(new URL(path, url), {
        method: method ?? 'GET',
        headers: { 'x-mock-session': session, cookie, 'content-type': 'application/json' },
        body: body ?? null,
        signal: signal ?? null,
      }).catch(() => {
        throw new ControlError(`no mock server answers at ${url}; start one with npm run mock`);
      });
      keep(response);
      return response;
    },
  };
}

/**
 * Logs a persona in, unless the persona is already logged in. Adjusted facts, as in `vip,level:5`, begin a
 * new world.
 */
export async function signIn(client: ControlClient, user: string): Promise<void> {
  const present = await getSession(client);
  if (userTextOf(present, present.visitor) !== user) await configureSession({ user }, client);
}

/**
 * The base URL of the site's pages: the given one, or the mock server's own.
 * @throws ControlError if the server has no pages, as with `npm run mock` without `--serve`
 */
export async function pageOf({ url }: ControlClient, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' }).catch(
    () => null,
  );
  if (response?.headers.get('content-type')?.startsWith('text/html')) return url;
  throw new ControlError(
    `${url} serves no pages: give the site's URL with --page, as http://localhost:5173 of npm start, or start ` +
      'the mock with npm run preview',
  );
}

/** A link that opens a path in the current state. Includes the journal unless it is too long for a link. */
export async function linkTo(
  client: ControlClient,
  path: string,
): Promise<{ link: string; isTooLong: boolean }> {
  const [present, { packed, isTooLong }] = await Promise.all([getSession(client), getJournalLink(client)]);
  const { seed, brand, locale, latency, frozen, startedAt, now, scenarios, visitor } = present;
  const begun = Date.parse(startedAt);
  const parameters: MockParameters = {
    seed,
    brand,
    locale,
    frozen,
    now: begun,
    advance: Date.parse(now) - begun,
    ...(latency > 0 ? { latency } : {}),
    user: userTextOf(present, visitor),
    scenario: scenarios.map(({ text }) => text).join(','),
    ...(packed === null ? {} : { journal: packed }),
  };
  return { link: buildLink(path, parameters), isTooLong };
}
