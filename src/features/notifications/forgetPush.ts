import { currentSubscription, dropId, isPushSupported, knownId } from './data/pushBrowser.ts';

/**
 * Ends the push messages of this browser, as a player goes: whoever uses it next must not read their news.
 * The server learns of it from the push service with its next message.
 */
export async function forgetPush(): Promise<void> {
  if (knownId() === null || !isPushSupported()) return;
  await (await currentSubscription())?.unsubscribe();
  dropId();
}
