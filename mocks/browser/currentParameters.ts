import type { Backend } from '../core/backend.ts';
import { visitorOf } from '../handlers/control.ts';
import { localeFromHeader } from '../world/settings.ts';
import type { MockParameters } from '../scenarios/links.ts';
import { userTextOf } from '../world/adjusted.ts';
import type { PersonaId } from '../world/personas.ts';
import { readTokenCookie } from './cookies.ts';
import { rememberedParameters } from './persistence.ts';

export function currentVisitor(backend: Backend): PersonaId | 'guest' {
  return visitorOf(backend, readTokenCookie());
}

/**
 * The parameters that open this tab's world in another tab. A newly registered player becomes a guest there,
 * because a link can only name personas.
 */
export function currentParameters(backend: Backend): MockParameters {
  const { clock, settings, state } = backend;
  const visitor = currentVisitor(backend);
  const user = userTextOf(state, visitor);
  const locale = localeFromHeader(document.documentElement.lang, settings.brand) ?? settings.locale;
  const time = { now: state.startedAt, advance: clock.now() - state.startedAt, frozen: clock.frozen };
  return { ...rememberedParameters(backend), locale, user, ...time };
}
