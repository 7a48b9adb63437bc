// Motifs that only promotions use.
import { circle, dots, ellipse, glint, line, path, rect, star } from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

export const comet: Motif = (paint) =>
  path(
    'M-20-30L-150-108L-64-8zM2-52L-66-150L-34-36zM-34 0L-176-40L-50 26z',
    paint.light,
    'fill-opacity=".5"',
  ) +
  path('M-44-20L-130-132L10-62Q70-40 76 20Q70 84 14 84Q-44 80-44 20z', paint.accent, 'fill-opacity=".75"') +
  path('M-34-6L-96-96L12-46Q62-28 62 22Q56 70 14 70Q-34 66-34 22z', paint.accentLight) +
  circle(16, 24, 46, paint.main, edge(paint)) +
  path('M16 70A46 46 0 0 0 60 10Q52 52 16 70z', paint.dark) +
  path(star(14, 22, 26, 11), paint.light) +
  path(glint(86, -54, 20) + glint(-80, 60, 14), '#fff');

export const firTree: Motif = (paint) =>
  rect(-13, 74, 26, 28, '#8a5a34', edge(paint)) +
  path('M0-70L50-6H26L66 40H38L82 82H-82L-38 40H-66L-26-6H-50z', '#1f8f5f', edge(paint)) +
  path('M0-70L50-6H26L66 40H38L82 82H0z', '#166b47') +
  path('M-32-6Q0 10 32-6M-48 40Q0 60 48 40', 'none', `stroke="${paint.light}" stroke-width="7"`) +
  dots('-24,18 30,14 -50,64 4,66 50,64 6,-26', 15, paint.accent) +
  dots('-4,40 -30,-2', 13, '#ff5d73') +
  path(star(0, -80, 30, 13), '#ffd34d', edge(paint, 4));

export const cake: Motif = (paint) =>
  rect(-88, 20, 176, 70, paint.accent, `rx="14" ${edge(paint)}`) +
  rect(-62, -34, 124, 58, paint.main, `rx="12" ${edge(paint)}`) +
  path(
    'M-88 34Q-70 66-52 38Q-34 68-16 38Q2 68 20 38Q38 68 56 38Q74 66 88 34V30Q88 20 76 20H-76Q-88 20-88 30z',
    paint.paper,
  ) +
  path('M-62-22Q-46 4-32-20Q-16 6 0-20Q16 6 32-20Q46 4 62-22Q62-34 50-34H-50Q-62-34-62-22z', paint.light) +
  [-34, 0, 34]
    .map(
      (x) =>
        rect(x - 6, -76, 12, 42, '#fff', `rx="4" ${edge(paint, 3)}`) +
        path(`M${x}-106Q${x + 13}-86 ${x}-78Q${x - 13}-86 ${x}-106z`, '#ffb02e', edge(paint, 3)),
    )
    .join('') +
  dots('-60,74 -20,78 22,74 62,78', 12, paint.light);

export const duck: Motif = (paint) =>
  path(
    'M-92 6Q-64 20-46 0Q-44-40-4-40Q30-96 74-70Q98-54 88-28Q84-10 66-6Q84 34 54 66Q20 92-36 78Q-86 62-92 6z',
    '#ffd24a',
    edge(paint),
  ) +
  path('M-40 12Q6-8 30 18Q26 56-12 54Q-44 48-40 12z', '#f0a92b', edge(paint, 4)) +
  path('M84-48L124-40Q112-18 80-26z', '#ff7a2f', edge(paint, 4)) +
  circle(62, -50, 9, paint.ink) +
  circle(65, -53, 3, '#fff') +
  path('M-92 6Q-104-18-112-34Q-80-30-62-8z', '#f0a92b', edge(paint, 4));

export const hourglass: Motif = (paint) =>
  path('M-54-78H54Q54-28 12 0Q54 28 54 78H-54Q-54 28-12 0Q-54-28-54-78z', '#dff4ff', edge(paint)) +
  path('M-36-44H36Q28-20 0-4Q-28-20-36-44z', paint.main) +
  path('M-46 78Q-34 34 0 34Q34 34 46 78z', paint.main) +
  line('M0-6V38', paint.main, 6) +
  rect(-72, -98, 144, 26, paint.accent, `rx="10" ${edge(paint)}`) +
  rect(-72, 72, 144, 26, paint.accent, `rx="10" ${edge(paint)}`) +
  path('M-40-66Q-38-40-18-22', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round"');

export const ticket: Motif = (paint) =>
  path('M-110-56H110V-22A22 22 0 0 0 110 22V56H-110V22A22 22 0 0 0-110-22z', paint.main, edge(paint)) +
  path('M-110-56H110V-40H-110zM-110 40H110V56H-110z', paint.dark) +
  line('M44-52V52', paint.ink, 5, 'stroke-dasharray="9 9"') +
  path(star(-30, 2, 40, 18), paint.light, edge(paint, 4)) +
  line('M66-14H90M66 10H90', paint.ink, 7, 'stroke-linecap="round"');

export const giftBox: Motif = (paint) =>
  rect(-80, -14, 160, 104, paint.accent, `rx="6" ${edge(paint)}`) +
  rect(-92, -46, 184, 40, paint.accentLight, `rx="8" ${edge(paint)}`) +
  rect(-17, -46, 34, 136, paint.main) +
  path('M0-46Q-78-50-64-88Q-28-106 0-46Q28-106 64-88Q78-50 0-46z', paint.main, edge(paint)) +
  ellipse(-34, -72, 12, 8, paint.dark) +
  ellipse(34, -72, 12, 8, paint.dark);

export const acorn: Motif = (paint) =>
  path('M-50-10H50Q52 62 0 96Q-52 62-50-10z', '#c98a3f', edge(paint)) +
  path('M8-10H50Q52 62 0 96Q34 40 8-10z', '#9c6528') +
  path('M-66-10Q-66-58 0-62Q66-58 66-10Q0 10-66-10z', '#7a4a22', edge(paint)) +
  line('M0-62Q4-84 22-92', '#7a4a22', 11, 'stroke-linecap="round"') +
  dots('-36,-30 -8,-38 22,-34 44,-22 -18,-16 14,-14', 9, '#a56b36') +
  path('M-30 14Q-28 44-12 64', 'none', 'stroke="#f0c27a" stroke-width="8" stroke-linecap="round"');
