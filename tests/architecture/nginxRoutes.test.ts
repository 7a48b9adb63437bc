// The nginx example must know every route of the app. nginx would answer any other path with a 404.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeNamed, routeNames } from '#/paths.ts';

const docs = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
const [, block = ''] = /map \$path \$kind \{([^]*?)\n\}/.exec(docs) ?? [];
const known = [...block.matchAll(/"~\*(.+?)"/g)].map(([, source = '']) => new RegExp(source, 'i'));
const isKnown = (path: string): boolean => known.some((pattern) => pattern.test(path));

describe('the nginx example', () => {
  // Excludes the lobby, for which nginx has a separate rule, and static pages, which nginx matches by their
  // files.
  const patterns = routeNames
    .filter((name) => name !== 'main' && name !== 'staticPage')
    .map((name) => routeNamed(name).pattern);

  it.each(patterns)('answers %s with a page', (pattern) => {
    expect(isKnown(pattern.replaceAll(/:\w+/g, 'some-thing'))).toBe(true);
  });
  it.each(['/no-such', '/no/such', '/profile/no-such', '/promo/a/b', '/producers/a/b/c', '/take', '/error'])(
    'has no route for %s',
    (path) => {
      expect(isKnown(path)).toBe(false);
    },
  );
});
