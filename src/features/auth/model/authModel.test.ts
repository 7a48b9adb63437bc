import { afterEach, describe, expect, it } from 'vitest';
import { tabStore } from '#/lib/storage.ts';
import { carryOver } from '../carryOver.ts';
import { chosenType, offeredTypes, searchWithType, withType } from './authType.ts';
import { readPending, writePending } from './pendingContact.ts';
import { isNicknamePostponed, mayGreet, NICKNAME_REST_MS, welcomeSteps } from './welcomeSteps.ts';

describe('links between login, registration and restore', () => {
  it("keep the page to return to and the affiliate's code", () => {
    expect(carryOver('/registration', '?redirect=%2Fpromo%3Fa%3D1&refCode=p-17&by=phone&x=1')).toBe(
      '/registration?redirect=%2Fpromo%3Fa%3D1&refCode=p-17',
    );
  });
  it('add no query if there are none', () => expect(carryOver('/remind', '?by=phone')).toBe('/remind'));
});

describe('the type of login', () => {
  it("is one that both the brand and the server offer, in the brand's order", () => {
    expect(offeredTypes(['email', 'phone'], ['phone', 'email'])).toEqual(['email', 'phone']);
    expect(offeredTypes(['email', 'phone'], ['phone'])).toEqual(['phone']);
    expect(offeredTypes(['email', 'phone'], undefined, true)).toEqual(['email']);
  });
  it('falls back to the brand’s types if the server offers none of them', () =>
    expect(offeredTypes(['phone'], ['email'])).toEqual(['phone']));
  it('is the one in the URL, if it is offered', () => {
    expect(chosenType('?by=phone', ['email', 'phone'])).toBe('phone');
    expect(chosenType('?by=phone', ['email'])).toBe('email');
    expect(chosenType('?by=pigeon', ['email', 'phone'], 'phone')).toBe('phone');
  });
  it('is written to the URL without changing other parameters', () =>
    expect(searchWithType('?redirect=%2Fx', 'phone')).toBe('?redirect=%2Fx&by=phone'));
  it('stays the same from the login to the password reset', () => {
    const link = withType(carryOver('/remind', '?redirect=%2Fx'), 'email');
    expect(link).toBe('/remind?redirect=%2Fx&by=email');
    expect(chosenType(link.slice(link.indexOf('?')), ['phone', 'email'], 'phone')).toBe('email');
  });
});

describe('a contact that waits for its code', () => {
  afterEach(() => writePending('restore', null));
  it('is restored after a reload', () => {
    const pending = { step: 'code', authType: 'phone', contact: '61491570006' } as const;
    writePending('restore', pending);
    expect(readPending('restore')).toEqual(pending);
    expect(readPending('registration')).toBeNull();
  });
  it.each([
    'x',
    '{}',
    'null',
    '{"step":"code","authType":"pigeon","contact":"1"}',
    '{"step":"code","authType":"email","contact":""}',
  ])("isn't restored from the invalid value %s", (text) => {
    tabStore.set('auth.restore', text);
    expect(readPending('restore')).toBeNull();
  });
});

describe('after a login', () => {
  it("the greeting isn't shown during a break, or on the page that starts one", () => {
    expect(mayGreet('/', { kind: 'none' })).toBe(true);
    expect(mayGreet('/profile/limits', { kind: 'none' })).toBe(false);
    expect(mayGreet('/', { kind: 'timedOut', until: 1 })).toBe(false);
  });
  it.each(['/login', '/cashbox', '/play/velvet-blackjack', '/responsible-play'])(
    "the greeting isn't shown on %s",
    (path) => expect(mayGreet(path, { kind: 'none' })).toBe(false),
  );
  const asks = { skipNickname: false };
  it('asks for a nickname if the player has none', () =>
    expect(welcomeSteps({ nick_name: '', first_auth: false }, asks)).toEqual(['nickname']));
  it("doesn't ask for a nickname if the configuration skips it", () => {
    expect(welcomeSteps({ nick_name: '', first_auth: true }, { skipNickname: true })).toEqual(['thanks']);
  });
  it("doesn't ask for a nickname again until a month after the player has postponed it", () => {
    const until = NICKNAME_REST_MS;
    expect([0, until - 1, until].map((now) => isNicknamePostponed(until, now))).toEqual([true, true, false]);
    expect(isNicknamePostponed(null, 0)).toBe(false);
    expect(welcomeSteps({ nick_name: '', first_auth: false }, asks, true)).toEqual([]);
  });
  it('thanks the player after the first login only', () => {
    expect(welcomeSteps({ nick_name: '', first_auth: true }, asks)).toEqual(['nickname', 'thanks']);
    expect(welcomeSteps({ nick_name: 'fox', first_auth: false }, asks)).toEqual([]);
  });
});
