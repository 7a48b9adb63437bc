// Calls the casino through its public interfaces: the API, the game provider and the mock's control API.
import { createBackend } from '#mocks/casino.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { control } from '#mocks/handlers/controlCalls.ts';
import { personaPassword, type PersonaId } from '#mocks/world/personas.ts';
import type { BrandId } from '#mocks/world/settings.ts';

/** Noon of Wednesday, 14 January 2026, UTC. */
export const startInstant = Date.UTC(2026, 0, 14, 12);

export interface Exchange {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
  key: string | null;
}

export interface Reply<Data = unknown> {
  readonly status: number;
  readonly ok: boolean;
  /** The parsed body. With `checkAnswers`, the mock has validated it against the OpenAPI description. */
  readonly json: Data;
  readonly text: string | null;
  readonly code: string | undefined;
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter: number | null;
}

export interface ControlReply<Data> {
  readonly status: number;
  readonly body: Data;
}

export interface CasinoOptions {
  brand: BrandId;
  seed: string;
  now?: number;
  checkAnswers?: boolean;
}

export interface LedgerRow {
  readonly id: number;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kind: string;
  readonly reference?: string;
  readonly roundId?: string;
}

export interface SentMessage {
  readonly id: number;
  readonly to: string;
  readonly code?: string;
}

interface ErrorEnvelope {
  errors?: { code?: string; data?: { retryAfter?: number } }[];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** An authenticator code that the mock always accepts. */
const anyCode = '482193';

export class Casino {
  readonly options: CasinoOptions;
  readonly backend: Backend;
  token: string | null = null;
  /** When the access token was issued, epoch milliseconds. */
  tokenAt = 0;
  onReply: (exchange: Exchange, reply: Reply) => void = () => undefined;

  constructor(options: CasinoOptions, backend?: Backend) {
    this.options = options;
    const { brand, seed, now = startInstant, checkAnswers = false } = options;
    this.backend = backend ?? createBackend({ brand, seed, now, frozen: true, checkAnswers });
  }

  get now(): number {
    return this.backend.clock.now();
  }

  /**
   * Sends a request. Exceptions of the backend, for which a server would answer 500, propagate to the caller.
   */
  send<Data>(exchange: Exchange): Reply<Data> {
    const { method, path, body, token, key } = exchange;
    const [pathname = '', query = ''] = path.split('?');
    const headers: Record<string, string | null> = {
      authorization: token === null ? null : `Bearer ${token}`,
      'idempotency-key': key,
    };
    const answer = this.backend.respond({
      method,
      pathname,
      query: new URLSearchParams(query),
      header: (name) => headers[name.toLowerCase()] ?? null,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const json = parse(answer.body);
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.status,
      ok: answer.status >= 200 && answer.status < 300,
      json: json as Data,
      text: answer.body,
      code: answer.status >= 400 ? (json as ErrorEnvelope | null)?.errors?.[0]?.code : undefined,
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
    };
  }

  private sendSafely<Data>(exchange: Exchange): Reply<Data> {
    try {
      return this.send<Data>(exchange);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { status: 500, ok: false, json: undefined as Data, text, code: undefined, retryAfter: null };
    }
  }

  call<Data = unknown>(
    method: string,
    path: string,
    {
      body,
      key = null,
      token = this.token,
    }: { body?: unknown; key?: string | null; token?: string | null } = {},
  ): Reply<Data> {
    const exchange = { method, path, body, key, token };
    const reply = this.sendSafely<Data>(exchange);
    this.onReply(exchange, reply);
    return reply;
  }

  get<Data>(path: string): Reply<Data> {
    return this.call<Data>('GET', path);
  }

  /** A call from the page of a game or payment to the page's provider. */
  provider<Data = unknown>(path: string, body: object): Reply<Data> {
    return this.call<Data>('POST', `/mock-provider/${path}`, { body, token: null });
  }

  /** A call of the control API. An exception counts as a 500. */
  control<Data>(method: string, path: string, body?: unknown): ControlReply<Data> {
    try {
      const answer = control(this.backend, method, path, body) ?? { status: 404, body: null };
      return { status: answer.status, body: answer.body as Data };
    } catch (error) {
      return { status: 500, body: (error instanceof Error ? error.stack : String(error)) as Data };
    }
  }

  ledger(): readonly LedgerRow[] {
    return this.control<{ data: readonly LedgerRow[] }>('GET', 'ledger').body.data;
  }

  due(): readonly { at: string; name: string }[] {
    return this.control<{ data: readonly { at: string; name: string }[] }>('GET', 'due').body.data;
  }

  /** SMS and e-mails, latest last. */
  inbox(): readonly SentMessage[] {
    return this.control<{ data: readonly SentMessage[] }>('GET', 'inbox').body.data;
  }

  /** The latest code sent to a phone or an e-mail address. */
  code(to: string): string | undefined {
    return this.inbox().findLast((message) => message.to === to)?.code;
  }

  login(persona: PersonaId, more: object = {}): Reply<{ token: string; refreshToken: string }> {
    const body = { authType: 'email', email: `${persona}@example.test`, password: personaPassword, ...more };
    const withCode = persona === 'guarded' ? { ...body, code: anyCode } : body;
    const reply = this.call<{ token: string; refreshToken: string }>('POST', '/json-api/login', {
      body: withCode,
      token: null,
    });
    if (reply.ok) {
      this.token = reply.json.token;
      this.tokenAt = this.now;
    }
    return reply;
  }

  /** A copy of the world, for calls that must not change the original. */
  fork(): Casino {
    const copy = new Casino({ ...this.options, now: this.now }, this.backend.fork());
    copy.token = this.token;
    copy.tokenAt = this.tokenAt;
    return copy;
  }
}
