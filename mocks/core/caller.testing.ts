import { createBackend } from '../casino.ts';
import type { Backend, BackendOptions } from './backend.ts';
import type { Answer } from './answer.ts';
import type { VisitorId } from '../world/personas.ts';
import type { PlayerState } from '../world/state.ts';

/** Noon of 14 January 2026, UTC. */
export const testInstant = Date.UTC(2026, 0, 14, 12);

export interface CallOptions {
  token?: string | undefined;
  /** The request body: a string is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CallResult extends Answer {
  json: unknown;
  code: string | undefined;
}

export type Caller = (method: string, path: string, options?: CallOptions) => CallResult;

export function testBackend(options: BackendOptions = {}): Backend {
  return createBackend({ now: testInstant, frozen: true, ...options });
}

function codeOf(json: unknown): string | undefined {
  const errors = (json as { errors?: { code?: string }[] } | null)?.errors;
  return errors?.[0]?.code;
}

export function callerOf(backend: Backend): Caller {
  return (method, path, { token, body, headers = {} } = {}) => {
    const url = new URL(path, 'http://localhost');
    const all = new Headers({
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = backend.respond({
      method,
      pathname: url.pathname,
      query: url.searchParams,
      header: (name) => all.get(name),
      body: text,
    });
    let json: unknown;
    try {
      json = JSON.parse(answer.body ?? 'null');
    } catch {
      json = undefined;
    }
    return { ...answer, json, code: codeOf(json) };
  };
}

export function tokenOf(backend: Backend, visitor: VisitorId): string {
  const tokens = backend.signIn(visitor);
  if (!tokens) throw new Error(`${visitor} has no login`);
  return tokens.token;
}

export function playerIn(backend: Backend, id: number): PlayerState {
  const player = backend.state.players[String(id)];
  if (!player) throw new Error(`there is no player ${id}`);
  return player;
}
