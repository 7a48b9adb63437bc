import { getSession, goToStep, listSteps, performVerbs } from '../generated/control/client.ts';
import { signIn, type ControlClient } from './client.ts';
import { present } from './present.ts';

/**
 * Carries out verbs as who is logged in, as `who` if that is given, and otherwise as `usual`. After a refusal, the
 * world is as it was before, with the same player logged in, unless `who` has adjusted facts.
 * @throws ControlError
 */
export async function act(
  client: ControlClient,
  who: string | undefined,
  verbs: string,
  usual = 'player',
): Promise<object> {
  const { visitor, adjusted } = await getSession(client);
  const { position } = await listSteps(client);
  try {
    if (who !== undefined || visitor === 'guest') await signIn(client, who ?? usual);
    const { steps } = await performVerbs({ do: verbs }, client);
    return { done: verbs, steps: steps.length, ...(await present(client)) };
  } catch (error) {
    const after = await getSession(client);
    // Other facts of a persona have begun a new world.
    if (after.adjusted === adjusted) {
      await goToStep({ to: position }, client);
      if (after.visitor !== visitor) await signIn(client, visitor);
    }
    throw error;
  }
}
