// Steps of the greeting after a login (S2.48, S7.9).
import type { Player, RegistrationConfig } from '#/api/generated/model/index.ts';

export type WelcomeStep = 'nickname' | 'thanks';

/** A nickname, unless it is set or the configuration skips it. Thanks at an account's first login. */
export function welcomeSteps(
  player: Pick<Player, 'nick_name' | 'first_auth'>,
  config: Pick<RegistrationConfig, 'skipNickname'>,
): readonly WelcomeStep[] {
  const steps: WelcomeStep[] = [];
  if (player.nick_name === '' && !config.skipNickname) steps.push('nickname');
  if (player.first_auth) steps.push('thanks');
  return steps;
}
