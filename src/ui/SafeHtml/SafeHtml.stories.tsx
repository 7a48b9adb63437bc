import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SafeHtml } from './SafeHtml.tsx';

const meta = preview.meta({ title: 'ui/SafeHtml', component: SafeHtml, args: { onNavigate: fn() } });

export const Article = meta.story({
  args: {
    html: '<h2>Rules</h2><p>Play <b>slots</b> and <a href="/tournaments">tournaments</a>.</p><ul><li>One point a rouble</li><li>Ten for a win</li></ul><table><tr><th>Place</th><th>Prize</th></tr><tr><td>1</td><td>1 000</td></tr></table>',
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'tournaments' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/tournaments');
  },
});

/** External links open in a new tab. Unsafe URLs lose their link. */
export const Links = meta.story({
  args: {
    html: '<p><a href="https://example.test/a">out</a> <a href="mailto:help@example.test">mail</a> <a href="jaVa\tscript:alert(1)">bad</a> <a href="//evil.test">other</a></p>',
  },
  async play({ canvas }) {
    const out = await canvas.findByRole('link', { name: 'out' });
    await expect(out).toHaveAttribute('rel', 'noopener');
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'mail' })).toHaveAttribute(
      'href',
      'mailto:help@example.test',
    );
    await expect(canvas.getByText('bad')).not.toHaveAttribute('href');
    await expect(canvas.getByText('other')).not.toHaveAttribute('href');
  },
});

export const Empty = meta.story({ args: { html: '' } });
export const LongestText = meta.story({
  args: {
    html: `<p>${'x'.repeat(400)}</p><table><tr>${'<td>column</td>'.repeat(30)}</tr></table><pre>${'code '.repeat(80)}</pre>`,
  },
});
export const Unclosed = meta.story({
  args: { html: '<p>One <b>two <i>three' },
  async play({ canvas }) {
    await expect(await canvas.findByText('three')).toBeVisible();
  },
});

const hostile = [
  '<img src=x onerror="window.hurt=1">',
  '<img src="data:image/svg+xml,<svg onload=window.hurt=1>">',
  '<script>window.hurt=1</script>',
  '<svg><animate onbegin="window.hurt=1" attributeName="x"></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hurt=1>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
  '<form action="https://evil.test"><input name="password"></form>',
  '<a id="config" name="config" href="/x" style="position:fixed;inset:0" onclick="window.hurt=1">x</a>',
  '<style>body{display:none}</style><link rel=stylesheet href="https://evil.test/x.css"><base href="https://evil.test/">',
  '<details open ontoggle="window.hurt=1"><summary>x</summary></details>',
  '<noscript><p title="</noscript><img src=x onerror=window.hurt=1>">',
  '<video><source onerror="window.hurt=1"></video><object data="x"></object><embed src="x">',
];

/** Scripts do not run, and elements that could act or cover the page are removed. */
export const Hostile = meta.story({
  args: { html: `<p>before</p>${hostile.join('')}` },
  async play({ canvas, canvasElement }) {
    await canvas.findByText('before');
    await expect(
      canvasElement.querySelectorAll(
        'script, iframe, form, input, style, link, base, svg, math, object, embed, video, details',
      ),
    ).toHaveLength(0);
    const names = [...canvasElement.querySelectorAll('p ~ *, p *')].flatMap((element) =>
      element.getAttributeNames(),
    );
    await expect(
      names.filter((name) => name.startsWith('on') || ['style', 'id', 'name', 'srcdoc'].includes(name)),
    ).toEqual([]);
    await expect('hurt' in window).toBe(false);
  },
});
