// A casino in the same process, and what the driver knows of all its visitors.
import { Casino } from '../../economy/casino.ts';
import { Violation } from '../../economy/model.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { Footprint } from './footprint.ts';
import { Pool } from './learn.ts';
import type { Call, Caller, Done, Reply, WorldScene } from './types.ts';

const browsers = { first: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', second: 'Mozilla/5.0 (iPhone)' };

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

interface Sent {
  readonly call: Call;
  readonly first: Done;
}

export class World {
  readonly casino: Casino;
  readonly pool = new Pool();
  readonly ignored: ReadonlySet<string>;
  /** Ignored properties that broke. */
  readonly known = new Set<string>();
  readonly tokens = new Map<Caller, string>();
  readonly tokensAt = new Map<Caller, number>();
  readonly passwords = new Map<string, string>();
  /** Operations that have succeeded at least once. */
  readonly succeeded = new Set<string>();
  /** Balances of all accounts after the first `read` transfers of the ledger. */
  readonly sums = new Map<string, number>();
  read = 0;
  /** Moments to which a sequence can go back, with the hashes of their worlds. */
  marks: { now: number; hash: string }[] = [];
  readonly called = new Map<string, number>();
  /** Calls with an idempotency key, and their responses. */
  sent: Sent[] = [];
  /**
   * The footprint after the last call; null if something other than a call may have changed the world since.
   */
  footprint: Footprint | null = null;
  calls = 0;
  keys = 0;

  constructor({ brand, seed }: WorldScene, ignored: ReadonlySet<string> = new Set()) {
    this.casino = new Casino({ brand, seed, checkAnswers: true });
    this.ignored = ignored;
  }

  get backend(): Backend {
    return this.casino.backend;
  }

  get now(): number {
    return this.backend.clock.now();
  }

  /** True while a scenario is active, because it may change any response, even one that a check reads. */
  get hasScenario(): boolean {
    return this.backend.scenarios.text() !== '';
  }

  require(property: string, holds: boolean, detail: () => string): void {
    if (holds) return;
    if (!this.ignored.has(property)) throw new Violation(property, detail());
    this.known.add(property);
  }

  /** Sends a call without any check. An exception of the backend reaches the caller. */
  send({ who, method, path, body, text, key }: Call): Reply {
    const [pathname = '', ...query] = path.split('?');
    const token = this.tokens.get(who);
    const headers: Record<string, string | null> = {
      authorization: token === undefined ? null : `Bearer ${token}`,
      'idempotency-key': key ?? null,
      'user-agent': who.endsWith(' 2') ? browsers.second : browsers.first,
    };
    const answer = this.backend.respond({
      method,
      pathname,
      query: new URLSearchParams(query.join('?')),
      header: (name) => headers[name.toLowerCase()] ?? null,
      body: text ?? (body === undefined ? null : JSON.stringify(body)),
    });
    return {
      operation: answer.operation,
      status: answer.status,
      text: answer.body,
      json: parse(answer.body),
      failure: answer.failure ?? null,
    };
  }

  nextKey(): string {
    this.keys += 1;
    return `explore-key-${String(this.keys).padStart(6, '0')}`;
  }
}
