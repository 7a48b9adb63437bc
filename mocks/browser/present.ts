// The state that the tab is in at present, as the parameters of a link.
import type { Backend } from '../core/backend.ts';
import { readToken } from '../core/jwt.ts';
import { localeFromHeader } from '../core/settings.ts';
import { isMockParameter, type MockParameters } from '../scenarios/links.ts';
import type { PersonaId, VisitorId } from '../world/personas.ts';
import { readTokenCookie } from './cookies.ts';
import { rememberedParameters } from './persistence.ts';

/** Who is logged in, by the tokens of the page; 'registered' is somebody who signed up in this world. */
export function presentVisitor(backend: Backend): PersonaId | 'guest' {
  const claims = readToken(readTokenCookie(), backend.settings.seed);
  const player = claims ? backend.state.players[claims.sub] : undefined;
  const session = claims ? backend.state.sessions[claims.sid] : undefined;
  return player && session?.isRevoked !== true ? player.persona : 'guest';
}

/** What reproduces the present state in another tab. A player who signed up here is a guest there. */
export function presentParameters(backend: Backend): MockParameters {
  const { clock, settings } = backend;
  const visitor = presentVisitor(backend);
  const user: VisitorId = visitor === 'registered' ? 'guest' : visitor;
  const locale = localeFromHeader(document.documentElement.lang, settings.brand) ?? settings.locale;
  return { ...rememberedParameters(backend), locale, user, now: clock.now(), frozen: clock.frozen };
}

/** The address of the page without the parameters of the mock. */
export function presentPath(): { path: string; hash: string } {
  const query = new URLSearchParams(location.search);
  for (const name of Array.from(query.keys())) if (isMockParameter(name)) query.delete(name);
  const search = query.toString();
  return { path: search === '' ? location.pathname : `${location.pathname}?${search}`, hash: location.hash };
}
