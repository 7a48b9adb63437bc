import { defineHandlers } from '../core/handler.ts';
import { keepLog, keepPerformance } from '../world/tracking/actions.ts';

export const tracking = defineHandlers({
  writeLog: (call) => {
    for (const record of 'records' in call.body ? call.body.records : [call.body]) keepLog(call, record);
    return { success: true };
  },

  writePerformance: (call) => {
    keepPerformance(call, call.body);
    return { success: true };
  },
});
