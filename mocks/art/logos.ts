import { createRandom } from '#mocks/world/random.ts';
import type { Random } from '#mocks/world/random.ts';
import { hsl } from '#mocks/art/palette.ts';
import {
  around,
  circle,
  dots,
  escapeXml,
  facet,
  glint,
  line,
  path,
  picture,
  rays,
  rect,
  star,
  symmetric,
} from '#mocks/art/svg.ts';

type Mark = (first: string, second: string, random: Random) => string;

const marks: readonly Mark[] = [
  (first, second) =>
    symmetric('0,-36 32,-18 32,18 0,36', first) +
    facet('0,-36 32,-18 0,0', second) +
    facet('0,0 32,-18 32,18 0,36', second, 'fill-opacity=".55"'),
  (first, second) =>
    circle(0, 0, 34, first) + path('M0-34A34 34 0 0 1 0 34A17 17 0 0 1 0 0A17 17 0 0 0 0-34z', second),
  (first, second) => path('M-34 28L0-34L34 28z', first) + path('M-16 28L0-2L16 28z', second),
  (first, second, random) => path(rays(0, 0, 36, random.pick([6, 8, 10])), first) + circle(0, 0, 16, second),
  (first, second) =>
    path('M-34-30H4Q34-30 34 0Q34 30 4 30H-34z', first) +
    path('M-16-12H4Q16-12 16 0Q16 12 4 12H-16z', second),
  (first, second) =>
    path('M-36 0Q-36-36 0-36V0zM36 0Q36 36 0 36V0z', first) +
    path('M0-36Q36-36 36 0H0zM0 36Q-36 36-36 0H0z', second),
  (first, second) => path(star(0, 0, 38, 17, 6), first) + path(glint(0, 0, 22), second),
  (first, second) =>
    line('M-30 26L-14-28L0 12L14-28L30 26', first, 13, 'stroke-linejoin="round" stroke-linecap="round"') +
    dots('0,32', 13, second),
  (first, second) =>
    rect(-34, -34, 30, 30, first, 'rx="7"') +
    rect(4, -34, 30, 30, second, 'rx="15"') +
    rect(-34, 4, 30, 30, second, 'rx="15"') +
    rect(4, 4, 30, 30, first, 'rx="7"'),
  (first, second) =>
    path('M-34 20Q-20-40 0-10Q20-40 34 20Q20 4 0 26Q-20 4-34 20z', first) + dots('0,-26', 15, second),
  (first, second) =>
    line('M26-22A34 34 0 1 0 26 22', first, 14, 'stroke-linecap="round"') + dots('6,0 32,0', 16, second),
  (first, second, random) =>
    facet(
      Array.from({ length: 3 }, (_, index) =>
        around(0, 0, 38, index * 120 + random.int(0, 60)).replace(' ', ','),
      ).join(' '),
      first,
    ) + circle(0, 0, 14, second),
];

/** Font families, each with the average width of a capital letter in em. */
const faces = [
  ['Arial Black,Arial,sans-serif', 0.85],
  ['Verdana,Geneva,sans-serif', 0.82],
  ['Georgia,serif', 0.76],
  ['Trebuchet MS,Tahoma,sans-serif', 0.68],
  ['Impact,Haettenschweiler,sans-serif', 0.56],
] as const;
/** Width of the name in a logo, in the units of the picture's view box. */
const nameWidth = 150;

/**
 * A game studio's logo, 240 x 80, in light colours without a background: a mark, and the name
 * fitted to the width.
 */
export function drawProducerLogo(name: string): string {
  const random = createRandom(`producer/${name}`);
  const hue = random.int(0, 359);
  const first = hsl(hue, 84, 62);
  const second = hsl(hue + random.pick([40, 150, 200]), 90, 76);
  const label = random.chance(0.4) ? name.toUpperCase() : name;
  const [face, em] = random.pick(faces);
  const size = Math.min(30, Math.round(270 / Math.max(label.length, 6)));
  const isWide = label.length > 9 || label.length * size * em > nameWidth;
  const fitted = isWide ? ` textLength="${nameWidth}" lengthAdjust="spacingAndGlyphs"` : '';
  const text = `<text x="82" y="${40 + Math.round(size * 0.36)}" font-family="${face}" font-weight="700" font-size="${size}" fill="#f4f1ff"${fitted}>${escapeXml(label)}</text>`;
  return picture(
    240,
    80,
    `<g transform="translate(42 40)scale(.86)">${random.pick(marks)(first, second, random)}</g>${text}`,
    name,
  );
}

const systems: Readonly<Record<string, string>> = { '88': 'Card', '77': 'Marbella', '99': 'More' };

/**
 * A payment system's logo, 160 x 96. Without `name`, it shows the system's known name. If that is missing
 * too, it shows the words of the id.
 */
export function drawPaymentLogo(id: string, name = ''): string {
  const label =
    name ||
    systems[id] ||
    id
      .replace(/^\d+-/, '')
      .replaceAll('-', ' ')
      .replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const random = createRandom(`payment/${id}`);
  const hue = random.int(0, 359);
  const first = hsl(hue, 80, 50);
  const second = hsl(hue + 50, 90, 62);
  const size = Math.min(22, Math.round(190 / Math.max(label.length, 6)));
  const card = /card|visa|master|mir/i.test(`${id} ${label}`) || id === '88';
  const mark = card
    ? rect(-42, -26, 84, 52, first, 'rx="8"') +
      rect(-42, -14, 84, 12, '#1a1530') +
      rect(-32, 8, 22, 10, second, 'rx="3"') +
      dots('10,13 20,13 30,13', 6, '#fff')
    : `<g transform="scale(.78)">${random.pick(marks)(first, second, random)}</g>`;
  const text = `<text x="80" y="84" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="${size}" fill="#1a1530">${escapeXml(label)}</text>`;
  return picture(
    160,
    96,
    rect(0, 0, 160, 96, '#fff', 'rx="14"') + `<g transform="translate(80 38)">${mark}</g>${text}`,
    label,
  );
}
