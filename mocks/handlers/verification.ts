// Documents.
import { defineHandlers } from '../core/handler.ts';
import { uploadDocument, verificationsOf } from '../world/slices/verification.ts';

export const verification = defineHandlers({
  listVerifications: (call) => verificationsOf(call, call.player),

  uploadVerification: (call) => {
    const result = uploadDocument(call, call.player, call.path.id, call.body.file);
    return 'item' in result ? { data: result.item } : call.fail(result.refused);
  },
});
