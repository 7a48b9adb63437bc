// Calls the control API of a running mock server. Used by the command line and by the MCP server.
import { buildLink, type MockParameters } from '../scenarios/links.ts';
import type { ActiveScenario } from '../core/scenarioBoard.ts';
import { userTextOf } from '../world/adjusted.ts';
import type { PersonaId } from '../world/personas.ts';
import type { BrandId, LocaleId } from '../world/settings.ts';

/** The control API's description of a session. */
export interface Session {
  readonly seed: string;
  readonly brand: BrandId;
  readonly locale: LocaleId;
  readonly latency: number;
  readonly frozen: boolean;
  /** ISO instants. */
  readonly startedAt: string;
  readonly now: string;
  readonly scenarios: readonly ActiveScenario[];
  readonly visitor: PersonaId | 'guest';
  readonly adjusted?: string;
}

/** A call that the server refused, or that didn't reach it. The message is for the person who asked. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

export interface ControlClient {
  /** @throws ControlError */
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  /** Logs a persona in, unless it already is. `vip,level:5` begins a new world if facts are adjusted. */
  signIn(user: string): Promise<void>;
  /** The address of a path in the present state, with everything that was done. */
  linkTo(path: string): Promise<string>;
}

export interface ControlTarget {
  /** The mock server's address. */
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

function problemIn(text: string): string {
  try {
    const body = JSON.parse(text) as { error?: string } | null;
    return body?.error ?? text;
  } catch {
    return text;
  }
}

export function createControlClient({ url, session, cookies: store }: ControlTarget): ControlClient {
  const cookies = new Map(store?.read());
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (response: Response): void => {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    store?.write([...cookies]);
  };
  const ask: ControlClient['ask'] = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(new URL(`/__mock__/${path}`, url), {
      method,
      headers: { 'x-mock-session': session, cookie: cookieHeader() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ControlError(`no mock server answers at ${url}; start one with npm run mock`);
    });
    keep(response);
    const text = await response.text();
    if (!response.ok) throw new ControlError(problemIn(text));
    // Trusted: the control API belongs to the mock.
    return JSON.parse(text) as Answer;
  };
  return {
    ask,
    async signIn(user) {
      const present = await ask<Session>('GET', 'session');
      if (userTextOf(present, present.visitor) !== user) await ask('PUT', 'session', { user });
    },
    async linkTo(path) {
      const [present, { link }] = await Promise.all([
        ask<Session>('GET', 'session'),
        ask<{ link: string | null }>('GET', 'journal/link'),
      ]);
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
        ...(link === null ? {} : { journal: link }),
      };
      return new URL(buildLink(path, parameters), url).href;
    },
  };
}
