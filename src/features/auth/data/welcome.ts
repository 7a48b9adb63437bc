// Greets a player after the login with up to two modals: one asks for a nickname, the other thanks a new
// player for joining. The modals open over the page that the login led to.
import type { QueryClient } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';
import { session } from '#/api/session/session.store.ts';
import { profileQuery, restrictionsQuery } from '#/entities/player/queries.ts';
import { restrictionAt } from '#/entities/player/restriction.ts';
import { serverNow } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { nicknameModal, thanksModal } from '../auth.modals.ts';
import { PENDING_WELCOME } from '../resumeWelcome.ts';
import { isNicknameLater, mayGreet, type WelcomeStep, welcomeSteps } from '../model/welcomeSteps.ts';

/** The greeting's steps. Null if the player must not be greeted now. */
async function readSteps(client: QueryClient): Promise<readonly WelcomeStep[] | null> {
  const [profile, server, restrictions] = await Promise.all([
    client.ensureQueryData(profileQuery()),
    client.ensureQueryData(serverDataQuery()),
    client.ensureQueryData(restrictionsQuery()),
  ]);
  if (!mayGreet(location.pathname, restrictionAt(restrictions.data, serverNow()))) return null;
  return welcomeSteps(profile.data, server.data.registrationConfig, isNicknameLater());
}

function show(step: WelcomeStep): Promise<void> {
  // After a reload, the question for a nickname shows again, but the thanks don't.
  if (step === 'thanks') tabStore.remove(PENDING_WELCOME);
  return new Promise((resolve) => {
    openModal(step === 'nickname' ? nicknameModal : thanksModal, {}, { onClose: resolve });
  });
}

/** Shows the greeting. If the data it needs can't be loaded, the next reload tries again. */
export async function welcomePlayer(client: QueryClient): Promise<void> {
  const { userId } = session;
  const isSamePlayer = (): boolean => session.status === 'player' && session.userId === userId;
  const steps = await readSteps(client);
  // The player must not be greeted now. The greeting stays pending until a later page or a reload.
  if (!steps) return;
  for (const step of steps) {
    // If the player logs out, the open modal closes, and the next one must not open.
    if (!isSamePlayer()) return;
    await show(step);
  }
  if (isSamePlayer()) tabStore.remove(PENDING_WELCOME);
}
