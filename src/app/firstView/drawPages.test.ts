// Prerenders every static page in Node, so a component that needs `window` to render fails here.
import { expect, it } from 'vitest';
import { brandIds } from '#/brands/brand.ts';
import { brands } from '#/brands/brands.ts';
import type { Ask } from '#/features/lobby/firstView.ts';
import { languageTag } from '#/i18n/locales.ts';
import { createBackend } from '#mocks/casino.ts';
import { listMessageFolders } from '../../../scripts/texts/messageFolders.ts';
import { drawFrame, drawGate, drawLobby } from './drawPages.tsx';

const pages = brandIds.flatMap((id) =>
  brands[id].locales.map((locale) => ({ id, locale, brand: brands[id] })),
);

/** A raw message id in the markup: its messages weren't loaded. */
const RAW_ID = new RegExp(
  `[>"](?:${listMessageFolders(process.cwd())
    .map(({ prefix }) => prefix.slice(0, -1))
    .join('|')})\\.[\\w.]+["<]`,
);

it.each(pages)('the lobby of $id in $locale is rendered whole, with its games', async ({ brand, locale }) => {
  const backend = createBackend({ brand: brand.id, now: 0, frozen: true });
  const ask: Ask = (path) => {
    const { pathname, searchParams: query } = new URL(path, 'http://mock');
    const header = (name: string) => (name === 'Accept-Language' ? languageTag(locale) : null);
    const { body } = backend.respond({ method: 'GET', pathname, query, header, body: null });
    return Promise.resolve(JSON.parse(body ?? 'null'));
  };
  const { markup, answers } = await drawLobby(brand, locale, ask);
  const games = Object.values(answers?.rows ?? {}).flatMap((row) => row.games);
  expect(games.length).toBeGreaterThan(12);
  expect(markup.match(/data-game-tile/g)).toHaveLength(games.length);
  expect(markup).toContain('<h1');
  expect(markup).not.toMatch(RAW_ID);
  // React's marker for a Suspense boundary that it left to the client.
  expect(markup).not.toContain('<!--$!-->');
});

it.each(pages)(
  'the lobby of $id in $locale reserves the space of games that load later',
  async ({ brand, locale }) => {
    const { markup } = await drawLobby(brand, locale, null);
    expect(markup).not.toContain('data-game-tile');
    expect(markup).not.toContain('<!--$!-->');
  },
);

it.each(pages)(
  'the frame of $id in $locale contains no player data and no page',
  async ({ brand, locale }) => {
    const markup = await drawFrame(brand, locale);
    expect(markup).toContain('data-page="loading"');
    expect(markup).not.toMatch(RAW_ID);
    expect(markup).not.toContain('aria-current');
    expect(markup).not.toContain('/login');
  },
);

it.each(pages)('the age gate of $id in $locale is rendered closed', async ({ brand, locale }) => {
  const markup = await drawGate(brand, locale);
  expect(markup).toContain('18+');
  expect(markup).toMatch(/<dialog(?![^>]* open)[^>]*>/);
  expect(markup).toMatch(/data-step="refused" hidden/);
  // Three buttons: yes, no, and back from an accidental "no".
  expect(markup.match(/<button/g)).toHaveLength(3);
  expect(markup).not.toMatch(RAW_ID);
});
