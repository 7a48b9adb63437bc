import { describe, expect, it } from 'vitest';
import { failureOf, hasErrorPage } from './failures.ts';
import { sandboxOf } from '#/lib/sandboxOf.ts';
import { readRun } from '../data/mutations.ts';
import { fitFrame } from '../ui/GameFrame/Stage.tsx';
import { readStart, stopsOurs } from '../control/FrameControl.ts';
import { routeOfPath } from './placement.ts';
import { clockText } from '../ui/GameFrame/FrameBar.tsx';
import { isReminderDue, playedMinutes, remindersDue } from '../ui/GameFrame/RealityCheck.tsx';

const minute = 60_000;

describe('the session clock', () => {
  it.each([
    [0, '00:00'],
    [999, '00:00'],
    [61_000, '01:01'],
    [59 * minute + 59_999, '59:59'],
    [60 * minute, '1:00'],
    [125 * minute, '2:05'],
    [600 * minute, '10:00'],
    [-5, '00:00'],
  ])('shows %d ms as %s', (elapsed, text) => {
    expect(clockText(elapsed)).toBe(text);
  });
});

describe('the reality check', () => {
  it.each([
    [0, 15, 0],
    [15 * minute - 1, 15, 0],
    [15 * minute, 15, 1],
    [61 * minute, 30, 2],
    [600 * minute, 0, 0],
    [-1, 15, 0],
  ])('after %d ms with one every %d min shows %d reminders', (elapsed, interval, due) => {
    expect(remindersDue(elapsed, interval)).toBe(due);
  });
  it.each([
    [14, 0, 15, false],
    [15, 0, 15, true],
    [16, 15, 15, false],
    // The player answered three reminders and then chose a longer interval.
    [60, 46, 60, true],
    [59, 46, 60, false],
    // The player chose a shorter interval.
    [65, 61, 15, false],
    [75, 61, 15, true],
  ])(
    'at minute %d, answered at minute %d, with one every %d min: due is %s',
    (at, answeredAt, interval, due) => {
      expect(isReminderDue(at * minute, answeredAt * minute, interval)).toBe(due);
    },
  );
  it('shows whole minutes', () => {
    expect(playedMinutes(15 * minute + 59_000)).toBe(15);
  });
});

describe('the response to a run request', () => {
  const options = {
    allowedOrigins: ['https://games.example.test'],
    startedAt: 7,
    origin: 'https://casino.example.test',
  };
  const read = (run_url: string, more = {}) =>
    readRun({ data: { run_url, ...more }, redirect: false }, options);
  it('leads to a frame of 1280x720 by default', () => {
    expect(read('https://games.example.test/a')).toEqual({
      url: 'https://games.example.test/a',
      width: 1280,
      height: 720,
      token: null,
      startedAt: 7,
      isRedirect: false,
    });
  });
  it('can set another size of the frame, if it is valid', () => {
    expect(read('/mock-pages/game', { frameWidth: 960, frameHeight: 540, runToken: 't' })).toMatchObject({
      url: 'https://casino.example.test/mock-pages/game',
      width: 960,
      height: 540,
      token: 't',
    });
    expect(read('/a', { frameWidth: 0, frameHeight: 1e9 })).toMatchObject({ width: 1280, height: 720 });
  });
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://games.example.test/1',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'http://games.example.test',
    'https://games.example.test.evil.test',
    'https://a:b@games.example.test',
    '',
  ])("%s isn't accepted as a game's URL", (url) => {
    expect(read(url).url).toBeNull();
  });
});

describe('the sandbox', () => {
  const own = 'https://casino.example.test';
  it('lets a foreign page keep its origin', () => {
    expect(sandboxOf('https://games.example.test/run', own)).toEqual({
      tokens: 'allow-scripts allow-forms allow-same-origin',
      messageOrigin: 'https://games.example.test',
    });
  });
  it('never gives a page of this site our origin', () => {
    expect(sandboxOf('/mock-pages/game', own)).toEqual({
      tokens: 'allow-scripts allow-forms',
      messageOrigin: 'null',
    });
    expect(sandboxOf('https://casino.example.test/x', own).tokens).not.toContain('same-origin');
    expect(sandboxOf('data:text/html,x', own).tokens).not.toContain('same-origin');
  });
  it.each(['allow-top-navigation', 'allow-popups', 'allow-downloads', 'allow-modals'])(
    'never has %s',
    (token) => {
      expect(sandboxOf('https://games.example.test/run', own).tokens).not.toContain(token);
    },
  );
});

