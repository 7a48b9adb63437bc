import { createRandom } from '#mocks/world/random.ts';
import { drawPoster } from '#mocks/art/events.ts';
import { motifNames, motifs, motifsFor } from '#mocks/art/motifs/catalogue.ts';
import type { MotifName } from '#mocks/art/motifs/catalogue.ts';
import { hsl, paintOf, pickPaint } from '#mocks/art/palette.ts';
import type { Paint } from '#mocks/art/palette.ts';
import {
  circle,
  dots,
  facets,
  glint,
  group,
  line,
  path,
  picture,
  rays,
  rect,
  star,
  symmetric,
} from '#mocks/art/svg.ts';

const faces: readonly MotifName[] = [
  'wolf',
  'lion',
  'bull',
  'owl',
  'cat',
  'dragon',
  'phoenix',
  'tiger',
  'kraken',
  'pharaoh',
  'pirate',
  'samurai',
  'joker',
  'viking',
  'cowboy',
  'vampire',
  'aztecMask',
  'fish',
];

/** A player's avatar, 96 x 96: an animal or a hero on a coloured disc. */
export function drawAvatar(seed: string): string {
  const random = createRandom(`avatar/${seed}`);
  const paint = pickPaint(random);
  const backdrop = random.pick([
    rect(0, 0, 96, 96, paint.sky),
    rect(0, 0, 96, 96, paint.accentDark),
    rect(0, 0, 96, 96, paint.shade),
  ]);
  const pattern = random.chance(0.5)
    ? path(rays(48, 52, 80, 12, random.int(0, 30)), paint.glow, 'fill-opacity=".25"')
    : circle(48, 52, 42, paint.glow, 'fill-opacity=".3"');
  return picture(
    96,
    96,
    backdrop +
      pattern +
      group(`translate(48 53)rotate(${random.int(-8, 8)})scale(.42)`, motifs[random.pick(faces)](paint)),
  );
}

/**
 * Colours of the level badges, from the first level on. Higher levels reuse them with more stars.
 */
const tiers: readonly (readonly [hue: number, saturation: number])[] = [
  [24, 58],
  [210, 14],
  [44, 88],
  [196, 40],
  [352, 80],
  [150, 72],
  [216, 84],
  [276, 76],
  [322, 82],
  [186, 92],
];

/** A level badge, 120 x 120. `index` starts at 0; anything but an integer counts as 0. */
export function drawLevelBadge(index: number): string {
  const level = Number.isSafeInteger(index) && index > 0 ? index : 0;
  const [hue, saturation] = tiers[level % tiers.length] ?? [44, 88];
  const [light, base, dark] = [hsl(hue, saturation, 74), hsl(hue, saturation, 52), hsl(hue, saturation, 28)];
  const pips = Math.min(5, 1 + Math.floor(level / tiers.length));
  const spread = Array.from({ length: pips }, (_, pip) => star((pip - (pips - 1) / 2) * 17, 32, 8, 3.6)).join(
    '',
  );
  const wings =
    level >= 4
      ? facets('36,-20 58,-34 52,-10 58,-6 46,6 50,12 34,18', light, `stroke="${dark}" stroke-width="2.5"`)
      : '';
  // Badges that reuse a colour wear a crown.
  const crown =
    level >= tiers.length
      ? path(
          'M-20-40L-25-59L-10-49L0-60L10-49L25-59L20-40z',
          gold.main,
          `stroke="${gold.dark}" stroke-width="2.5" stroke-linejoin="round"`,
        )
      : '';
  const content =
    wings +
    symmetric('0,-54 40,-36 40,14 0,54', dark) +
    symmetric('0,-48 35,-32 35,11 0,47', base) +
    facets('0,-48 35,-32 35,11 0,47', light, 'fill-opacity=".18"') +
    symmetric('0,-40 28,-27 28,8 0,38', dark) +
    symmetric('0,-26 15,-8 0,14', light) +
    symmetric('0,-26 15,-8 0,-8', '#fff', 'fill-opacity=".6"') +
    path('M0-8H15L0 14z', base) +
    path(spread, light, `stroke="${dark}" stroke-width="2"`) +
    crown;
  return picture(120, 120, content, '', '-60 -60 120 120');
}

const gold = paintOf([222, 200, 44, 190]);

type Icon = (paint: Paint) => string;

const rim = `stroke="${gold.ink}" stroke-width="5" stroke-linejoin="round"`;

