import { createRandom } from '#mocks/world/random.ts';
import type { Random } from '#mocks/world/random.ts';
import { backdrops } from '#mocks/art/backdrops.ts';
import type { BackdropName } from '#mocks/art/backdrops.ts';
import { motifNames, motifs, motifsFor } from '#mocks/art/motifs/catalogue.ts';
import type { MotifName } from '#mocks/art/motifs/catalogue.ts';
import { pickPaint } from '#mocks/art/palette.ts';
import type { Paint } from '#mocks/art/palette.ts';
import { circle, dots, ellipse, glint, group, line, path, picture, rect, star } from '#mocks/art/svg.ts';

/** Everything that a tile's picture depends on. */
export interface TileSubject {
  slug: string;
  name?: string;
  producer?: string;
  kind?: string;
}

const everywhere: readonly BackdropName[] = [
  'sunburst',
  'rings',
  'stars',
  'stripes',
  'lattice',
  'halftone',
  'spotlight',
  'curtains',
  'arch',
  'clouds',
];

/** The backdrops that suit a motif. Motifs that aren't listed may have any backdrop. */
const homes: Partial<Record<MotifName, readonly BackdropName[]>> = {
  pharaoh: ['pyramids', 'columns', 'sunburst'],
  scarab: ['pyramids', 'columns', 'lattice'],
  book: ['columns', 'arch', 'sunburst', 'stars', 'pyramids'],
  temple: ['forest', 'clouds', 'sunburst', 'hills'],
  aztecMask: ['forest', 'sunburst', 'peaks', 'stripes'],
  fish: ['bubbles', 'waves'],
  kraken: ['bubbles', 'waves', 'stars'],
  anchor: ['bubbles', 'waves', 'rings'],
  ship: ['clouds', 'waves', 'stars', 'sunburst'],
  pirate: ['waves', 'stars', 'clouds', 'sunburst'],
  wolf: ['forest', 'peaks', 'stars', 'hills'],
  owl: ['forest', 'stars', 'hills'],
  lion: ['hills', 'sunburst', 'spotlight'],
  tiger: ['forest', 'hills', 'sunburst'],
  bull: ['hills', 'peaks', 'sunburst', 'stripes'],
  dragon: ['peaks', 'clouds', 'rings', 'sunburst'],
  phoenix: ['peaks', 'sunburst', 'clouds'],
  planet: ['stars', 'rings'],
  rocket: ['stars', 'clouds', 'rings', 'city'],
  plane: ['clouds', 'city', 'stripes', 'sunburst'],
  fox: ['forest', 'hills', 'stars'],
  panda: ['forest', 'hills', 'sunburst'],
  bear: ['forest', 'peaks', 'hills'],
  dolphin: ['waves', 'sunburst', 'clouds'],
  palm: ['sunburst', 'clouds', 'stars'],
  castle: ['clouds', 'hills', 'stars', 'sunburst'],
  balloon: ['clouds', 'hills', 'peaks'],
  cactus: ['peaks', 'sunburst', 'hills'],
  train: ['peaks', 'hills', 'stripes', 'sunburst'],
  robot: ['city', 'lattice', 'rings', 'halftone'],
  moon: ['stars', 'forest', 'city', 'hills'],
  volcano: ['clouds', 'sunburst', 'peaks'],
  mountain: ['clouds', 'stars', 'sunburst'],
  viking: ['waves', 'peaks', 'forest', 'stripes'],
  samurai: ['hills', 'sunburst', 'rings', 'clouds'],
  cowboy: ['hills', 'sunburst', 'peaks', 'city'],
  vampire: ['city', 'arch', 'forest', 'curtains'],
  joker: ['curtains', 'spotlight', 'halftone', 'stripes'],
  masks: ['curtains', 'spotlight', 'halftone'],
};

