import { defineHandlers } from '../core/handler.ts';
import { uploadDocument } from '../world/verification/actions.ts';
import { verificationsOf } from '../world/verification/view.ts';

export const verification = defineHandlers({
  listVerifications: (call) => verificationsOf(call, call.player),

  uploadVerification: (call) => {
    const result = uploadDocument(call, call.player, call.path.id, call.body.file);
    return 'item' in result ? { data: result.item } : call.fail(result.refused);
  },
});
