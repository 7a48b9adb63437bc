import { defineHandlers } from '../../core/handler.ts';

/** Names that could be mistaken for staff. */
const reserved = new Set(['admin', 'administrator', 'support', 'casino', 'moderator', 'root', 'system']);

export const nicknames = defineHandlers({
  chooseNickname(call) {
    const { nickname } = call.body;
    const wanted = nickname.toLowerCase();
    if (call.player.profile.nickname !== null) return call.fail('nickname_already_chosen');
    if (reserved.has(wanted)) return call.fail('nickname_invalid');
    if (Object.values(call.state.players).some(({ profile }) => profile.nickname?.toLowerCase() === wanted))
      return call.fail('nickname_taken');
    call.player.profile.nickname = nickname;
    return { success: true };
  },
});
