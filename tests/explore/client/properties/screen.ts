// Checks layout, loading states and the balance on the screen.
import type { Property } from './property.ts';

export const noOverflow: Property = {
  name: 'nothing overflows the width',
  isPatient: true,
  check({ after }) {
    if (after.overflow <= 0) return null;
    return {
      detail: `${after.overflow} px: ${after.widest} at ${after.url}`,
      expectation: 'await expectNoSideScroll(page);',
    };
  },
};

export const noEndlessWaiting: Property = {
  name: 'no spinner outlives the connection',
  isPatient: true,
  check({ after, isOnline, step }) {
    const [found] = after.busy;
    if (!isOnline || found === undefined || after.isGameOpen || step.do === 'fault') return null;
    return {
      detail: `${found} at ${after.url}`,
      expectation: `await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);`,
    };
  },
};

export const balanceIsLedger: Property = {
  name: 'money on the screen equals the ledger once calm',
  isPatient: true,
  check({ after, isOnline, isLossy }) {
    const { balance, ledger, held } = after;
    if (!isOnline || balance === null || balance === '' || ledger === null || after.isGameOpen) return null;
    // If a message is lost or held back, the page shows the old balance until the next message.
    if (isLossy || held > 0 || Number(balance) === ledger) return null;
    return {
      detail: `${balance} is shown, the ledger has ${ledger}`,
      expectation: 'await expectBalanceShown(casino, await ledgerBalance(casino));',
    };
  },
};
