import { getSession, performVerbs } from '../generated/control/client.ts';
import { signIn, type ControlClient } from './client.ts';
import { present } from './present.ts';

/** Carries out verbs as `who` if given, otherwise as the logged-in visitor, otherwise as `usual`. */
export async function act(
  client: ControlClient,
  who: string | undefined,
  verbs: string,
  usual = 'player',
): Promise<object> {
  const { visitor } = await getSession(client);
  if (who !== undefined || visitor === 'guest') await signIn(client, who ?? usual);
  const { steps } = await performVerbs({ do: verbs }, client);
  return { done: verbs, steps: steps.length, ...(await present(client)) };
}
