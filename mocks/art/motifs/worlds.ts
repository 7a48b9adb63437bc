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
  rect,
  star,
  symmetric,
} from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

export const planet: Motif = (paint) =>
  path(
    'M-98 42A106 30-22 0 1-40-4L-30 8Q-70 30-76 40Q0 44 70-2Q86-14 84-22Q70-26 40-18L34-32Q96-52 100-34Q104 10 20 42Q-70 72-98 42z',
    paint.accentDark,
  ) +
  circle(0, 0, 66, paint.main, edge(paint)) +
  path('M44-49A66 66 0 1 1-52 41Q50 40 44-49z', paint.dark) +
  path(
    'M-62-22Q-10-6 40-48M-66 0Q0 20 60-26',
    'none',
    `stroke="${paint.light}" stroke-width="8" stroke-opacity=".6"`,
  ) +
  path(
    'M-62 20Q-102 52-92 62Q-60 72 14 40Q92 4 98-26Q94-42 60-28Q84-28 76-14Q50 22-8 44Q-66 62-76 50Q-78 40-62 20z',
    paint.accentLight,
    edge(paint, 4),
  ) +
  dots('-80,-60 70,62', 18, paint.accent) +
  dots('-22,-30', 20, paint.light) +
  path(glint(72, -74, 22) + glint(-56, 88, 14) + glint(-90, -14, 10), '#fff');

export const rocket: Motif = (paint) =>
  group(
    'rotate(32)',
    path('M-26 56Q-34 84 0 116Q34 84 26 56z', '#ff8a1f') +
      path('M-14 58Q-18 76 0 98Q18 76 14 58z', '#ffe27a') +
      path('M-34 10Q-74 34-62 78L-28 58zM34 10Q74 34 62 78L28 58z', paint.accent, edge(paint)) +
      path('M0-108Q50-60 40 26Q38 46 28 60H-28Q-38 46-40 26Q-50-60 0-108z', paint.paper, edge(paint)) +
      path('M0-108Q50-60 40 26Q38 46 28 60H6Q34-30 0-108z', '#b9b3cf') +
      path('M0-108Q26-84 36-52Q0-66-36-52Q-26-84 0-108z', paint.main, edge(paint, 4)) +
      circle(0, -16, 20, paint.accentDark, edge(paint, 4)) +
      circle(-3, -19, 12, paint.accentLight) +
      path('M-30 36H30L28 50H-28z', paint.main) +
      path('M-6 26H6V82L0 90L-6 82z', paint.accent, edge(paint, 4)),
  ) + path(glint(-70, -50, 18) + glint(66, 64, 14), paint.light);

export const plane: Motif = (paint) =>
  line('M-104 92Q-40 84 6 34', paint.accent, 10, 'stroke-linecap="round" stroke-opacity=".8"') +
  group(
    'translate(10-10)rotate(-24)',
    path('M-78-8L-98-50L-70-48L-46-12z', paint.accentDark, edge(paint)) +
      path('M-90 6Q-60-26 20-26Q84-22 92 4Q84 26 20 26Q-60 26-90 6z', paint.accent, edge(paint)) +
      path('M-90 6Q0 20 92 4Q84 26 20 26Q-60 26-90 6z', paint.accentDark) +
      path('M20-26Q30-52 58-46Q64-34 62-20z', paint.accentLight, edge(paint, 4)) +
      path('M-30 2H40L-8 58H-46z', paint.main, edge(paint)) +
      path('M-30 2H40L34 10H-32z', paint.light) +
      ellipse(96, 4, 6, 42, paint.paper, `fill-opacity=".7" ${edge(paint, 3)}`) +
      circle(94, 4, 9, paint.ink),
  );

