// The visitor's consent, stored in the browser and shared by all tabs.
import { proxy } from 'valtio';
import { deviceNow } from '#/lib/clock.ts';
import { localStore, onStorageChange } from '#/lib/storage.ts';
import { nothing, readChoice, writeChoice, type Agreed, type ConsentChoice } from './model/consentChoice.ts';

const STORED_AS = 'consent';

// TypeScript's DOM types don't contain `globalPrivacyControl`.
interface PrivacyNavigator {
  globalPrivacyControl?: boolean;
}

/** Whether the browser declines tracking for the visitor, by the Global Privacy Control setting. */
function isDeclinedByBrowser(): boolean {
  return (globalThis.navigator as PrivacyNavigator | undefined)?.globalPrivacyControl === true;
}

function read(): ConsentChoice | null {
  const now = deviceNow();
  const chosen = readChoice(localStore.get(STORED_AS), now);
  return chosen ?? (isDeclinedByBrowser() ? { ...nothing, at: now } : null);
}

/** Null until the visitor has chosen, unless the browser declines tracking for them. */
export const consent = proxy<{ choice: ConsentChoice | null }>({ choice: read() });

export function decideConsent(agreed: Agreed): void {
  const choice = { ...agreed, at: deviceNow() };
  localStore.set(STORED_AS, writeChoice(choice));
  consent.choice = choice;
}

/** Applies choices that the visitor makes in other tabs. Returns the cleanup. */
export function followConsent(): () => void {
  return onStorageChange(({ name }) => {
    if (name === STORED_AS || name === null) consent.choice = read();
  });
}
