// Log and performance records.
import { defineHandlers } from '../core/handler.ts';
import { keep, trackingSlice } from '../world/slices/tracking.ts';

export const tracking = defineHandlers({
  writeLog: (call) => {
    keep(trackingSlice.of(call).logs, call.body);
    return { success: true };
  },

  writePerformance: (call) => {
    keep(trackingSlice.of(call).performance, call.body);
    return { success: true };
  },
});
