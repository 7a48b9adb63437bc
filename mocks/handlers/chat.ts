import { defineHandlers } from '../core/handler.ts';
import { visitorCardOf } from '../world/chat/view.ts';

export const chat = defineHandlers({
  getWebimVisitor: (call) => ({ data: visitorCardOf(call, call.player, 'webim') }),

  getNetroxVisitor: (call) => ({ data: visitorCardOf(call, call.player, 'netrox') }),
});
