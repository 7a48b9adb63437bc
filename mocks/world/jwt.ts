// The mock's tokens: JWTs signed with a keyed hash. The signature is enough to reject forged tokens and tokens
// of other worlds, but it isn't real cryptography.
import { cached } from './cached.ts';
import { hashText } from './random.ts';

export interface TokenClaims {
  sub: string;
  sid: string;
  typ: 'access' | 'refresh';
  /** Number of the refresh token within its session, counted up at each refresh. */
  num: number;
  /** Seconds. */
  iat: number;
  exp: number;
}

/** Seconds. */
export const accessLifetime = 15 * 60;
export const refreshLifetime = 30 * 24 * 60 * 60;

const encode = (text: string): string =>
  btoa(text).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
const decode = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

const header = encode(JSON.stringify({ alg: 'MOCK', typ: 'JWT' }));

function sign(payload: string, secret: string): string {
  return encode(
    [1, 2, 3, 4].map((round) => hashText(`${round}${secret}${payload}${secret}`).toString(36)).join('.'),
  );
}

export function writeToken(claims: TokenClaims, secret: string): string {
  const payload = encode(JSON.stringify(claims));
  return `${header}.${payload}.${sign(payload, secret)}`;
}

function isClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const claims: Partial<Record<keyof TokenClaims, unknown>> = value;
  return (
    typeof claims.sub === 'string' &&
    typeof claims.sid === 'string' &&
    (claims.typ === 'access' || claims.typ === 'refresh') &&
    typeof claims.num === 'number' &&
    typeof claims.iat === 'number' &&
    typeof claims.exp === 'number'
  );
}

const verified = new Map<string, Readonly<TokenClaims> | null>();
const maxVerified = 1_000;

/**
 * The claims of a token of this world, even if the token has expired; null for any other text. Caches valid
 * tokens, because a client sends the same token with each call.
 */
export function readToken(token: string, secret: string): Readonly<TokenClaims> | null {
  return cached(verified, maxVerified, `${secret} ${token}`, () => verify(token, secret));
}

function verify(token: string, secret: string): TokenClaims | null {
  const [head, payload, signature, ...rest] = token.split('.');
  if (head !== header || payload === undefined || rest.length > 0 || signature !== sign(payload, secret))
    return null;
  try {
    const claims: unknown = JSON.parse(decode(payload));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}
