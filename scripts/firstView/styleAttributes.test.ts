import { expect, test } from 'vitest';
import { liftStyleAttributes } from './styleAttributes.ts';

test('turns equal style attributes into one rule', () => {
  const { markup, css } = liftStyleAttributes(
    '<i class="a" style="--hue:12deg">x</i><b style="--hue:12deg" id="b"></b><u style="width:50%"></u>',
  );
  expect(markup).toBe(
    '<i class="a" data-drawn-style="0">x</i><b data-drawn-style="0" id="b"></b><u data-drawn-style="1"></u>',
  );
  expect(css).toBe('[data-drawn-style="0"]{--hue:12deg}[data-drawn-style="1"]{width:50%}');
});

test('ignores text that looks like an attribute, and decodes entities', () => {
  expect(liftStyleAttributes('<p title="a"> style="b"</p>').css).toBe('');
  expect(liftStyleAttributes('<p style="background:url(&quot;/a.webp&quot;)"></p>').css).toContain(
    'url("/a.webp")',
  );
});
