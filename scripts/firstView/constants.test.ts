import { expect, test } from 'vitest';
import { constantsOf, inlineTokens } from './constants.ts';

const page =
  ':root{--gap:1rem;--bar:4rem}[data-brand=luna]{--moon:#eee;--ink:var(--moon)}@media (width<40rem){:root{--bar:3rem}}.a{--own:1px;gap:var(--gap);color:var(--ink)}';

test('a token that nothing overrides is inlined, including the tokens in its value', () => {
  expect(inlineTokens('.a{gap:var(--gap);color:var(--ink)}', constantsOf(page, ''))).toBe(
    '.a{gap:1rem;color:#eee}',
  );
});

test("a token that a media query, an element or another style sheet may change isn't inlined", () => {
  const css = '.a{block-size:var(--bar);inset:var(--own);gap:var(--gap)}';
  expect(inlineTokens(css, constantsOf(page, '.card{--gap:2rem}'))).toBe(css);
});