export const volcano: Motif = (paint) =>
  path('M-20-40Q-60-104-24-98Q0-118 24-98Q64-100 20-40z', paint.shade, edge(paint, 4)) +
  line('M-10-44Q-34-70-52-60M10-44Q30-76 56-66M0-44V-84', '#ff9a2b', 9, 'stroke-linecap="round"') +
  symmetric('0,-44 28,-44 46,-4 68,30 100,88 0,88', '#5b3340', edge(paint)) +
  facet('28,-44 46,-4 68,30 100,88 40,88', '#3a1d2b') +
  path('M-28-44H28L34-30Q26-10 20 4L30 40L16 70L2 30L-8 52L-22 10Q-30-20-34-30z', '#ff5a1f') +
  path('M-18-44H18Q14-14 8 6L14 34L2 14L-8 30L-14 0Q-20-24-18-44z', '#ffd24a') +
  dots('-62,-44 66,-50 40,-84 -36,-78', 10, '#ffd24a') +
  path('M-100 88Q-60 68-20 86Q20 68 60 86Q80 78 100 88V100H-100z', paint.accentDark, edge(paint, 4));

export const flame: Motif = (paint) =>
  path(
    'M4-104Q70-50 44-10Q62-22 62-44Q96 6 78 50Q58 100 0 100Q-62 98-78 46Q-88 0-46-48Q-44-22-30-14Q-30-70 4-104z',
    '#ff4d1f',
    edge(paint),
  ) +
  path(
    'M0-58Q46-14 26 18Q44 12 46-4Q64 36 44 66Q26 92 0 92Q-40 90-50 54Q-52 22-26-4Q-22 12-12 16Q-18-28 0-58z',
    '#ff9a1f',
  ) +
  path('M2-4Q30 30 20 50Q34 46 32 40Q36 84 0 88Q-32 84-28 52Q-18 58-12 54Q-14 20 2-4z', '#ffe06a') +
  path(glint(-60, -66, 16) + glint(72, -60, 12), paint.light);

export const bomb: Motif = (paint) =>
  line('M34-46Q60-92 84-66', '#caa26a', 9, 'stroke-linecap="round"') +
  path(star(86, -66, 30, 12, 8), '#ffb31f') +
  path(star(86, -66, 16, 7, 8), '#fff3b0') +
  circle(-10, 22, 76, '#2b2540', edge(paint)) +
  path('M48-28A76 76 0 1 1-72 66Q50 70 48-28z', '#171226') +
  path('M14-56L40-66L56-38L34-26z', paint.main, edge(paint)) +
  ellipse(-46, -16, 18, 10, '#8a80b0', 'transform="rotate(-40-46-16)"') +
  path(star(-12, 28, 34, 15), paint.accent);

export const moon: Motif = (paint) =>
  circle(0, 0, 92, paint.light, 'fill-opacity=".18"') +
  path('M34-84A88 88 0 1 0 84 40A70 70 0 0 1 34-84z', paint.main, edge(paint)) +
  path('M-30-80A88 88 0 0 0 84 40A76 76 0 0 1-30-80z', paint.light) +
  dots('-46,14 -20,50 -56,-24', 18, paint.dark, 'stroke-opacity=".4"') +
  path(star(42, -20, 26, 11), paint.accentLight, edge(paint, 4)) +
  path(glint(76, -64, 18) + glint(88, 4, 12) + glint(20, 10, 10), '#fff');

export const mountain: Motif = (paint) =>
  circle(34, -50, 36, paint.light) +
  path('M-104 84L-34-62L0-6L26-44L104 84z', paint.accentDark, edge(paint)) +
  path('M-34-62L0-6L-8 84H20L26-44L104 84H-20z', paint.shade, 'fill-opacity=".6"') +
  path('M-34-62L-58-12L-44-20L-34-6L-24-22L-6-14zM26-44L10-18L22-24L30-14L38-24z', '#fff') +
  path(
    'M-104 84L-84 40L-70 66L-58 30L-40 74L-26 50L-8 84zM30 84L46 52L58 74L72 36L86 66L94 54L104 84z',
    '#14563b',
    edge(paint, 4),
  ) +
  rect(-104, 82, 208, 14, paint.accent, 'rx="6"');

