import {
  circle,
  dots,
  ellipse,
  facet,
  facets,
  glint,
  group,
  line,
  path,
  rays,
  rect,
  star,
  symmetric,
} from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';
import type { Paint } from '#mocks/art/palette.ts';

export const seven: Motif = (paint) =>
  path('M-62-86H74L80-44Q30 14 16 92H-40Q-28 20 20-36H-34L-42-18H-72z', paint.main, edge(paint, 10)) +
  path('M-62-86H74L76-68H-64zM-72-18L-69-34H-38L-42-18z', paint.light) +
  path('M80-44Q30 14 16 92H-6Q10 10 62-44z', paint.dark) +
  path(glint(-44, -62, 22) + glint(34, 66, 16), '#fff');

export const sevens: Motif = (paint) => {
  const digit = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y})rotate(${turn})scale(.62)`,
      path('M-62-86H74L80-44Q30 14 16 92H-40Q-28 20 20-36H-34L-42-18H-72z', paint.main, edge(paint, 10)) +
        path('M-62-86H74L76-66H-64z', paint.light) +
        path('M80-44Q30 14 16 92H-4Q10 10 62-44z', paint.dark),
    );
  return (
    digit(-54, 8, -14) +
    digit(54, 8, 14) +
    digit(0, -4, 0) +
    path(glint(-20, -52, 16) + glint(70, 50, 14), '#fff')
  );
};

export const gem: Motif = (paint) =>
  symmetric('0,-78 54,-78 98,-24 0,94', paint.accent, edge(paint)) +
  facets('54,-78 98,-24 44,-24 26,-78', paint.accentLight) +
  symmetric('0,-78 26,-78 44,-24 0,-24', paint.paper, 'fill-opacity=".75"') +
  facet('98,-24 0,94 44,-24', paint.accentDark) +
  facet('-44,-24 44,-24 0,94', paint.accent) +
  facet('-44,-24 0,-24 0,94', paint.accentLight, 'fill-opacity=".5"') +
  line('M-98-24H98M-44-24L0 94L44-24L26-78M-44-24L-26-78', paint.ink, 2.5, 'stroke-linejoin="round"') +
  path(glint(-52, -52, 24) + glint(60, 22, 14), '#fff');

export const crown: Motif = (paint) =>
  path('M-92-36L-46 4L0-78L46 4L92-36L72 66H-72z', paint.main, edge(paint)) +
  path('M0-78L46 4L92-36L72 66H0z', paint.dark, 'fill-opacity=".45"') +
  path('M-76 42Q0 58 76 42L70 82Q0 96-70 82z', paint.accentDark, edge(paint)) +
  dots('-92,-40 0,-84 92,-40', 26, paint.ink) +
  dots('-92,-40 0,-84 92,-40', 18, paint.accent) +
  dots('-44,66 44,66', 14, paint.light) +
  symmetric('0,54 14,68 0,82', paint.accentLight) +
  facets('0,-36 16,-2 0,24', paint.accent, edge(paint, 3)) +
  facet('0,-36 0,24 -16,-2', paint.accentLight) +
  line('M-84-24L-66 40', paint.light, 6) +
  path(glint(-30, -8, 14) + glint(56, 30, 10), '#fff');

export const coins: Motif = (paint) => {
  const coin = (x: number, y: number): string =>
    path(`M${x - 42} ${y}v14a42 17 0 0 0 84 0v-14z`, paint.dark, edge(paint, 4)) +
    ellipse(x, y, 42, 17, paint.main, edge(paint, 4)) +
    ellipse(x, y, 28, 10, paint.light);
  return (
    coin(-48, 70) +
    coin(-48, 48) +
    coin(46, 72) +
    coin(46, 50) +
    coin(46, 28) +
    circle(-6, -34, 56, paint.main, edge(paint)) +
    circle(-6, -34, 43, paint.light) +
    path(star(-6, -34, 34, 15), paint.dark) +
    path(glint(-48, -70, 18), '#fff')
  );
};

export const bell: Motif = (paint) =>
  circle(0, 76, 20, paint.dark, edge(paint)) +
  path(
    'M0-84Q50-80 54-22Q56 30 88 56Q90 70 76 72H-76Q-90 70-88 56Q-56 30-54-22Q-50-80 0-84z',
    paint.main,
    edge(paint),
  ) +
  path(
    'M0-84Q50-80 54-22Q56 30 88 56Q90 70 76 72H26Q40 0 22-60Q16-78 0-84z',
    paint.dark,
    'fill-opacity=".55"',
  ) +
  path('M-36-48Q-26-66-14-68Q-28-30-30 6Q-40 12-42-4Q-42-30-36-48z', paint.light) +
  line('M-76 50Q0 66 76 50', paint.accent, 9) +
  line('M-14-84A14 14 0 1 1 14-84', paint.ink, 14) +
  line('M-14-84A14 14 0 1 1 14-84', paint.light, 6) +
  path(glint(-34, 26, 16), '#fff');

export const clover: Motif = (paint) =>
  line('M4 14Q10 60 44 98', '#1b6e35', 12, 'stroke-linecap="round"') +
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        `rotate(${turn})`,
        path(
          'M0 4Q-66-34-46-74Q-22-100 0-66Q22-100 46-74Q66-34 0 4z',
          turn % 180 === 0 ? '#35b955' : '#29a34a',
          edge(paint),
        ),
      ),
    )
    .join('') +
  line('M0-50V50M-50 0H50', '#14642c', 4, 'stroke-opacity=".7"') +
  path(
    'M-34-72Q-22-84-12-70Q-24-62-30-50Q-40-58-34-72zM58-34Q74-34 78-20Q60-26 46-18Q46-30 58-34z',
    '#a8f09a',
  ) +
  circle(0, 0, 7, paint.light);

export const horseshoe: Motif = (paint) =>
  path('M-84-74Q-104 90 0 92Q104 90 84-74L40-82Q66 44 0 44Q-66 44-40-82z', paint.main, edge(paint)) +
  path('M84-74Q104 90 0 92V44Q66 44 40-82z', paint.dark, 'fill-opacity=".5"') +
  path('M-92-92H-34L-38-66L-90-62zM92-92H34L38-66L90-62z', paint.light, edge(paint)) +
  dots('-64,-36 -64,4 -50,42 -24,66 24,66 50,42 64,4 64,-36', 13, paint.ink) +
  line('M-80-40Q-84 40-40 72', paint.light, 5) +
  path(star(0, -26, 34, 14), paint.accent, edge(paint, 4));

export const chest: Motif = (paint) =>
  path('M-84-6Q-90-74-40-76H40Q90-74 84-6z', '#8a4b1f', edge(paint)) +
  path('M-70-14Q-40-56 0-44Q36-60 70-14z', paint.light, edge(paint, 4)) +
  dots('-46,-22 -18,-34 12,-30 40,-26 -30,-10 0,-14 28,-10 56,-10', 24, paint.main) +
  path(glint(-22, -40, 20) + glint(34, -34, 14), '#fff') +
  rect(-92, -8, 184, 88, '#a35c26', `rx="8" ${edge(paint)}`) +
  rect(-90, 38, 180, 40, '#753c15') +
  path('M-92-8h26v88h-26zM66-8h26v88H66zM-92-10h184v16h-184z', paint.main, edge(paint, 3)) +
  rect(-20, 4, 40, 40, paint.light, `rx="6" ${edge(paint, 4)}`) +
  path('M0 12a8 8 0 0 1 4 15l3 11h-14l3-11a8 8 0 0 1 4-15z', paint.ink);

export const bar: Motif = (paint) =>
  path(rays(0, 0, 104, 12), paint.light, 'fill-opacity=".4"') +
  rect(-94, -44, 188, 88, paint.accentDark, `rx="16" ${edge(paint, 7)}`) +
  rect(-82, -32, 164, 64, paint.accent, 'rx="10"') +
  line(
    'M-60-20V20H-44Q-28 20-30 6Q-30-1-40-1H-58H-42Q-32-4-33-10Q-34-20-46-20zM-14 24L2-20L18 24M-8 8H12M36 24V-20H52Q66-20 66-6Q66 6 52 6H38H48L66 24',
    paint.paper,
    9,
    'stroke-linejoin="round"',
  ) +
  dots('-86,-58 -52,-62 -18,-64 18,-64 52,-62 86,-58 -86,58 -52,62 -18,64 18,64 52,62 86,58', 11, paint.main);

/** A wheel of fortune with coloured sectors, hub and pointer. */
const wheel = (paint: Paint, sectors: number): string =>
  circle(0, 6, 92, paint.dark, edge(paint)) +
  circle(0, 6, 80, paint.accentDark) +
  path(rays(0, 6, 80, sectors), paint.accent) +
  path(rays(0, 6, 80, sectors / 2, 360 / sectors), paint.paper, 'fill-opacity=".85"') +
  circle(0, 6, 92, 'none', `stroke="${paint.main}" stroke-width="10"`);

export const fortuneWheel: Motif = (paint) =>
  wheel(paint, 8) +
  dots(
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return `${Math.round(Math.sin(angle) * 92)},${Math.round(6 - Math.cos(angle) * 92)}`;
    }).join(' '),
    8,
    paint.paper,
  ) +
  circle(0, 6, 24, paint.main, edge(paint, 4)) +
  path(star(0, 6, 17, 7), paint.paper) +
  path('M-16-102H16L0-66z', paint.light, edge(paint, 4));

export const roulette: Motif = (paint) =>
  circle(0, 0, 98, '#7a4420', edge(paint)) +
  circle(0, 0, 88, paint.main) +
  circle(0, 0, 83, '#17131f') +
  path(rays(0, 0, 83, 18), '#d3213c') +
  path(`M0 0L${-14} -82A83 83 0 0 1 14 -82z`, '#1c9a50') +
  circle(0, 0, 58, '#5a3016', `stroke="${paint.main}" stroke-width="4"`) +
  circle(0, 0, 44, '#8a5228') +
  line('M0-38V38M-38 0H38', paint.light, 7, 'stroke-linecap="round"') +
  dots('0,-38 0,38 -38,0 38,0', 14, paint.main) +
  circle(0, 0, 17, paint.main, edge(paint, 3)) +
  circle(0, 0, 8, paint.light) +
  circle(48, -52, 9, '#fff', edge(paint, 3));
