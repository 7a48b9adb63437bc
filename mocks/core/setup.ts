import { visitorOfUser, type UserText } from '../world/adjusted.ts';
import type { Tokens } from '../world/sessions.ts';
import type { Backend, BackendOptions } from './backend.ts';

/** The parameters of a link that concern the casino. */
interface SetUpParameters extends Pick<
  BackendOptions,
  'seed' | 'now' | 'frozen' | 'scenario' | 'latency' | 'brand' | 'locale'
> {
  advance?: number | undefined;
  /** Who to log in, perhaps with adjusted facts: `vip,level:5`. */
  user?: UserText | undefined;
  /** Verbs to carry out in the player's name (`scenarios/verbs.ts`). */
  do?: string | undefined;
}

export interface SetUp {
  backend: Backend;
  /** The requested persona's tokens; null if the visitor is a guest. */
  tokens: Tokens | null;
  /** True if a new world was created. */
  isRenewed: boolean;
  /** Why `do` couldn't be carried out completely. */
  problem: string | null;
}

function renew(
  current: Backend,
  parameters: SetUpParameters,
  base: BackendOptions,
  adjusted?: string,
): Backend {
  const { settings, clock, scenarios } = current;
  const brand = parameters.brand ?? settings.brand;
  const backend = current.sibling({
    ...base,
    seed: parameters.seed ?? settings.seed,
    brand,
    locale: parameters.locale ?? (brand === settings.brand ? settings.locale : undefined),
    adjusted,
    latency: parameters.latency ?? settings.latency,
    mocked: settings.mocked,
    now: parameters.now ?? (clock.frozen ? clock.now() : base.now),
    frozen: parameters.frozen ?? clock.frozen,
    scenario: parameters.scenario ?? scenarios.text(),
    checkAnswers: current.checkAnswers,
    adoptsSessions: current.world.adoptsSessions,
  });
  current.dispose();
  return backend;
}

function adjust(backend: Backend, { scenario, latency, locale, frozen }: SetUpParameters): void {
  if (scenario !== undefined) backend.scenarios.set(scenario);
  if (latency !== undefined) backend.settings.latency = latency;
  if (locale !== undefined) backend.settings.locale = locale;
  if (frozen === true) backend.clock.freeze();
  if (frozen === false) backend.clock.resume();
}

/**
 * Applies the parameters of a link or of the control API. Another seed, brand or start time, any
 * `advance`, and changed facts in `user` each create a new world. Other parameters change the running
 * world. `user` signs that persona in, and `do` acts in its name.
 */
export function setUp(
  current: Backend,
  parameters: SetUpParameters,
  base: BackendOptions = {},
  userAgent = '',
): SetUp {
  const { seed, brand, now, advance, user } = parameters;
  const wanted = user === undefined ? null : visitorOfUser(user);
  const { adjusted } = current.state;
  const isRenewed =
    (wanted?.adjusted !== undefined && wanted.adjusted !== adjusted) ||
    now !== undefined ||
    advance !== undefined ||
    (seed !== undefined && seed !== current.settings.seed) ||
    (brand !== undefined && brand !== current.settings.brand);
  const backend = isRenewed ? renew(current, parameters, base, wanted ? wanted.adjusted : adjusted) : current;
  if (!isRenewed) adjust(backend, parameters);
  // `advance` counts from the start of the new world.
  if (advance !== undefined) backend.clock.advance(advance);
  const tokens = wanted === null ? null : backend.signIn(wanted.visitor, userAgent);
  const problem = parameters.do === undefined ? null : backend.parts.perform(backend, tokens, parameters.do);
  return { backend, tokens, isRenewed, problem };
}
