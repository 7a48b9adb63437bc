import type { Context } from '../context.ts';
import { digest } from '../random.ts';
import type { ChatProvider, ChatVisitor } from '../../generated/model/index.ts';
import { userLevelOf } from '../levels/view.ts';
import type { PlayerState } from '../state.ts';

/** The player's data for the chat provider. `VIP` in the info routes the chat to VIP support (S6.14). */
export function visitorCardOf(call: Context, player: PlayerState, provider: ChatProvider): ChatVisitor {
  const email = player.contacts.find(({ type }) => type === 'email')?.value ?? '';
  return {
    email,
    custom1: `id ${player.id}`,
    custom2: `level ${userLevelOf(call, player).index}, ${player.currency}`,
    fields: { info: player.isVip ? 'VIP' : player.isMultiAccount ? 'multi-account' : '' },
    id: String(player.id),
    ...(player.profile.nickname === null ? {} : { displayName: player.profile.nickname }),
    hash: digest(`${provider}/${call.world.seed}/${player.id}/${email}`),
  };
}
