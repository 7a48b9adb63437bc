import { expect, test } from 'vitest';
import { constantsOf, inlineTokens } from './constants.ts';

const page =
  ':root{--gap:1rem;--bar:4rem}[data-brand=luna]{--moon:#eee;--ink:var(--moon)}@media (width<40rem){:root{--bar:3rem}}.a{--own:1px;gap:var(--gap);color:var(--ink)}';

test('inlines a token that nothing overrides, including the tokens in its value', () => {
  expect(inlineTokens('.a{gap:var(--gap);color:var(--ink)}', constantsOf(page, ''))).toBe(
    '.a{gap:1rem;color:#eee}',
  );
});

test('keeps a token that a media query, an element or another style sheet may change', () => {
  const css = '.a{block-size:var(--bar);inset:var(--own);gap:var(--gap)}';
  expect(inlineTokens(css, constantsOf(page, '.card{--gap:2rem}'))).toBe(css);
});
