import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SessionSettings } from '../generated/control/schemas.ts';
import { settingsOf } from './settings.ts';

test('a link sets up a session over the control API', () => {
  const query = new URLSearchParams(
    'mock.seed=42&mock.now=2026-01-14T10:00:00Z&mock.advance=PT50H&mock.frozen=1&mock.user=vip,level:5&mock.latency=800&mock.scenario=login.wrong_credentials&mock.consent=all&mock.panel=on&brand=samba&locale=br&page=2',
  );
  const { settings, unknown } = settingsOf(query);
  expect(settings).toEqual({
    seed: '42',
    now: Date.parse('2026-01-14T10:00:00Z'),
    advance: 'P2DT2H',
    frozen: true,
    user: 'vip,level:5',
    latency: 800,
    scenario: 'login.wrong_credentials',
    consent: 'all',
    brand: 'samba',
    locale: 'br',
  });
  expect(unknown).toEqual([]);
  expect(z.safeParse(SessionSettings, settings).error).toBeUndefined();
});

test('what a session cannot be set to is named, and the rest applies', () => {
  const query = new URLSearchParams('mock.user=vip&mock.scenario=login.nothing&mock.journal=abc');
  expect(settingsOf(query)).toMatchObject({
    settings: { user: 'vip' },
    unknown: [expect.stringContaining('login.nothing'), expect.stringContaining('mock.journal')],
  });
});