const icons: Readonly<Record<string, Icon>> = {
  heart: () =>
    path('M0 84Q-116 0-84-58Q-46-102 0-50Q46-102 84-58Q116 0 0 84z', '#ff3d6e', rim) +
    path('M-62-48Q-40-66-24-46Q-56-44-66-14Q-76-34-62-48z', '#ffb3c6'),
  newgames: (paint) =>
    path(glint(-14, 10, 88), paint.main, rim) +
    path(glint(58, -56, 42) + glint(66, 62, 30), paint.accent, rim),
  top: (paint) =>
    path(star(0, 6, 96, 42), paint.main, rim) + path('M0-90L22-24H0zM-92-22L-26-20L0 6z', paint.light),
  buy: (paint) =>
    path('M-72-40H72L88 90H-88z', paint.accent, rim) +
    line('M-34-30V-50A34 34 0 0 1 34-50V-30', paint.light, 13, 'stroke-linecap="round"') +
    path(star(0, 30, 40, 18), paint.main, rim),
  gift: (paint) =>
    rect(-78, -14, 156, 100, paint.accentDark, rim) +
    rect(-90, -46, 180, 40, paint.accent, rim) +
    rect(-16, -46, 32, 132, paint.main, rim) +
    path('M0-46Q-70-50-60-86Q-26-104 0-46Q26-104 60-86Q70-50 0-46z', paint.main, rim),
  loop: (paint) =>
    line('M70-34A80 80 0 0 0-76-20M-70 34A80 80 0 0 0 76 20', paint.accent, 20, 'stroke-linecap="round"') +
    path('M98-74L86-14L40-46zM-98 74L-86 14L-40 46z', paint.accent) +
    circle(0, 0, 36, paint.main, rim) +
    path(star(0, 0, 24, 11), paint.dark),
  all: (paint) =>
    [
      [-80, -80],
      [10, -80],
      [-80, 10],
      [10, 10],
    ]
      .map(([x = 0, y = 0], index) =>
        rect(x, y, 70, 70, index % 3 === 0 ? paint.main : paint.accent, `rx="18" ${rim}`),
      )
      .join(''),
  cashback: (paint) =>
    circle(0, 0, 88, paint.main, rim) +
    circle(0, 0, 68, paint.light) +
    line('M34-40L-34 40', paint.dark, 15, 'stroke-linecap="round"') +
    dots('-30,-28 30,28', 32, paint.dark) +
    dots('-30,-28 30,28', 10, paint.light),
  ticket: (paint) =>
    path('M-92-48H92V-18A20 20 0 0 0 92 22V52H-92V22A20 20 0 0 0-92-18z', paint.accent, rim) +
    line('M34-44V48', paint.ink, 5, 'stroke-dasharray="9 9"') +
    path(star(-26, 2, 38, 17), paint.main, rim),
  clock: (paint) =>
    circle(0, 0, 90, paint.main, rim) +
    circle(0, 0, 68, paint.light) +
    line('M0-44V4L30 26', paint.dark, 14, 'stroke-linecap="round" stroke-linejoin="round"'),
  feather: (paint) =>
    path('M76-92Q92 10 4 62Q-34 78-62 66Q-74 30-46-6Q0-78 76-92z', paint.accent, rim) +
    line('M-88 98Q-30 20 44-56', paint.light, 11, 'stroke-linecap="round"'),
  snow: (paint) =>
    line(
      'M0-92V92M-80-46L80 46M-80 46L80-46M-22-80L0-60L22-80M-22 80L0 60L22 80M-80-14L-58-34L-62-62M80-14L58-34L62-62M-80 14L-58 34L-62 62M80 14L58 34L62 62',
      paint.accent,
      15,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
  cocktail: (paint) =>
    path('M-84-62H84L12 26V74H44V92H-44V74H-12V26z', paint.accent, rim) +
    path('M-60-44H60L0 20z', paint.main) +
    circle(52, -64, 22, '#ff3d6e', rim),
  bolt: (paint) =>
    path('M22-98L-62 14H-6L-26 98L64-20H6z', paint.main, rim) + path('M22-98L-62 14H-34z', paint.light),
};

/** Icons for words in a category's or a gift's name. The first matching rule wins. */
const iconRules: readonly (readonly [words: RegExp, icon: string])[] = [
  [/favou?rit|recommend|love|personal/, 'heart'],
  [/^clock/, 'clock'],
  [/^feather/, 'feather'],
  [/^snow/, 'snow'],
  [/^cocktail/, 'cocktail'],
  [/new/, 'newgames'],
  [/^top|popular|best|nondeposit|custom/, 'top'],
  [/buy/, 'buy'],
  [/otygrat|wager|freebet/, 'loop'],
  [/all/, 'all'],
  [/cashback|percent|deposit/, 'cashback'],
  [/spin|ticket|group/, 'ticket'],
  [/\bxp\b|compoint|fast|boost/, 'bolt'],
  [/bonus|gift|offer/, 'gift'],
];

const symbolRules: readonly (readonly [words: RegExp, name: MotifName])[] = [
  [/crash/, 'plane'],
  [/jackpot/, 'crown'],
  [/slot/, 'seven'],
  [/table|live/, 'roulette'],
];

function symbolFor(words: string, paint: Paint): string {
  const lowered = words.toLowerCase().replace(/[-_]/g, ' ');
  const icon = icons[iconRules.find(([rule]) => rule.test(lowered))?.[1] ?? ''];
  if (icon) return icon(paint);
  const named = symbolRules.find(([rule]) => rule.test(lowered))?.[1] ?? motifsFor(lowered)[0];
  return motifs[named ?? createRandom(`symbol/${lowered}`).pick(motifNames)](paint);
}

/** A category icon, 64 x 64, without a background. */
export function drawCategoryIcon(slug: string): string {
  return picture(64, 64, symbolFor(slug, gold), '', '-110 -110 220 220');
}

/** A gift's picture, 240 x 240: an open box with a symbol above, in the type's colour. */
export function drawGiftImage(type: string): string {
  const paint = pickPaint(createRandom(`gift/${type.toLowerCase()}`));
  const content =
    circle(120, 104, 100, paint.glow, 'fill-opacity=".22"') +
    path(rays(120, 104, 112, 14), paint.light, 'fill-opacity=".25"') +
    group('translate(120 86)scale(.7)', symbolFor(type, { ...gold, ink: paint.ink })) +
    path(
      'M44 142H196L182 226H58z',
      paint.accent,
      `stroke="${paint.ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path('M104 142H136V226H104z', paint.main) +
    path(
      'M44 142L26 120L96 128L120 142zM196 142L214 120L144 128L120 142z',
      paint.accentLight,
      `stroke="${paint.ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path(glint(42, 60, 20) + glint(204, 44, 16) + glint(206, 98, 10), paint.light);
  return picture(240, 240, content);
}

/** A promotion's picture, 640 x 360. */
export function drawPromoImage(slug: string): string {
  const poster = drawPoster(slug, 640, 360, 320);
  if (poster !== null) return poster;
  const random = createRandom(`promo/${slug}`);
  const paint = pickPaint(random);
  const wanted = motifsFor(slug.replaceAll('-', ' '));
  const lead = random.pick(wanted.length > 0 ? wanted : motifNames);
  const sides = random.shuffle(motifNames.filter((name) => name !== lead)).slice(0, 2);
  const aside = (name: MotifName | undefined, x: number, turn: number): string =>
    name ? group(`translate(${x} 236)rotate(${turn})scale(.72)`, motifs[name](paint)) : '';
  const content =
    `<linearGradient id="a" y2="1"><stop stop-color="${paint.sky}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>` +
    rect(0, 0, 640, 360, 'url(#a)') +
    path(rays(320, 180, 420, 18, random.int(0, 20)), paint.glow, 'fill-opacity=".18"') +
    circle(320, 180, 150, paint.glow, 'fill-opacity=".3"') +
    aside(sides[0], 150, -14) +
    aside(sides[1], 490, 14) +
    group(`translate(320 180)rotate(${random.int(-5, 5)})scale(1.45)`, motifs[lead](paint)) +
    path(glint(60, 80, 24) + glint(580, 70, 28) + glint(420, 40, 16) + glint(220, 50, 14), paint.light);
  return picture(640, 360, content);
}

/** A trophy or an achievement, 160 x 160: a cup or a medal with the motif of its name. */
export function drawTrophy(id: string): string {
  const random = createRandom(`trophy/${id}`);
  const wanted = motifsFor(id.replaceAll('-', ' '));
  const emblem = random.pick(wanted.length > 0 ? wanted : motifNames);
  const paint = {
    ...pickPaint(random),
    ...(random.chance(0.5) ? { main: gold.main, light: gold.light, dark: gold.dark } : {}),
  };
  const border = `stroke="${paint.ink}" stroke-width="3.5" stroke-linejoin="round"`;
  const medal =
    path('M-36 20L-54 76L-30 66L-16 80L0 30zM36 20L54 76L30 66L16 80L0 30z', paint.accent, border) +
    path(star(0, -12, 66, 58, 16), paint.main, border) +
    circle(0, -12, 48, paint.dark) +
    circle(0, -12, 43, paint.sky) +
    group('translate(0-12)scale(.36)', motifs[emblem](paint));
  const cup =
    line('M-44-52H-66Q-70-8-34 2M44-52H66Q70-8 34 2', paint.dark, 9) +
    path('M-48-68H48Q50 16 0 28Q-50 16-48-68z', paint.main, border) +
    path('M0-68H48Q50 16 0 28z', paint.dark, 'fill-opacity=".4"') +
    path('M-9 26H9L14 50H-14z', paint.dark, border) +
    rect(-36, 48, 72, 24, paint.accentDark, `rx="5" ${border}`) +
    rect(-54, -76, 108, 14, paint.light, `rx="6" ${border}`) +
    group('translate(0-24)scale(.27)', motifs[emblem](paint));
  return picture(160, 160, random.chance(0.5) ? medal : cup, '', '-80 -84 160 160');
}
