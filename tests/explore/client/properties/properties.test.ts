import { describe, expect, test } from 'vitest';
import { inTime } from '../inTime.ts';
import type { Step, View } from '../types.ts';
import { checkMissingPage } from './answers.ts';
import { dialogReturnsFocus, focusIsKept } from './focus.ts';
import { nothingRemains } from './logout.ts';
import { everyPressActs } from './presses.ts';
import type { Moment } from './property.ts';
import { balanceIsLedger } from './screen.ts';

const url = 'http://aurora.localhost/games/slots';
const view: View = {
  url,
  loads: 1,
  openedTabs: 0,
  title: '',
  lang: 'en',
  focus: null,
  dialogs: [],
  texts: [],
  busy: [],
  overflow: 0,
  widest: '',
  balance: null,
  ledger: null,
  code: null,
  held: 0,
  visitor: 'player',
  hasAlert: false,
  hasCrashed: false,
  isGameOpen: false,
  stored: '',
  changes: 1,
  scroll: 0,
};
const opener = { role: 'button', name: 'About Golden Foxes', nth: 0 };

function afterClosing(how: 'click' | 'double' | 'enter', dialogs: readonly string[] = []): Moment {
  const step: Step = { do: 'press', how, role: 'button', name: 'Close', nth: 0 };
  return {
    scene: {
      brand: 'aurora',
      locale: 'en',
      user: 'player',
      balance: null,
      worldSeed: '42',
      hasServiceWorker: false,
      isJumbled: false,
      width: 390,
      height: 844,
      path: '/games/slots',
    },
    step,
    before: { ...view, dialogs: ['Golden Foxes'] },
    after: { ...view, dialogs },
    calls: [],
    errors: [],
    isOnline: true,
    hasFaults: false,
    isLossy: false,
    isRestless: false,
    typed: [],
    openers: [opener],
    isOpenerThere: true,
    former: null,
  };
}

describe('the balance on the screen', () => {
  const moment = afterClosing('click');
  const stale = { ...moment, hasFaults: true, after: { ...view, balance: '1000', ledger: 900 } };

  test('is reported as wrong if it differs from the ledger once all reordered messages have arrived', () => {
    expect(balanceIsLedger.check(stale)).not.toBeNull();
  });

  test('may be stale while a message is held back, or after one was lost', () => {
    expect(balanceIsLedger.check({ ...stale, after: { ...stale.after, held: 1 } })).toBeNull();
    expect(balanceIsLedger.check({ ...stale, isLossy: true })).toBeNull();
  });
});

describe('data of a player who has logged out', () => {
  const moment = { ...afterClosing('click'), former: { visitor: 'player', balance: '123456' } };
  const shownTo = (visitor: string, text: string) =>
    nothingRemains.check({ ...moment, after: { ...view, visitor, texts: [text] } });

  test.each(['guest', 'vip'])('must not be shown to the next visitor: %s', (visitor) => {
    expect(shownTo(visitor, 'player@example.test')).not.toBeNull();
    expect(shownTo(visitor, `${visitor}@example.test`)).toBeNull();
  });

  test('may be shown once the same player has logged in again', () => {
    expect(shownTo('player', 'player@example.test')).toBeNull();
  });

  test('include the balance, but another player may own the same sum', () => {
    expect(shownTo('guest', '1 234.56')).not.toBeNull();
    expect(shownTo('vip', '1 234.56')).toBeNull();
  });
});

describe('a page that no longer answers', () => {
  const press: Step = { do: 'press', how: 'click', ...opener };

  test('is reported after a press, with and without a network', () => {
    expect(checkMissingPage(press, true)).not.toBeNull();
    expect(checkMissingPage(press, false)).not.toBeNull();
  });

  test('is accepted as the browser’s error page after a load without a network', () => {
    expect(checkMissingPage({ do: 'reload' }, false)).toBeNull();
    expect(checkMissingPage({ do: 'reload' }, true)).not.toBeNull();
  });

  test('is noticed by a timeout, however long it hangs', async () => {
    const hanging = new Promise<boolean>(() => undefined);
    await expect(inTime(hanging, 5)).resolves.toBeNull();
    await expect(inTime(Promise.resolve(true), 5_000)).resolves.toBe(true);
  });
});

describe('the focus after a press on a dialog’s button', () => {
  test.each(['click', 'enter'] as const)(
    'is reported as lost if a press by %s closes the dialog and nothing has the focus',
    (how) => {
      expect(focusIsKept.check(afterClosing(how))).not.toBeNull();
      expect(dialogReturnsFocus.check(afterClosing(how))).not.toBeNull();
    },
  );

  test('may be lost after a double press whose second press hits what the closed dialog covered', () => {
    expect(focusIsKept.check(afterClosing('double'))).toBeNull();
    expect(dialogReturnsFocus.check(afterClosing('double'))).toBeNull();
  });

  test('may be lost after a double press whose second press hits what the first one has replaced', () => {
    const moment = afterClosing('double');
    expect(focusIsKept.check({ ...moment, before: { ...moment.before, dialogs: [] } })).toBeNull();
  });

  test('is reported as lost if a double press leaves the dialog open and nothing has the focus', () => {
    expect(focusIsKept.check(afterClosing('double', ['Golden Foxes']))).not.toBeNull();
  });

  test('may be on the page itself only if the control that opened the dialog is gone', () => {
    const moment = afterClosing('enter');
    const page = { ...moment, after: { ...moment.after, focus: { role: 'main', name: '', nth: 0 } } };
    expect(dialogReturnsFocus.check(page)).not.toBeNull();
    expect(dialogReturnsFocus.check({ ...page, isOpenerThere: false })).toBeNull();
  });
});

describe('a press that changes nothing on the page', () => {
  const moment = afterClosing('click');
  const still = { ...moment, before: view, after: { ...view, changes: 0 } };

  test('is reported', () => {
    expect(everyPressActs.check(still)).not.toBeNull();
  });

  test('is reported if the pressed control has the focus, and accepted if another one takes it', () => {
    const { role, name, nth } = still.step as Step & { do: 'press' };
    const withFocus = (focus: View['focus']) => ({ ...still, after: { ...still.after, focus } });
    expect(everyPressActs.check(withFocus({ role, name, nth }))).not.toBeNull();
    expect(everyPressActs.check(withFocus(opener))).toBeNull();
  });

  test('is reported if the page changes, but does so by itself', () => {
    const changed = { ...still, after: { ...still.after, changes: 3 } };
    expect(everyPressActs.check(changed)).toBeNull();
    expect(everyPressActs.check({ ...changed, isRestless: true })).not.toBeNull();
  });

  test.each<[string, Partial<View>]>([
    ['opens a tab', { openedTabs: 1 }],
    ['scrolls', { scroll: 300 }],
    ['changes the URL', { url: `${url}?page=2` }],
  ])('is accepted if it %s', (_, change) => {
    expect(everyPressActs.check({ ...still, after: { ...still.after, ...change } })).toBeNull();
  });
});