describe('a scaled frame', () => {
  it('fits into its place, and is centred', () => {
    expect(fitFrame({ width: 640, height: 720 }, { width: 1280, height: 720 })).toEqual({
      scale: 0.5,
      left: 0,
      top: 180,
    });
    expect(fitFrame({ width: 2560, height: 720 }, { width: 1280, height: 720 })).toEqual({
      scale: 1,
      left: 640,
      top: 0,
    });
  });
  it('has the scale 0 in a place without a size', () => {
    expect(fitFrame({ width: 0, height: 0 }, { width: 1280, height: 720 }).scale).toBe(0);
  });
});

describe('of two windows with a game', () => {
  it('the one that started later keeps its game', () => {
    expect(stopsOurs({ id: 'b', at: 2 }, { id: 'a', at: 1 })).toBe(true);
    expect(stopsOurs({ id: 'b', at: 1 }, { id: 'a', at: 2 })).toBe(false);
  });
  it('only one keeps its game if both started in the same millisecond', () => {
    const [one, two] = [
      { id: 'a', at: 1 },
      { id: 'b', at: 1 },
    ];
    expect([stopsOurs(one, two), stopsOurs(two, one)].filter(Boolean)).toHaveLength(1);
  });
  it('none is stopped by its own message', () => {
    expect(stopsOurs({ id: 'a', at: 9 }, { id: 'a', at: 1 })).toBe(false);
  });
  it.each([
    null,
    'start',
    5,
    {},
    { id: 'a' },
    { at: 1 },
    { id: '', at: 1 },
    { id: 1, at: 1 },
    { id: 'a', at: '1' },
    { id: 'a', at: Number.NaN },
  ])('the message %j is ignored', (data) => {
    expect(readStart(data)).toBeNull();
  });
});

describe('the frame recognises', () => {
  const route = (path: string) => {
    const { pathname, search, hash } = new URL(path, 'http://localhost');
    return routeOfPath({ pathname, search, hash });
  };
  it('the game page, with its mode', () => {
    expect(route('/play/golden-harvest')).toEqual({ kind: 'game', slug: 'golden-harvest', mode: 'real' });
    expect(route('/play/golden-harvest/?mode=demo')).toEqual({
      kind: 'game',
      slug: 'golden-harvest',
      mode: 'demo',
    });
    expect(route('/play/a%2Fb')).toMatchObject({ slug: 'a/b' });
    expect(route('/play/%E0%A4%A')).toMatchObject({ slug: '%E0%A4%A' });
  });
  it('login and registration', () => {
    expect([route('/login?redirect=/x'), route('/registration/')]).toEqual([
      { kind: 'entrance' },
      { kind: 'entrance' },
    ]);
  });
  it.each(['/404', '/451', '/error/503'])('the error page %s', (path) => {
    expect(route(path)).toEqual({ kind: 'error' });
  });
  it('every other route, with its query and fragment', () => {
    expect(route('/games/slots?sort=new#top')).toEqual({ kind: 'other', path: '/games/slots?sort=new#top' });
    expect(route('/remind')).toMatchObject({ kind: 'other' });
    expect(route('/play')).toMatchObject({ kind: 'other' });
  });
});

describe('the message for an error of the game', () => {
  it('depends on the error code', () => {
    expect(failureOf('unavailable_in_country')).toMatchObject({
      text: 'unavailable_in_country',
      actions: ['otherGames'],
    });
    expect(failureOf('dont_have_wager')).toMatchObject({ tone: 'warning', actions: ['bonusSlots', 'gifts'] });
    expect(failureOf('time_out_active').actions).toEqual(['breaks']);
    expect(failureOf('self_excluded').actions).toEqual(['rest']);
    for (const code of ['loss_limit_reached', 'time_limit_reached'])
      expect(failureOf(code).actions).toEqual(['limits']);
    expect(failureOf('network_error').text).toBe('offline');
  });
  it.each(['', 'constructor', '__proto__', 'toString', 'server_error', 'anything_new'])(
    'is "cannot run" for the unknown code %j',
    (code) => {
      expect(failureOf(code).text).toBe('cannot_run_game');
    },
  );
  it('is replaced by an error page only for a blocked region', () => {
    expect([hasErrorPage('region_blocked'), hasErrorPage('unavailable_in_country')]).toEqual([true, false]);
  });
});
