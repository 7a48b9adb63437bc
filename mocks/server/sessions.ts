// The server's sessions. Each has its own casino, so that parallel tests don't affect each other.
import type { IncomingMessage } from 'node:http';
import { createBackend } from '../casino.ts';
import type { Backend, BackendOptions } from '../core/backend.ts';
import { brands, type BrandId } from '../world/settings.ts';
import { unpackJournal } from '../core/journalText.ts';
import { setUp, type SetUp } from '../core/setup.ts';
import { tokensOfJournal } from '../handlers/journal.ts';
import type { MockParameters } from '../scenarios/links.ts';
import type { JournalFiles } from './journalFiles.ts';

const maxSessions = 500;
const idPattern = /^[\w-]{1,64}$/;

/** The session of requests that don't name one. */
export const commonSession = 'common';

interface Session {
  backend: Backend;
  /** Parameters of the last page request, so that a reload keeps the world. */
  appliedLink: string;
  /**
   * The parameters with which the current world began: those of the last link, or settings that created a new
   * world.
   */
  origin: MockParameters;
  /** Saves the journal a last time and stops saving it. */
  stopKeeping: (() => void) | undefined;
}

export interface Sessions {
  get(id: string, brand?: BrandId): Backend;
  configure(id: string, parameters: MockParameters, userAgent: string): SetUp;
  /** Applies a page's link parameters. Returns null if the request is a reload with the same parameters. */
  configureByLink(id: string, parameters: MockParameters, userAgent: string): Promise<SetUp | null>;
  /**
   * Begins a new world with the parameters of the last link, or with the server's options if there
   * was no link.
   */
  startOver(id: string, userAgent: string): Promise<SetUp>;
  readonly size: number;
  /** Writes all unsaved journals. */
  close(): void;
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

/**
 * The session named by `X-Mock-Session` or the cookie `mock-session`; undefined if missing or
 * malformed.
 */
export function sessionIdOf(request: IncomingMessage): string | undefined {
  const id = sessionNameOf(request);
  return id !== undefined && idPattern.test(id) ? id : undefined;
}

const maxQuoted = 80;

/** An error text for a malformed session name; null if it is valid or missing. */
export function sessionProblemOf(request: IncomingMessage): string | null {
  const name = sessionNameOf(request);
  if (name === undefined || idPattern.test(name)) return null;
  const quoted = JSON.stringify(name.slice(0, maxQuoted));
  return `${quoted} is not a valid session name: use at most 64 letters, digits, dashes and underscores`;
}

export function brandOfHost(host: string | undefined): BrandId | undefined {
  const labels = host?.split('.') ?? [];
  // Accepts a suffix or a subdomain: both `samba-77.example` and `m.samba.example` belong to Samba.
  return brands.find((brand) => labels.some((label) => label === brand || label.startsWith(`${brand}-`)));
}

/** Creates the session table. When it is full, the least recently used session is removed. */
export function createSessions(base: BackendOptions, files: JournalFiles | null = null): Sessions {
  const sessions = new Map<string, Session>();
  /** A new session, or the session that an earlier run of the server has saved under this name. */
  const create = (id: string, brand?: BrandId): Session => {
    const journal = files?.read(id) ?? null;
    const origin = journal ? { seed: journal.seed, brand: journal.brand } : { brand: brand ?? base.brand };
    const backend = createBackend({ ...base, ...origin });
    const problem = journal ? backend.timeline.load(journal) : null;
    if (problem !== null) console.warn(`mock: session ${id} begins anew: ${problem}`);
    return { backend, appliedLink: '', origin: {}, stopKeeping: files?.keep(id, backend) };
  };
  const open = (id: string, brand?: BrandId): Session => {
    const session = sessions.get(id) ?? create(id, brand);
    // Moves the session to the end, so that the first entry is the least recently used.
    sessions.delete(id);
    sessions.set(id, session);
    const [oldest] = sessions.keys();
    if (sessions.size > maxSessions && oldest !== undefined) {
      sessions.get(oldest)?.stopKeeping?.();
      sessions.get(oldest)?.backend.dispose();
      sessions.delete(oldest);
    }
    return session;
  };
  const configure: Sessions['configure'] = (id, parameters, userAgent) => {
    const session = open(id, parameters.brand);
    const result = setUp(session.backend, parameters, base, userAgent);
    if (result.backend !== session.backend) {
      session.stopKeeping?.();
      session.backend = result.backend;
      session.stopKeeping = files?.keep(id, result.backend);
    }
    if (result.problem !== null) console.warn(`mock: ${result.problem}`);
    return result;
  };
  const applyLink = async (
    id: string,
    { journal: packed, ...parameters }: MockParameters,
    userAgent: string,
  ): Promise<SetUp> => {
    const result = packed === undefined ? null : await unpackJournal(packed);
    if (!result) return configure(id, parameters, userAgent);
    if ('problem' in result) {
      console.warn(`mock: ${result.problem}`);
      return configure(id, parameters, userAgent);
    }
    const { seed, brand, start: now } = result.journal;
    const { user: _user, advance: _advance, ...others } = parameters;
    const { backend } = configure(id, { ...others, seed, brand, now }, userAgent);
    const problem = backend.timeline.load(result.journal);
    if (problem !== null) console.warn(`mock: ${problem}`);
    // A link's scenarios override those of the journal. So a test can repeat the call that has used
    // up a scenario.
    if (parameters.scenario !== undefined) backend.scenarios.set(parameters.scenario);
    return { backend, tokens: tokensOfJournal(backend, result.journal), isRenewed: true, problem };
  };
  return {
    get: (id, brand) => open(id, brand).backend,
    configure(id, parameters, userAgent) {
      const result = configure(id, parameters, userAgent);
      if (result.isRenewed) open(id).origin = parameters;
      return result;
    },
    async configureByLink(id, parameters, userAgent) {
      const session = open(id, parameters.brand);
      const link = JSON.stringify(parameters);
      if (session.appliedLink === link) return null;
      session.appliedLink = link;
      session.origin = parameters;
      return applyLink(id, parameters, userAgent);
    },
    startOver(id, userAgent) {
      const { backend, origin } = open(id);
      const { seed, brand } = backend.settings;
      const { now = Date.now(), frozen = false, latency = 0, scenario = '' } = base;
      return applyLink(id, { seed, brand, now, frozen, latency, scenario, ...origin }, userAgent);
    },
    get size() {
      return sessions.size;
    },
    close() {
      for (const { stopKeeping } of sessions.values()) stopKeeping?.();
    },
  };
}