/** The motif that matches the game's name, otherwise a random one. */
function tileMotif({ slug, name = '', kind = '' }: TileSubject, random: Random): MotifName {
  const wanted = motifsFor(`${slug.replaceAll('-', ' ')} ${name} ${kind}`);
  return random.pick(wanted.length > 0 ? wanted : motifNames);
}

export function tilePaint(slug: string): Paint {
  return pickPaint(createRandom(`tile-paint/${slug}`));
}

const accents: readonly ((random: Random, paint: Paint) => string)[] = [
  () => '',
  (random, paint) =>
    path(
      [0, 1, 2, 3]
        .map((index) =>
          glint(
            index % 2 === 0 ? random.int(24, 70) : random.int(230, 276),
            random.int(40, 330),
            random.int(12, 24),
          ),
        )
        .join(''),
      paint.light,
    ),
  (random, paint) =>
    path(
      [0, 1, 2]
        .map((index) =>
          star(40 + index * 110 + random.int(-14, 14), random.int(50, 84), random.int(12, 20), 7),
        )
        .join(''),
      paint.main,
    ),
  (random, paint) => {
    const places = [0, 1, 2, 3, 4]
      .map((index) => `${30 + index * 60 + random.int(-8, 8)},${random.int(318, 350)}`)
      .join(' ');
    return dots(places, 34, paint.dark) + dots(places, 25, paint.main);
  },
  (random, paint) => {
    const streak = (x: number): string =>
      `M${x} ${random.int(30, 60)}v${random.int(20, 60)}M${x} ${random.int(320, 350)}v${random.int(20, 50)}`;
    return line(
      [24, 62, 238, 276].map(streak).join(''),
      paint.accentLight,
      5,
      'stroke-linecap="round" stroke-opacity=".7"',
    );
  },
  (random, paint) =>
    dots(
      Array.from({ length: 9 }, () => `${random.int(10, 290)},${random.int(20, 380)}`).join(' '),
      random.int(6, 10),
      paint.accentLight,
      'stroke-opacity=".8"',
    ),
];

const frames: readonly ((paint: Paint) => string)[] = [
  () => '',
  () => '',
  (paint) =>
    rect(7, 7, 286, 386, 'none', `rx="14" stroke="${paint.main}" stroke-width="5" stroke-opacity=".75"`),
  (paint) =>
    path(
      'M0 0H44L0 44zM300 0V44L256 0zM0 400V356L44 400zM300 400H256L300 356z',
      paint.main,
      'fill-opacity=".8"',
    ),
  (paint) =>
    line('M12 70V12H70M230 12H288V70M288 330V388H230M70 388H12V330', paint.main, 5, 'stroke-opacity=".85"'),
];

const backShapeKinds: readonly ((paint: Paint) => string)[] = [
  () => '',
  (paint) => circle(150, 190, 128, paint.deep, `fill-opacity=".6" stroke="${paint.main}" stroke-width="6"`),
  (paint) =>
    path(
      'M150 46L276 190L150 334L24 190z',
      paint.shade,
      `fill-opacity=".6" stroke="${paint.accent}" stroke-width="5"`,
    ),
  (paint) =>
    path('M32 310H268V334A118 22 0 0 1 32 334z', paint.dark) + ellipse(150, 310, 118, 22, paint.main),
  (paint) =>
    path(
      'M150 196L60 0H112zM150 196L188 0H240zM150 196L300 40V96zM150 196L0 96V40z',
      paint.light,
      'fill-opacity=".16"',
    ),
];

/**
 * One way to place a motif in its tile. `weight`: how often it is chosen, relative to the other ways.
 * `scale`: size in percent. `down`: offset below the middle. `lean`: maximum tilt in degrees. `backShapes`:
 * indices of the shapes that can be drawn behind the motif.
 */
interface Placement {
  weight: number;
  scale: number;
  down: number;
  lean: number;
  backShapes: readonly number[];
  hasShadow: boolean;
}

