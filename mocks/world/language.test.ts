import { expect, test } from 'vitest';
import { createContext } from '../core/context.ts';
import { callerOf, testBackend, tokenOf } from '../core/caller.testing.ts';
import { advanceAchievements } from './achievements/actions.ts';
import { announceSecurityChange } from './notifications/security.actions.ts';
import type { Outgoing } from './message.ts';
import { languageTags, type LocaleId } from './settings.ts';

const headersIn = (locale: LocaleId) => ({ 'accept-language': languageTags[locale] });
const headerIn = (locale: LocaleId) => ({
  header: (name: string) => (name === 'accept-language' ? languageTags[locale] : null),
});

/** A newcomer whose language is `locale`, and the context of a provider's request in English. */
function setUp(locale: LocaleId) {
  const backend = testBackend();
  const headers = headersIn(locale);
  const token = tokenOf(backend, 'newcomer');
  callerOf(backend)('POST', '/json-api/user-notifications/read', { token, headers });
  const player = backend.state.players['1001'];
  if (!player) throw new Error('there is no newcomer');
  const sent: Outgoing[] = [];
  const { context } = createContext(backend, { request: headerIn('en') });
  return { backend, player, sent, context: { ...context, emit: (message: Outgoing) => sent.push(message) } };
}

const round = { slug: 'sky-rocket-crash', bet: 100, win: 6_000, bonusBet: 0, bonusWin: 0, bonus: null };

test.each([
  ['ru', 'Первый шаг'],
  ['it', 'Primo passo'],
  ['br', 'Primeiro passo'],
] as const)('a round on a provider’s page sends its notices in the player’s language %s', (locale, title) => {
  const { context, player, sent } = setUp(locale);
  advanceAchievements(context, player, { ...round, roundId: 'round-1' });
  const progress = sent.flatMap((message) => (message.type === 'achievement.progress' ? [message.data] : []));
  expect(progress.find(({ id }) => id === 1)?.title).toBe(title);
  const notices = sent.flatMap((message) =>
    message.type === 'notification.updated' ? [message.data.notification.msg] : [],
  );
  expect(notices.some((text) => text.includes(title))).toBe(true);
});

test('an e-mail about a security change is in the player’s language', () => {
  const { backend, context, player } = setUp('it');
  announceSecurityChange(context, player, 'password_changed');
  expect(backend.state.inbox.at(-1)?.subject).toBe('La sicurezza del tuo account');
});

test('a read in another language doesn’t change the world', () => {
  const { backend } = setUp('it');
  const token = tokenOf(backend, 'newcomer');
  const before = backend.timeline.hash();
  callerOf(backend)('GET', '/json-api/user-notifications', {
    token,
    headers: { 'accept-language': 'pt-BR' },
  });
  expect(backend.timeline.hash()).toBe(before);
});

test('a login through a link sets the player’s language to the link’s', () => {
  const { backend } = setUp('it');
  backend.settings.locale = 'br';
  backend.signIn('newcomer');
  expect(backend.state.players['1001']?.locale).toBe('br');
  backend.settings.locale = 'en';
  expect(backend.timeline.replayedHash()).toBe(backend.timeline.hash());
});

test('lists of gifts and notices are in the language of the page that shows them', () => {
  const { backend } = setUp('ru');
  const token = tokenOf(backend, 'newcomer');
  const read = (path: string): string =>
    JSON.stringify(callerOf(backend)('GET', `/json-api/${path}`, { token, headers: headersIn('en') }).body);
  for (const path of ['user-gifts', 'user-notifications?offset=0&limit=100'])
    expect(read(path)).not.toMatch(/\p{Script=Cyrillic}/u);
});