export const samurai: Motif = (paint) =>
  path('M0-64Q50-110 96-80Q60-70 40-34zM0-64Q-50-110-96-80Q-60-70-40-34z', paint.light, edge(paint)) +
  path('M-60-6Q-58-66 0-70Q58-66 60-6L94 44L60 58Q0 20-60 58L-94 44z', paint.accentDark, edge(paint)) +
  line('M-86 38L-58 14Q0-14 58 14L86 38M-58 0Q0-30 58 0', paint.accent, 7) +
  symmetric('0,8 44,12 46,44 30,84 0,98', paint.ink, edge(paint)) +
  symmetric('0,46 26,50 38,60 28,86 0,98', paint.main, edge(paint, 4)) +
  line('M-20 70H20M-14 82H14', paint.dark, 5) +
  facets('10,28 40,16 36,32 18,36', paint.paper) +
  dots('-27,27 27,27', 7, paint.accent) +
  circle(0, -50, 17, paint.main, edge(paint, 4)) +
  circle(0, -50, 8, paint.accent);

export const lantern: Motif = (paint) =>
  line('M0-102V-74M0 66V84', paint.main, 5) +
  path('M-54-60Q-104 0-54 58H54Q104 0 54-60z', paint.accent, edge(paint)) +
  path('M-24-60Q-50 0-24 58H24Q50 0 24-60z', paint.accentLight, 'fill-opacity=".7"') +
  path('M54-60Q104 0 54 58H36Q76 0 36-60z', paint.accentDark) +
  path('M-44-76H44V-56H-44zM-44 54H44V74H-44z', paint.main, edge(paint, 4)) +
  line('M-12 84V104M0 84V108M12 84V104', paint.main, 5) +
  path('M0-32L10-8H30L14 8L20 32L0 18L-20 32L-14 8L-30-8H-10z', paint.main, edge(paint, 3));

export const cowboy: Motif = (paint) =>
  path('M-46-20Q-44 60 0 96Q44 60 46-20z', '#e2a978', edge(paint)) +
  path('M-48 34Q0 14 48 34Q40 84 0 102Q-40 84-48 34z', paint.accent, edge(paint)) +
  dots('-22,46 0,42 22,46 -10,64 12,64 0,82', 9, paint.accentLight) +
  dots('-20,6 20,6', 12, paint.ink) +
  line('M-34-6L-8-2M34-6L8-2', paint.ink, 6) +
  path(
    'M-104-10Q-60-30-48-34Q-46-94-18-90Q0-76 18-90Q46-94 48-34Q60-30 104-10Q50 22 0-8Q-50 22-104-10z',
    paint.main,
    edge(paint),
  ) +
  path('M18-90Q46-94 48-34Q60-30 104-10Q50 22 0-8Q40-30 18-90z', paint.dark, 'fill-opacity=".5"') +
  path('M-48-38Q0-20 48-38V-24Q0-6-48-24z', paint.dark, edge(paint, 3)) +
  path(star(0, -23, 15, 6), paint.light);

export const flower: Motif = (paint) =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      group(`rotate(${turn})`, path('M0-6Q-52-50-22-96L0-84L22-96Q52-50 0-6z', paint.accent, edge(paint))),
    )
    .join('') +
  path(star(0, 0, 62, 20), paint.accentLight) +
  circle(0, 0, 20, paint.main, edge(paint, 4)) +
  dots('0,-9 8,3 -8,3', 8, paint.dark) +
  path(glint(70, -66, 18) + glint(-76, 56, 14), '#fff');

export const ball: Motif = (paint) =>
  circle(0, 0, 88, '#fbf7ff', edge(paint)) +
  path('M58-66A88 88 0 1 1-70 53Q50 60 58-66z', '#c5bfda') +
  path(
    'M0-34L32-10L20 28H-20L-32-10zM0-86L30-74L14-58H-14L-30-74zM82-30L84 20L62 0zM-82-30L-84 20L-62 0zM52 72L20 86L34 58zM-52 72L-20 86L-34 58z',
    paint.ink,
  ) +
  line('M0-34V-58M32-10L62 0M20 28L34 58M-20 28L-34 58M-32-10L-62 0', paint.ink, 4) +
  ellipse(-40, -50, 20, 10, '#fff', 'transform="rotate(-40-40-50)"');
