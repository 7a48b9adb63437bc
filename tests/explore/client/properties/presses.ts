// Checks that a press has an effect, and only one.
import { isPress, isSame, type Moment, type Property } from './property.ts';
import type { SeenCall } from '../types.ts';

function hasEffect({ step, before, after, calls, isRestless }: Moment): boolean {
  const hasMoved = before.url !== after.url || before.scroll !== after.scroll;
  const movesFocus = isPress(step) && after.focus !== null && !isSame(after.focus, step);
  // On a page that changes by itself, a late change or call proves nothing.
  const hasChanged = !isRestless && (after.changes > 0 || calls.length > 0);
  return hasMoved || movesFocus || hasChanged || after.openedTabs > before.openedTabs;
}

export const everyPressActs: Property = {
  name: 'every press does something or says why not',
  // On a busy machine, the code behind a link may load only after the driver's usual wait.
  isPatient: true,
  check(moment) {
    const { step, after } = moment;
    if (!isPress(step) || step.framed || hasEffect(moment) || after.hasAlert) return null;
    return { detail: `nothing changes after ${step.how} on ${step.role} “${step.name}” at ${after.url}` };
  },
};

/** Operations that the client calls or repeats without a press. */
const automatic = new Set([
  'writeLog',
  'writePerformance',
  'refreshToken',
  'readNotification',
  'readAllNotifications',
  'savePushSubscription',
]);

const isWrite = ({ method, operation, path }: SeenCall): boolean =>
  method !== 'GET' && operation !== null && !automatic.has(operation) && path.startsWith('/json-api/');

/**
 * Whether a call has succeeded and the client knows it. If the response was lost, corrupted or a refusal, the
 * client may repeat the call.
 */
const isDecided = ({ status, fault }: SeenCall): boolean =>
  status >= 200 && status < 300 && (fault === null || fault === 'late' || fault === 'reordered');

export const writesOnce: Property = {
  name: 'one press sends a write once',
  check({ step, calls }) {
    if (!isPress(step) && step.do !== 'key') return null;
    const writes = calls.filter((call) => isWrite(call) && isDecided(call));
    const again = writes.find((call, place) =>
      writes
        .slice(0, place)
        .some(
          (earlier) =>
            earlier.operation === call.operation && earlier.path === call.path && earlier.body === call.body,
        ),
    );
    return again ? { detail: `${again.method} ${again.path} was sent twice: ${again.body ?? ''}` } : null;
  },
};

const moneyOperations = new Set([
  'openDeposit',
  'createRbkInvoice',
  'openMarbellaDeposit',
  'sendPayout',
  'buyCompointProduct',
  'exchangeCompoints',
  'activateGift',
  'takeNonDepositPrize',
  'exchangePromotionPrize',
  'joinTournament',
  'activateCouponCode',
  'giveHighFive',
]);

export const moneyHasKey: Property = {
  name: 'a call that moves money is never sent under two keys',
  check({ step, calls }) {
    const paid = calls.filter(({ operation }) => operation !== null && moneyOperations.has(operation));
    const again = paid.find((call, place) =>
      paid
        .slice(0, place)
        .some(
          (earlier) =>
            earlier.operation === call.operation &&
            earlier.path === call.path &&
            earlier.body === call.body &&
            (earlier.key !== call.key || call.key === null) &&
            !(earlier.status >= 400 && earlier.status < 500),
        ),
    );
    if (!again) return null;
    return {
      detail: `${again.operation ?? ''} was sent again with ${again.key === null ? 'no key' : 'another key'} after ${JSON.stringify(step)}`,
    };
  },
};
