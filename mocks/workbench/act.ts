import { getSession, goToStep, listSteps, performVerbs } from '../generated/control/client.ts';
import { signIn, type ControlClient } from './client.ts';
import { present } from './present.ts';

/**
 * Carries out verbs as `who`. Without `who`, acts as the player who is logged in, or as `usual` if
 * nobody is. If a verb is refused, the world and the login are restored, unless `who` has adjusted
 * facts.
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
    // If adjusted facts have begun a new world, the earlier world can't be restored.
    if (after.adjusted === adjusted) {
      await goToStep({ to: position }, client);
      if (after.visitor !== visitor) await signIn(client, visitor);
    }
    throw error;
  }
}
