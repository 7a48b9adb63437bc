// Opens a page's session and applies its link only once: a reload with the same parameters keeps the world.
import { randomUUID } from 'node:crypto';
import { consentCookies } from '../scenarios/consent.ts';
import { hasMockParameters, readMockParameters, unknownParameters } from '../scenarios/links.ts';
import { brandOfHost, sessionIdOf, sessionProblemOf, type Sessions } from './sessions.ts';
import { tokenCookies } from './tokenCookies.ts';
import { userAgentOf, type Visit } from './visit.ts';

interface Opened {
  id: string;
  brand: string;
  isPlayer: boolean | undefined;
  cookies: string[];
}

/**
 * Opens a page's session and applies its link's parameters. Returns the cookies to set and the
 * visitor.
 */
export async function openSession({ request, url }: Visit, sessions: Sessions): Promise<Opened> {
  const problem = sessionProblemOf(request);
  // Someone with a broken cookie must still get a page, so the page gets a new session.
  if (problem !== null) console.warn(`mock: ${problem}; the page gets a new session`);
  const id = sessionIdOf(request) ?? randomUUID();
  const cookies = [`mock-session=${id}; Path=/; SameSite=Lax`];
  const brand = brandOfHost(request.headers.host);
  const opened = sessions.get(id, brand);
  if (!hasMockParameters(url.searchParams))
    return { id, brand: opened.settings.brand, isPlayer: undefined, cookies };
  const parameters = readMockParameters(url.searchParams);
  const unknown = unknownParameters(url.searchParams, opened.settings.brand);
  if (unknown.length > 0) console.warn(`mock: unknown parameters in the link: ${unknown.join(', ')}`);
  const wanted = { ...(brand ? { brand } : {}), ...parameters };
  if (parameters.consent !== undefined) cookies.push(...consentCookies(Date.now()));
  const result = await sessions.configureByLink(id, wanted, userAgentOf(request));
  const isSigned = result !== null && (parameters.user !== undefined || result.isRenewed);
  if (isSigned) cookies.push(...tokenCookies(result.backend, result.tokens));
  return {
    id,
    brand: sessions.get(id).settings.brand,
    isPlayer: isSigned ? result.tokens !== null : undefined,
    cookies,
  };
}
