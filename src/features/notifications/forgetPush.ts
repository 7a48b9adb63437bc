import { currentSubscription, dropId, isPushSupported, knownId } from './data/pushBrowser.ts';

/** At a logout: the next user must not read their news. The server learns of it with its next message. */
export async function forgetPush(): Promise<void> {
  if (knownId() === null || !isPushSupported()) return;
  await (await currentSubscription())?.unsubscribe();
  dropId();
}
