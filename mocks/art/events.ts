// Posters of promotions. Each has its own scene and colours.
import { createRandom } from '#mocks/world/random.ts';
import { backdrops, type BackdropName, type Stage } from '#mocks/art/backdrops.ts';
import * as events from '#mocks/art/motifs/events.ts';
import { motifs } from '#mocks/art/motifs/catalogue.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';
import { paintOf, type Paint } from '#mocks/art/palette.ts';
import { circle, dots, glint, group, line, path, picture, rays, rect } from '#mocks/art/svg.ts';

const drawings = { ...motifs, ...events } satisfies Record<string, Motif>;
type Thing = keyof typeof drawings;

interface Poster {
  /** Hues of the backdrop, glow, main colour and second colour. */
  readonly scheme: readonly [number, number, number, number];
  readonly backdrops: readonly BackdropName[];
  readonly lead: Thing;
  readonly sides: readonly [Thing, Thing];
  readonly air: 'stars' | 'snow' | 'confetti' | 'leaves' | 'tickets' | 'bubbles';
}

const posters: Readonly<Record<string, Poster>> = {
  'comet-night': {
    scheme: [248, 280, 44, 190],
    backdrops: ['stars', 'peaks'],
    lead: 'comet',
    sides: ['planet', 'rocket'],
    air: 'stars',
  },
  'new-year': {
    scheme: [214, 196, 46, 350],
    backdrops: ['stars', 'hills'],
    lead: 'firTree',
    sides: ['giftBox', 'bell'],
    air: 'snow',
  },
  'lucky-week': {
    scheme: [152, 130, 46, 20],
    backdrops: ['sunburst'],
    lead: 'clover',
    sides: ['ticket', 'horseshoe'],
    air: 'tickets',
  },
  'midsummer-draw': {
    scheme: [28, 46, 48, 330],
    backdrops: ['sunburst', 'waves'],
    lead: 'flower',
    sides: ['ticket', 'ship'],
    air: 'leaves',
  },
  'forest-fair': {
    scheme: [138, 96, 40, 348],
    backdrops: ['forest'],
    lead: 'strawberry',
    sides: ['acorn', 'fox'],
    air: 'leaves',
  },
  birthday: {
    scheme: [322, 286, 44, 196],
    backdrops: ['curtains'],
    lead: 'cake',
    sides: ['balloon', 'giftBox'],
    air: 'confetti',
  },
  'duck-season': {
    scheme: [196, 176, 48, 20],
    backdrops: ['clouds', 'waves'],
    lead: 'duck',
    sides: ['duck', 'flower'],
    air: 'bubbles',
  },
  'last-hours': {
    scheme: [356, 18, 44, 268],
    backdrops: ['spotlight', 'city'],
    lead: 'hourglass',
    sides: ['bell', 'coins'],
    air: 'stars',
  },
  'sky-harbour': {
    scheme: [204, 186, 40, 340],
    backdrops: ['clouds'],
    lead: 'balloon',
    sides: ['anchor', 'ship'],
    air: 'bubbles',
  },
  'welcome-bonus': {
    scheme: [266, 300, 44, 190],
    backdrops: ['curtains', 'spotlight'],
    lead: 'giftBox',
    sides: ['coins', 'crown'],
    air: 'confetti',
  },
  winback: {
    scheme: [174, 150, 44, 330],
    backdrops: ['rings'],
    lead: 'coins',
    sides: ['chest', 'gem'],
    air: 'stars',
  },
};

function air(kind: Poster['air'], { width, height, paint, random }: Stage): string {
  const spots = (count: number): string =>
    Array.from({ length: count }, () => `${random.int(0, width)},${random.int(0, height)}`).join(' ');
  const scattered = (count: number, one: (x: number, y: number) => string): string =>
    Array.from({ length: count }, () => one(random.int(10, width - 10), random.int(10, height - 10))).join(
      '',
    );
  switch (kind) {
    case 'snow':
      return (
        dots(spots(46), 5, '#fff', 'stroke-opacity=".8"') + dots(spots(20), 10, '#fff', 'stroke-opacity=".5"')
      );
    case 'confetti':
      return ['#ffd34d', '#4fd8f0', '#ff5d9e', '#7ae582']
        .map((colour) =>
          path(
            scattered(9, (x, y) => `M${x} ${y}l9 4l-4 9l-9-4z`),
            colour,
          ),
        )
        .join('');
    case 'leaves':
      return ['#ffb347', '#e4572e', '#8fd14f']
        .map((colour) =>
          path(
            scattered(7, (x, y) => `M${x} ${y}q14-10 22 4q-12 12-22-4z`),
            colour,
          ),
        )
        .join('');
    case 'tickets':
      return path(
        scattered(10, (x, y) => `M${x} ${y}l26-9l5 14l-26 9z`),
        paint.light,
        'fill-opacity=".7"',
      );
    case 'bubbles':
      return (
        dots(spots(10), 16, '#fff', 'stroke-opacity=".22"') +
        dots(spots(16), 6, '#fff', 'stroke-opacity=".45"')
      );
    default:
      return path(
        scattered(12, (x, y) => glint(x, y, random.int(7, 18))),
        paint.light,
        'fill-opacity=".85"',
      );
  }
}

function put(thing: Thing, paint: Paint, x: number, y: number, scale: number, turn: number): string {
  return group(
    `translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${scale.toFixed(2)})`,
    drawings[thing](paint),
  );
}

/** @param focus x position of the motifs; the rest of the picture stays plain for text */
export function drawPoster(slug: string, width: number, height: number, focus: number): string | null {
  const poster = Object.hasOwn(posters, slug) ? posters[slug] : undefined;
  if (!poster) return null;
  const random = createRandom(`poster/${slug}/${width}`);
  const paint = paintOf(poster.scheme);
  const stage: Stage = { width, height, paint, random };
  const [left, right] = poster.sides;
  const unit = height / 360;
  const middle = height * 0.5;
  const content =
    `<linearGradient id="a" y2="1"><stop stop-color="${paint.sky}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>` +
    `<radialGradient id="b"><stop stop-color="${paint.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${paint.glow}" stop-opacity="0"/></radialGradient>` +
    rect(0, 0, width, height, 'url(#a)') +
    path(rays(focus, middle, width, 22, random.int(0, 16)), paint.glow, 'fill-opacity=".12"') +
    poster.backdrops.map((name) => backdrops[name](stage)).join('') +
    circle(focus, middle, height * 0.62, 'url(#b)') +
    line(
      `M${Math.round(focus - 190 * unit)} ${Math.round(height * 0.86)}h${Math.round(380 * unit)}`,
      paint.deep,
      26 * unit,
      'stroke-linecap="round" stroke-opacity=".55"',
    ) +
    air(poster.air, stage) +
    put(left, paint, focus - 190 * unit, height * 0.64, 0.84 * unit, -10) +
    put(right, paint, focus + 190 * unit, height * 0.66, 0.84 * unit, 10) +
    put(poster.lead, paint, focus, height * 0.47, 1.5 * unit, -3);
  return picture(width, height, content);
}
