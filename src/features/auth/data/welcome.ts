// Greets a new player with two modals, nickname and thanks, over whichever page the login led to.
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

/** The greeting's steps; null while the player must not be greeted. */
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
  // Thanks are shown once, even if the page is reloaded. The nickname is asked for again after a reload.
  if (step === 'thanks') tabStore.remove(PENDING_WELCOME);
  return new Promise((resolve) => {
    openModal(step === 'nickname' ? nicknameModal : thanksModal, {}, { onClose: resolve });
  });
}

/** Shows the greeting. If its data can't be loaded, the next reload tries again. */
export async function welcomePlayer(client: QueryClient): Promise<void> {
  const { userId } = session;
  const isSamePlayer = (): boolean => session.status === 'player' && session.userId === userId;
  const steps = await readSteps(client);
  // The greeting stays pending, so the next reload tries again.
  if (!steps) return;
  for (const step of steps) {
    // A logout closes the modals. Don't open the next one then.
    if (!isSamePlayer()) return;
    await show(step);
  }
  if (isSamePlayer()) tabStore.remove(PENDING_WELCOME);
}
