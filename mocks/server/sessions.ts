// The sessions of the server: each has a casino of its own, so that tests side by side do not meet.
import type { IncomingMessage } from 'node:http';
import { createBackend } from '../casino.ts';
import type { Backend, BackendOptions } from '../core/backend.ts';
import { brands, type BrandId } from '../world/settings.ts';
import { setUp, type SetUp } from '../core/setup.ts';
import type { MockParameters } from '../scenarios/links.ts';

const mostSessions = 500;
const idPattern = /^[\w-]{1,64}$/;

/** The session of calls that name none. */
export const commonSession = 'common';

interface Session {
  backend: Backend;
  /** The parameters that the last document came with, so that a reload of it keeps the world. */
  appliedLink: string;
}

export interface Sessions {
  get(id: string, brand?: BrandId): Backend;
  configure(id: string, parameters: MockParameters, userAgent: string): SetUp;
  /** Applies the parameters of a document's address, unless it is the same document again: then null. */
  configureByLink(id: string, parameters: MockParameters, userAgent: string): SetUp | null;
  readonly size: number;
}

export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const cookies = request.headers.cookie?.split(';') ?? [];
  return cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function sessionNameOf(request: IncomingMessage): string | undefined {
  const header = request.headers['x-mock-session'];
  return typeof header === 'string' ? header : cookieOf(request, 'mock-session');
}

/** The session that a request names by `X-Mock-Session` or the cookie `mock-session`; undefined for none, and for a name that is none. */
export function sessionIdOf(request: IncomingMessage): string | undefined {
  const id = sessionNameOf(request);
  return id !== undefined && idPattern.test(id) ? id : undefined;
}

const longestQuote = 80;

/** What is wrong with the name of a request's session; null when nothing is, or none is named. */
export function sessionProblemOf(request: IncomingMessage): string | null {
  const name = sessionNameOf(request);
  if (name === undefined || idPattern.test(name)) return null;
  const quoted = JSON.stringify(name.slice(0, longestQuote));
  return `${quoted} names no session: letters, digits, dashes and underscores may, 64 at most`;
}

export function brandOfHost(host: string | undefined): BrandId | undefined {
  const labels = host?.split('.') ?? [];
  // As the hosts of the pages: `m.samba.example` and `samba-77.example` are Samba's too.
  return brands.find((brand) => labels.some((label) => label === brand || label.startsWith(`${brand}-`)));
}

/** Creates the table of sessions; the one that was not used for longest makes room. */
export function createSessions(base: BackendOptions): Sessions {
  const sessions = new Map<string, Session>();
  const open = (id: string, brand?: BrandId): Session => {
    const session = sessions.get(id) ?? {
      backend: createBackend({ ...base, brand: brand ?? base.brand }),
      appliedLink: '',
    };
    // Set anew, a session goes to the end: the first is the one that was not used for longest.
    sessions.delete(id);
    sessions.set(id, session);
    const [oldest] = sessions.keys();
    if (sessions.size > mostSessions && oldest !== undefined) {
      sessions.get(oldest)?.backend.dispose();
      sessions.delete(oldest);
    }
    return session;
  };
  const configure: Sessions['configure'] = (id, parameters, userAgent) => {
    const session = open(id, parameters.brand);
    const result = setUp(session.backend, parameters, base, userAgent);
    session.backend = result.backend;
    return result;
  };
  return {
    get: (id, brand) => open(id, brand).backend,
    configure,
    configureByLink(id, parameters, userAgent) {
      const session = open(id, parameters.brand);
      const link = JSON.stringify(parameters);
      if (session.appliedLink === link) return null;
      session.appliedLink = link;
      return configure(id, parameters, userAgent);
    },
    get size() {
      return sessions.size;
    },
  };
}
