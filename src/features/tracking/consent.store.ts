// What this visitor has agreed to: kept in the browser, the same in all tabs.
import { proxy } from 'valtio';
import { deviceNow } from '#/lib/clock.ts';
import { localStore, onStorageChange } from '#/lib/storage.ts';
import { nothing, readChoice, writeChoice, type Agreed, type ConsentChoice } from './model/consentChoice.ts';

const STORED_AS = 'consent';

interface PrivacyNavigator {
  globalPrivacyControl?: boolean;
}

/** The browser says no for its visitor, who then need not be asked. */
function isDeclinedByBrowser(): boolean {
  // No types know of it yet.
  return (globalThis.navigator as PrivacyNavigator | undefined)?.globalPrivacyControl === true;
}

function read(): ConsentChoice | null {
  const now = deviceNow();
  const chosen = readChoice(localStore.get(STORED_AS), now);
  return chosen ?? (isDeclinedByBrowser() ? { ...nothing, at: now } : null);
}

/** Null until the visitor has chosen. */
export const consent = proxy<{ choice: ConsentChoice | null }>({ choice: read() });

export function decideConsent(agreed: Agreed): void {
  const choice = { ...agreed, at: deviceNow() };
  localStore.set(STORED_AS, writeChoice(choice));
  consent.choice = choice;
}

/** Follows what another tab has chosen. Returns the function that stops it. */
export function followConsent(): () => void {
  return onStorageChange(({ name }) => {
    if (name === STORED_AS || name === null) consent.choice = read();
  });
}
