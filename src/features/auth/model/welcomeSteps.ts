// What greets a player after the login (specification S2.48, S7.9).
import type { Player, RegistrationConfig } from '#/api/generated/model/index.ts';

export type WelcomeStep = 'nickname' | 'thanks';

/**
 * A nickname is asked for where there is none, unless the configuration skips that; thanks follow the first
 * login of an account.
 */
export function welcomeSteps(
  player: Pick<Player, 'nick_name' | 'first_auth'>,
  config: Pick<RegistrationConfig, 'skipNickname'>,
): readonly WelcomeStep[] {
  const steps: WelcomeStep[] = [];
  if (player.nick_name === '' && !config.skipNickname) steps.push('nickname');
  if (player.first_auth) steps.push('thanks');
  return steps;
}
