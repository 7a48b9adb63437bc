// Sets a session up by the parameters of a link or of the control API.
import { writeScenarios } from '../scenarios/scenarios.ts';
import type { MockParameters } from '../scenarios/links.ts';
import type { Tokens } from '../world/sessions.ts';
import type { Backend, BackendOptions } from './backend.ts';

export interface SetUp {
  backend: Backend;
  /** The tokens of the persona that was asked for; null for a visitor who does not log in. */
  tokens: Tokens | null;
  /** True when the world is a new one. */
  isRenewed: boolean;
}

function renew(current: Backend, parameters: MockParameters, base: BackendOptions): Backend {
  const { settings, clock, scenarios } = current;
  const brand = parameters.brand ?? settings.brand;
  const backend = current.sibling({
    ...base,
    seed: parameters.seed ?? settings.seed,
    brand,
    locale: parameters.locale ?? (brand === settings.brand ? settings.locale : undefined),
    latency: parameters.latency ?? settings.latency,
    now: parameters.now ?? (clock.frozen ? clock.now() : base.now),
    frozen: parameters.frozen ?? clock.frozen,
    scenario: parameters.scenario ?? writeScenarios(scenarios.list()),
    checkAnswers: current.checkAnswers,
    inPage: settings.inPage,
  });
  current.dispose();
  return backend;
}

function adjust(backend: Backend, { scenario, latency, locale, frozen }: MockParameters): void {
  if (scenario !== undefined) backend.scenarios.set(scenario);
  if (latency !== undefined) backend.settings.latency = latency;
  if (locale !== undefined) backend.settings.locale = locale;
  if (frozen === true) backend.clock.freeze();
  if (frozen === false) backend.clock.resume();
}

/**
 * Another seed, brand or instant, or time that has passed, makes a new world; the rest changes the running one. `user` starts a session of
 * that persona.
 */
export function setUp(
  current: Backend,
  parameters: MockParameters,
  base: BackendOptions = {},
  userAgent = '',
): SetUp {
  const { seed, brand, now, advance, user } = parameters;
  const isRenewed =
    now !== undefined ||
    advance !== undefined ||
    (seed !== undefined && seed !== current.settings.seed) ||
    (brand !== undefined && brand !== current.settings.brand);
  const backend = isRenewed ? renew(current, parameters, base) : current;
  if (!isRenewed) adjust(backend, parameters);
  // The world begins, and then lives as long as the link says.
  if (advance !== undefined) backend.clock.advance(advance);
  return { backend, tokens: user === undefined ? null : backend.signIn(user, userAgent), isRenewed };
}
