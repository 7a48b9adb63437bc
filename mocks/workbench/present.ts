import { getSession, type Session } from '../generated/control/client.ts';
import type { ControlClient } from './client.ts';

/** The facts of a session that the tools print. */
export const describe = ({ brand, locale, seed, now, frozen, visitor, adjusted, scenarios }: Session) => ({
  brand,
  locale,
  seed,
  now,
  frozen,
  user: adjusted ?? visitor,
  scenarios: scenarios.map(({ text }) => text),
});

export async function present(client: ControlClient): Promise<object> {
  return describe(await getSession(client));
}
