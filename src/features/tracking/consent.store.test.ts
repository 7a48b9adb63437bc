import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#/lib/browser.testing.ts';
import { everything, nothing } from './model/consentChoice.ts';

const STORED_AS = 'casino.consent';

async function openTab() {
  vi.resetModules();
  return import('./consent.store.ts');
}

let events: EventTarget;
beforeEach(() => {
  events = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the consent of a visitor', () => {
  it('is asked for until the visitor chooses, and remembered on the next visit', async () => {
    const first = await openTab();
    expect(first.consent.choice).toBeNull();
    first.decideConsent(nothing);
    expect((await openTab()).consent.choice).toMatchObject(nothing);
  });
  it('is the same in all tabs', async () => {
    const tab = await openTab();
    const stop = tab.followConsent();
    const other = await openTab();
    other.decideConsent(everything);
    const stored = localStorage.getItem(STORED_AS);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: STORED_AS, newValue: stored }));
    expect(tab.consent.choice).toMatchObject(everything);
    stop();
  });
  it('is refused without asking if the browser sends Global Privacy Control, but the visitor can still agree', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const tab = await openTab();
    expect(tab.consent.choice).toMatchObject(nothing);
    tab.decideConsent(everything);
    expect((await openTab()).consent.choice).toMatchObject(everything);
  });
});
