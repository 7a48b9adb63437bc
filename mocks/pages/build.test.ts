import { expect, test } from 'vitest';

import { buildPages } from '#mocks/pages/build.ts';

test('every page is one file without further requests', async () => {
  const pages = await buildPages();
  for (const path of ['games/slot', 'games/crash', 'games/roulette', 'captcha', 'payment']) {
    const page = pages.get(`/mock-pages/${path}/index.html`);
    expect(page?.contentType).toBe('text/html; charset=utf-8');
    const body = page?.body ?? '';
    expect(body).toContain('<style>');
    expect(body).not.toMatch(/<script[^>]+(src|type="module")/);
    expect(body).not.toMatch(/<link[^>]+href="(?!data:)/);
    // The only closing tag is the one that ends the inline script. Another one inside the code would cut the
    // code off.
    expect(body.match(/<\/script/g)).toHaveLength(1);
  }
});

test.each(['captcha', 'rbk', 'webim', 'netrox', 'tag-manager', 'metrica'])(
  'the script of %s is one classic script that knows its own URL',
  async (party) => {
    const script = (await buildPages()).get(`/mock-pages/${party}/api.js`);
    expect(script?.contentType).toBe('text/javascript; charset=utf-8');
    expect(script?.body).toContain('currentScript');
    expect(script?.body).not.toMatch(/^\s*(import|export)\b/m);
  },
);

test('pages that are built twice are identical', async () => {
  const [first, second] = [await buildPages(), await buildPages()];
  expect([...second]).toEqual([...first]);
});
