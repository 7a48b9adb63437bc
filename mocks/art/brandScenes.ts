import { createRandom } from '#mocks/world/random.ts';
import { brandFacts } from '#mocks/world/brandFacts.ts';
import { brands, known, type BrandId } from '#mocks/world/settings.ts';
import type { MotifName } from '#mocks/art/motifs/catalogue.ts';
import type { Paint } from '#mocks/art/palette.ts';
import { paintOf, pickPaint } from '#mocks/art/palette.ts';
import { circle, dots, facet, glint, line, path, rays, rect } from '#mocks/art/svg.ts';

/**
 * A brand's backdrop for a wide picture. `focus` is the x position of the motif; the left side
 * stays plain for text.
 */
export type Scene = (frame: { width: number; height: number; focus: number; seed: string }) => string;

export interface BrandArt {
  paint: Paint;
  scene: Scene;
  cast: readonly MotifName[];
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const down = (id: string, stops: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;

function speckle(seed: string, width: number, height: number, count: number): string {
  const random = createRandom(seed);
  return Array.from(
    { length: count },
    () => `${random.int(0, width)},${random.int(0, Math.round(height))}`,
  ).join(' ');
}

const aurora: Scene = ({ width, height, focus, seed }) => {
  // The ribbon is pointed at both ends, because a straight edge would look cut off.
  const ribbon = (id: string, x: number, top: number, drop: number): string =>
    path(
      `M${x} ${top + drop}Q${x + 120} ${top + 10} ${x + 300} ${top + 40}T${x + 700} ${top - 30}Q${x + 560} ${top + drop} ${x + 400} ${top + drop - 40}T${x} ${top + drop}z`,
      `url(#${id})`,
    );
  const shore = Math.round(height * 0.8);
  return (
    down('n', stop(0, '#050a26') + stop(0.6, '#10275f') + stop(1, '#1d4a86')) +
    down('g', stop(0, '#38f5b2', 0) + stop(0.55, '#38f5b2', 0.7) + stop(1, '#1fb4ff', 0)) +
    down('v', stop(0, '#a06bff', 0) + stop(0.6, '#a06bff', 0.65) + stop(1, '#3a7bff', 0)) +
    rect(0, 0, width, height, 'url(#n)') +
    dots(speckle(seed, width, height * 0.6, 46), 2.5, '#dcecff', 'stroke-opacity=".8"') +
    ribbon('v', focus - 620, Math.round(height * 0.1), Math.round(height * 0.6)) +
    ribbon('g', focus - 400, Math.round(height * 0.06), Math.round(height * 0.72)) +
    ribbon('v', focus - 180, Math.round(height * 0.14), Math.round(height * 0.6)) +
    path(
      `M0 ${shore}L${focus - 420} ${shore - 60}L${focus - 330} ${shore - 20}L${focus - 210} ${shore - 130}L${focus - 90} ${shore - 40}L${focus + 60} ${shore - 170}L${focus + 190} ${shore - 60}L${focus + 290} ${shore - 120}L${width} ${shore - 50}V${height}H0z`,
      '#0c1d4a',
    ) +
    path(
      `M${focus - 210} ${shore - 130}l-34 40l22 -6l14 20l16 -24l22 6zM${focus + 60} ${shore - 170}l-46 52l28 -8l18 26l20 -30l26 8z`,
      '#cfe6ff',
      'fill-opacity=".85"',
    ) +
    path(`M0 ${shore}H${width}V${height}H0z`, '#0a1740') +
    path(
      `M${focus - 260} ${shore + 8}h380l-60 10h-250zM${focus - 160} ${shore + 30}h300l-40 8h-220z`,
      '#38f5b2',
      'fill-opacity=".28"',
    )
  );
};

const kometa: Scene = ({ width, height, focus, seed }) => {
  const random = createRandom(seed);
  const headY = Math.round(height * 0.46);
  const tail = (spread: number, reach: number): string =>
    `M${focus} ${headY - spread}L${focus - reach} ${headY + spread + reach * 0.3}L${focus} ${headY + spread}z`;
  const shard = (): string => {
    const x = random.int(Math.round(width * 0.35), width);
    const y = random.int(0, height);
    return `M${x} ${y}l${random.int(16, 40)} ${random.int(-24, -8)}l${random.int(-6, 8)} ${random.int(18, 36)}z`;
  };
  const streak = (): string =>
    `M${random.int(60, width)} ${random.int(0, height)}l-${random.int(60, 170)} ${random.int(24, 50)}`;
  return (
    `<linearGradient id="t">${stop(0, '#ff3d00', 0)}${stop(0.7, '#ff4d00', 0.75)}${stop(1, '#ffb000')}</linearGradient>` +
    `<radialGradient id="h">${stop(0, '#ff6a00', 0.8)}${stop(1, '#ff3d00', 0)}</radialGradient>` +
    rect(0, 0, width, height, '#08070a') +
    path(`M0 ${height}L${width * 0.4} ${height * 0.55}L${width * 0.62} ${height}z`, '#141016') +
    path(`M${width} 0V${height * 0.7}L${focus - 40} 0z`, '#17100f') +
    line([1, 2, 3, 4, 5, 6, 7].map(streak).join(''), '#ff7a1a', 2, 'stroke-opacity=".5"') +
    circle(focus, headY, Math.round(height * 0.72), 'url(#h)') +
    path(tail(height * 0.36, focus * 0.82), 'url(#t)', 'fill-opacity=".45"') +
    path(tail(height * 0.24, focus * 0.64), 'url(#t)', 'fill-opacity=".7"') +
    path(tail(height * 0.12, focus * 0.5), '#ffd23a', 'fill-opacity=".55"') +
    facet(
      `${focus - 120},${headY + 40} ${focus - 40},${headY - 120} ${focus + 96},${headY - 96} ${focus + 140},${headY + 16} ${focus + 70},${headY + 120} ${focus - 56},${headY + 122}`,
      '#ff5a00',
    ) +
    facet(`${focus - 40},${headY - 120} ${focus + 96},${headY - 96} ${focus + 20},${headY}`, '#ff9d1f') +
    facet(`${focus + 140},${headY + 16} ${focus + 70},${headY + 120} ${focus + 20},${headY}`, '#b32a00') +
    path(Array.from({ length: 11 }, shard).join(''), '#ff7a1a', 'fill-opacity=".9"')
  );
};

const riviera: Scene = ({ width, height, focus }) => {
  const sea = Math.round(height * 0.68);
  const radius = Math.round(height * 0.56);
  const boat = focus - radius - 40;
  const cypress = (x: number, tall: number): string =>
    `M${x} ${sea - 34}q-12 ${-tall / 2} 0 ${-tall}q12 ${tall / 2} 0 ${tall}z`;
  const glitter = [14, 34, 58, 86]
    .map((drop, index) => `M${focus - 170 + index * 24} ${sea + drop}h${340 - index * 48}`)
    .join('');
  return (
    down('p', stop(0, '#0a2f38') + stop(1, '#17606a')) +
    rect(0, 0, width, height, 'url(#p)') +
    path(rays(focus, sea, height * 1.3, 36), '#f4ead2', 'fill-opacity=".05"') +
    circle(focus, sea, radius, '#f4ead2') +
    path(rays(focus, sea, radius - 12, 24), '#c9a45c') +
    circle(focus, sea, radius - 52, '#f4ead2') +
    circle(focus, sea, radius - 62, 'none', 'stroke="#c9a45c" stroke-width="2"') +
    line(
      `M${focus} ${sea}v${-radius + 90}M${focus} ${sea}l-90 -60M${focus} ${sea}l90 -60`,
      '#c9a45c',
      7,
      'stroke-linecap="round"',
    ) +
    circle(focus, sea, 34, '#c9a45c') +
    circle(
      focus + Math.round(radius * 0.52),
      sea - Math.round(radius * 0.74),
      11,
      '#fff',
      'stroke="#08262d" stroke-width="3"',
    ) +
    circle(focus, sea, radius + 14, 'none', 'stroke="#c9a45c" stroke-width="1.5" stroke-opacity=".7"') +
    path(`M0 ${sea}H${width}V${height}H0z`, '#0b3b45') +
    line(glitter, '#f4ead2', 3, 'stroke-linecap="round" stroke-opacity=".6"') +
    path(
      `M${width} ${sea - 130}Q${width - 90} ${sea - 96} ${width - 130} ${sea - 34}T${width - 260} ${sea + 6}H${width}z`,
      '#08262d',
    ) +
    path(cypress(width - 60, 96) + cypress(width - 92, 74) + cypress(width - 124, 52), '#06191e') +
    path(`M${boat} ${sea - 92}v86h-52zM${boat + 6} ${sea - 76}q46 36 40 70h-40z`, '#fbf6e8') +
    path(`M${boat - 62} ${sea}h122q-10 18 -30 18h-70q-16 0 -22 -18z`, '#08262d') +
    // No frame on phones, because the text over the picture would cover the frame's lower edge.
    (width > height * 2
      ? line(`M18 18H${width - 18}V${height - 18}H18z`, '#c9a45c', 1.5, 'stroke-opacity=".55"')
      : '')
  );
};

const samba: Scene = ({ width, height, focus, seed }) => {
  const leaf = (x: number, y: number, turn: number, size: number): string =>
    `<use href="#l" transform="translate(${Math.round(focus + x)} ${Math.round(height * y)})rotate(${turn})scale(${size})"/>`;
  const flags = Array.from(
    { length: Math.ceil(width / 90) },
    (_, index) => `M${index * 90 + 10} ${18 + (index % 2) * 8}h56l-28 46z`,
  );
  const every = (rest: number): string => flags.filter((_, index) => index % 3 === rest).join('');
  return (
    `<linearGradient id="m" y2="1">${stop(0, '#2a0a63')}${stop(0.55, '#6a16b8')}${stop(1, '#0b9a5c')}</linearGradient>` +
    rect(0, 0, width, height, 'url(#m)') +
    circle(focus + 40, height * 0.55, height * 0.78, '#ffcf1f', 'fill-opacity=".16"') +
    circle(focus + 20, height * 0.55, height * 0.6, '#ff2f92', 'fill-opacity=".4"') +
    circle(focus, height * 0.55, height * 0.44, '#ffd21f') +
    path(rays(focus, height * 0.55, height * 0.44, 20), '#ff9d1f') +
    '<defs><path id="l" d="M0 0Q-34-60 0-150Q34-60 0 0M0-10V-130" fill="#12c46b" stroke="#067a4a" stroke-width="5"/></defs>' +
    leaf(-110, 0.86, -64, 1.25) +
    leaf(-130, 0.72, -34, 1.05) +
    leaf(120, 0.86, 62, 1.25) +
    leaf(136, 0.7, 34, 1.05) +
    dots(speckle(`${seed}/a`, width, height, 11), 9, '#3dffa8') +
    dots(speckle(`${seed}/b`, width, height, 8), 12, '#ff4fb0') +
    dots(speckle(`${seed}/c`, width, height, 7), 7, '#ffe14a') +
    line(`M0 16Q${width / 2} 30 ${width} 16`, '#fff', 3) +
    path(every(0), '#3dffa8') +
    path(every(1), '#ffd21f') +
    path(every(2), '#ff4fb0')
  );
};

const icy = { ...paintOf([222, 160, 200, 158]), paper: '#f2fbff', ink: '#071236' };
const hot = { ...paintOf([12, 24, 36, 14]), ink: '#120806', paper: '#fff1dd' };
const ivory: Paint = {
  ...paintOf([188, 44, 42, 186]),
  main: '#c9a45c',
  light: '#f4ead2',
  dark: '#8d6d31',
  accent: '#1c7680',
  accentLight: '#9fd2d4',
  accentDark: '#0e4650',
  ink: '#06191e',
  paper: '#fbf6e8',
};
const loud = { ...paintOf([275, 320, 48, 326]), accentLight: '#3dffa8', accentDark: '#0b9a5c' };

/** A rising sun in the colours of the brand's tokens, for brands without a drawing of their own. */
function plainArt(brand: BrandId): BrandArt {
  const { hero, accent, second } = brandFacts[brand].colours;
  const [dark = accent, ...others] = hero;
  const light = others.at(-1) ?? second;
  return {
    paint: {
      ...pickPaint(createRandom(`brand/${brand}`)),
      main: accent,
      glow: second,
      deep: dark,
      sky: light,
    },
    cast: ['crown', 'gem', 'cards'],
    scene: ({ width, height, focus, seed }) =>
      down('b', hero.map((colour, index) => stop(index / Math.max(1, hero.length - 1), colour)).join('')) +
      rect(0, 0, width, height, 'url(#b)') +
      path(rays(focus, height * 0.6, width, 18), accent, 'fill-opacity=".12"') +
      circle(focus, height * 0.6, height * 0.5, second, 'fill-opacity=".35"') +
      dots(speckle(seed, width, height * 0.6, 30), 3, accent, 'stroke-opacity=".6"'),
  };
}

const drawn: Partial<Record<BrandId, BrandArt>> = {
  aurora: { paint: icy, scene: aurora, cast: ['wolf', 'gem', 'cards'] },
  kometa: { paint: hot, scene: kometa, cast: ['seven', 'dice', 'coins'] },
  riviera: { paint: ivory, scene: riviera, cast: [] },
  samba: { paint: loud, scene: samba, cast: ['masks', 'orange', 'lemon'] },
};

export function artOf(brand: string): BrandArt | undefined {
  const id = known(brands, brand);
  return id && (drawn[id] ?? plainArt(id));
}

/** Two or three four-pointed sparkles near the motif. */
export function sparkles(focus: number, height: number, colour: string): string {
  return path(
    glint(focus - 190, height * 0.24, 20) +
      glint(focus + 170, height * 0.2, 14) +
      glint(focus + 200, height * 0.66, 18),
    colour,
  );
}
