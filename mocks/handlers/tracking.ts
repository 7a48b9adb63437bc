// Log and performance records.
import { defineHandlers } from '../core/handler.ts';
import { keepLog, keepPerformance } from '../world/tracking/actions.ts';

export const tracking = defineHandlers({
  writeLog: (call) => {
    keepLog(call, call.body);
    return { success: true };
  },

  writePerformance: (call) => {
    keepPerformance(call, call.body);
    return { success: true };
  },
});
