import { defineHandlers } from '../core/handler.ts';
import { storeLog, storePerformance } from '../world/tracking/actions.ts';

export const tracking = defineHandlers({
  writeLog: (call) => {
    for (const record of 'records' in call.body ? call.body.records : [call.body]) storeLog(call, record);
    return { success: true };
  },

  writePerformance: (call) => {
    storePerformance(call, call.body);
    return { success: true };
  },
});