const placements: readonly Placement[] = [
  { weight: 4, scale: 100, down: 0, lean: 7, backShapes: [0, 4], hasShadow: true },
  { weight: 3, scale: 142, down: 26, lean: 9, backShapes: [0, 4], hasShadow: false },
  { weight: 2, scale: 84, down: 0, lean: 5, backShapes: [1, 2], hasShadow: false },
  { weight: 2, scale: 94, down: -18, lean: 3, backShapes: [3], hasShadow: false },
];

const placementsByWeight = placements.flatMap((placement) =>
  Array.from({ length: placement.weight }, () => placement),
);

/**
 * Draws the motif with a varied placement and varied shapes behind it, so that games with the same
 * motif look different.
 */
function placeMotif(random: Random, paint: Paint, motif: MotifName): string {
  const { scale, down, lean, backShapes, hasShadow } = random.pick(placementsByWeight);
  const size = (random.int(112, 130) * scale) / 10_000;
  const side = random.chance(0.4) ? -size : size;
  const place = `translate(${random.int(144, 156)} ${random.int(184, 198) + down})rotate(${random.int(-lean, lean)})`;
  return (
    (backShapeKinds[random.pick(backShapes)]?.(paint) ?? '') +
    (hasShadow ? ellipse(150, 322, random.int(84, 112), 14, paint.ink, 'fill-opacity=".45"') : '') +
    group(`${place}scale(${side.toFixed(2)} ${size.toFixed(2)})`, motifs[motif](paint))
  );
}

function gradients(paint: Paint): string {
  return (
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${paint.sky}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>` +
    `<radialGradient id="b"><stop stop-color="${paint.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${paint.glow}" stop-opacity="0"/></radialGradient>`
  );
}

/**
 * Makes the random choices for a game's tile. The background of the game's page is drawn from the same choices.
 */
function layOut(subject: TileSubject): {
  random: Random;
  paint: Paint;
  motif: MotifName;
  backdrop: BackdropName;
} {
  const random = createRandom(`tile/${subject.slug}`);
  const motif = tileMotif(subject, random);
  return { random, motif, paint: tilePaint(subject.slug), backdrop: random.pick(homes[motif] ?? everywhere) };
}

/** A tile's scenery without the motif, for the background of the game's page. */
export function drawGameScenery(slug: string, width: number, height: number): string {
  const { random, paint, backdrop } = layOut({ slug });
  const content =
    gradients(paint) +
    rect(0, 0, width, height, 'url(#a)') +
    backdrops[backdrop]({ width, height, paint, random }) +
    circle(width / 2, height * 0.46, height * 0.6, 'url(#b)', 'fill-opacity=".6"');
  return picture(width, height, content).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}

/** The game's motif alone in the tile's colours, 220 x 220, without a background. */
export function drawGameSymbol(slug: string): string {
  const { paint, motif } = layOut({ slug });
  return picture(220, 220, motifs[motif](paint), '', '-110 -110 220 220');
}

/**
 * A game's tile, 300 x 400, without the game's name. Has at most about 25 flat shapes, so that thousands of
 * tiles scroll smoothly.
 */
export function drawGameTile(subject: TileSubject): string {
  const { random, paint, motif, backdrop } = layOut(subject);
  const content =
    gradients(paint) +
    rect(0, 0, 300, 400, 'url(#a)') +
    backdrops[backdrop]({ width: 300, height: 400, paint, random }) +
    circle(150, 186, random.int(150, 180), 'url(#b)') +
    random.pick(frames)(paint) +
    placeMotif(random, paint, motif) +
    random.pick(accents)(random, paint);
  return picture(300, 400, content);
}

const resized = (tile: string, width: number, height: number): string =>
  tile.replace('width="300" height="400"', `width="${width}" height="${height}"`);

/** The tile as an SVG of 180 x 240 px. */
export const drawSmallGameTile = (slug: string): string => resized(drawGameTile({ slug }), 180, 240);

/** The tile as an SVG of 72 x 96 px. */
export const drawGameThumbnail = (slug: string): string => resized(drawGameTile({ slug }), 72, 96);
