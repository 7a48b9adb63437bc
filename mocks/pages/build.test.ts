import { expect, test } from 'vitest';

import { buildPages } from '#mocks/pages/build.ts';

test('every game is one file that asks for nothing else', async () => {
  const pages = await buildPages();
  for (const kind of ['slot', 'crash', 'roulette']) {
    const page = pages.get(`/mock-pages/games/${kind}/index.html`);
    expect(page?.contentType).toBe('text/html; charset=utf-8');
    const body = page?.body ?? '';
    expect(body).toContain('<style>');
    expect(body).not.toMatch(/<script[^>]+(src|type="module")/);
    expect(body).not.toMatch(/<link[^>]+href="(?!data:)/);
    // A classic script ends at the first closing tag, so there must be exactly the page's own.
    expect(body.match(/<\/script/g)).toHaveLength(1);
  }
});

test('pages are the same when they come from the cache', async () => {
  const [first, second] = [await buildPages(), await buildPages()];
  expect([...second]).toEqual([...first]);
});
