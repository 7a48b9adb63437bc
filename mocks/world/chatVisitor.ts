// What the support chat is told of a player.
import type { Context } from '../core/handler.ts';
import { hashText } from '../core/random.ts';
import type { ChatProvider, ChatVisitor } from '../generated/model/index.ts';
import { userLevelOf } from './slices/levels.ts';
import type { PlayerState } from './state.ts';

/** The visitor card of a player. `VIP` in its info sends a VIP to a support location of their own (specification, section 6). */
export function visitorCardOf(call: Context, player: PlayerState, provider: ChatProvider): ChatVisitor {
  const email = player.contacts.find(({ type }) => type === 'email')?.value ?? '';
  return {
    email,
    custom1: `id ${player.id}`,
    custom2: `level ${userLevelOf(call, player).index}, ${player.currency}`,
    fields: { info: player.isVip ? 'VIP' : player.isMultiAccount ? 'multi-account' : '' },
    id: String(player.id),
    ...(player.profile.nickname === null ? {} : { display_name: player.profile.nickname }),
    hash: [1, 2, 3, 4].map((round) => hashText(`${round}/${provider}/${call.world.seed}/${player.id}/${email}`).toString(16).padStart(8, '0')).join(''),
  };
}
