import { noCrash, noInvalidRequest, noServerError, noUncaughtError } from './errors.ts';
import { dialogReturnsFocus, focusIsKept } from './focus.ts';
import { nothingRemains } from './logout.ts';
import { everyPressActs, moneyHasKey, writesOnce } from './presses.ts';
import type { Property } from './property.ts';
import { balanceIsLedger, noEndlessWaiting, noOverflow } from './screen.ts';
import { noRawText, oneLanguage } from './texts.ts';

export const properties: readonly Property[] = [
  noUncaughtError,
  noServerError,
  noInvalidRequest,
  noCrash,
  everyPressActs,
  writesOnce,
  moneyHasKey,
  balanceIsLedger,
  noEndlessWaiting,
  noRawText,
  oneLanguage,
  noOverflow,
  focusIsKept,
  dialogReturnsFocus,
  nothingRemains,
];
