// Pictures of prizes such as a phone or a suitcase, 160 x 160.
import { paintOf } from '#mocks/art/palette.ts';
import { circle, glint, group, line, path, picture, rays, rect } from '#mocks/art/svg.ts';

const gold = paintOf([222, 200, 44, 190]);
const edge = `stroke="${gold.ink}" stroke-width="3.5" stroke-linejoin="round"`;
const round = 'stroke-linecap="round"';

const phone = (): string =>
  group(
    'rotate(-10)',
    rect(-32, -62, 64, 124, gold.dark, `rx="12" ${edge}`) +
      rect(-26, -52, 52, 100, gold.sky, 'rx="4"') +
      path('M-26-52H26L-26 30z', '#fff', 'fill-opacity=".2"') +
      circle(0, 55, 4, gold.light) +
      path(glint(4, -6, 26), gold.main),
  );

const hoodie = (): string =>
  path('M-26-44L-56-30L-70 36L-48 42L-40 6V58H40V6L48 42L70 36L56-30L26-44z', gold.accent, edge) +
  path('M-28-44Q0-76 28-44Q18-20 0-16Q-18-20-28-44z', gold.accentDark, edge) +
  line('M-8-16V8M8-16V4', gold.light, 4, round) +
  path('M-24 50L-18 24H18L24 50z', gold.accentDark, edge);

const suitcase = (): string =>
  line('M-20-36V-58H20V-36', gold.dark, 9, 'stroke-linejoin="round"') +
  rect(-58, -36, 116, 88, gold.accent, `rx="12" ${edge}`) +
  rect(-38, -36, 12, 88, gold.main, edge) +
  rect(26, -36, 12, 88, gold.main, edge) +
  path('M-14 18L16-12L20-8L8 24L4 24L4 10L-6 20z', '#fff');

const banknotes = (): string =>
  [-12, 4, -4]
    .map((turn, index) =>
      group(
        `translate(0 ${22 - index * 22})rotate(${turn})`,
        rect(-62, -30, 124, 60, index === 2 ? '#3fbf7f' : '#2b9863', `rx="6" ${edge}`) +
          circle(0, 0, 18, '#d6f5e4') +
          circle(-46, -16, 5, '#d6f5e4') +
          circle(46, 16, 5, '#d6f5e4'),
      ),
    )
    .join('');

const things: Readonly<Record<string, () => string>> = {
  phone,
  merch: hoodie,
  trip: suitcase,
  money: banknotes,
};

/** A prize's picture; null for an unknown name. */
export function drawPrize(name: string): string | null {
  const draw = Object.hasOwn(things, name) ? things[name] : undefined;
  if (!draw) return null;
  const content = path(rays(0, 0, 78, 12), gold.light, 'fill-opacity=".25"') + draw();
  return picture(160, 160, content, '', '-80 -80 160 160');
}
