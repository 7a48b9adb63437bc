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
  symmetric,
} from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

export const castle: Motif = (paint) =>
  path('M-88 90V-30H-44V-10H44V-30H88V90z', paint.light, edge(paint)) +
  path('M30-10H44V-30H88V90H30z', paint.dark, 'fill-opacity=".3"') +
  path('M-98-30L-66-84L-34-30zM98-30L66-84L34-30z', paint.accent, edge(paint)) +
  rect(-26, -56, 52, 60, paint.light, edge(paint)) +
  path('M-38-54L0-102L38-54z', paint.accent, edge(paint)) +
  path('M0-102L38-54H6zM66-84L98-30H70zM-66-84L-34-30H-62z', paint.accentDark, 'fill-opacity=".6"') +
  path('M-22 90V54A22 24 0 0 1 22 54V90z', '#5b3415', edge(paint)) +
  dots('-66,4 66,4 0,-30 -66,42 66,42', 18, paint.ink) +
  dots('-66,4 0,-30', 9, '#ffe27a') +
  line('M-26 4H26M-88 20H-46M46 20H88', paint.dark, 4);

export const palm: Motif = (paint) =>
  circle(44, -50, 34, '#ffd24a') +
  path('M-104 92Q-60 50 0 52Q60 50 104 92z', '#f4cf86', edge(paint)) +
  path('M-8 62Q-26 0-2-44L14-40Q-2 4 14 62z', '#a8672f', edge(paint)) +
  line('M-12 40L10 36M-14 16L6 12M-11-8L4-12', '#6d3d17', 5) +
  path(
    'M4-46Q-40-96-90-66Q-50-66-4-40zM4-46Q-60-50-82 4Q-44-28 2-36zM4-46Q60-104 98-58Q56-64 12-38zM4-46Q70-48 84 8Q46-26 6-36zM4-46Q-10-92 20-108Q26-70 10-42z',
    '#2fb457',
    edge(paint, 4),
  ) +
  dots('-4,-34 14,-34', 17, '#6d3d17') +
  path(
    'M-100 88Q-80 76-60 88Q-40 76-20 88Q0 76 20 88Q40 76 60 88Q80 76 100 88V100H-100z',
    paint.accent,
    edge(paint, 4),
  );

export const balloon: Motif = (paint) =>
  path('M-30 46L-14 74M30 46L14 74', 'none', `stroke="${paint.ink}" stroke-width="4"`) +
  path('M0-102Q80-100 80-28Q76 20 26 52H-26Q-76 20-80-28Q-80-100 0-102z', paint.main, edge(paint)) +
  path('M0-102Q44-100 42-28Q38 24 14 52H-14Q-38 24-42-28Q-44-100 0-102z', paint.paper) +
  path('M0-102Q16-100 16-28Q14 24 6 52H-6Q-14 24-16-28Q-16-100 0-102z', paint.accent) +
  path('M0-102Q80-100 80-28Q76 20 26 52H14Q60-20 0-102z', paint.dark, 'fill-opacity=".35"') +
  rect(-19, 74, 38, 28, '#9a5a26', `rx="6" ${edge(paint, 4)}`) +
  line('M-17 84H17M-8 76V100M8 76V100', '#6d3d17', 3) +
  path('M-98 60a14 14 0 0 1 24-8a16 16 0 0 1 22 8zM56 84a12 12 0 0 1 20-8a14 14 0 0 1 22 8z', '#fff');

export const robot: Motif = (paint) =>
  line('M0-70V-96M-62 20H-92V50M62 20H92V50', paint.ink, 12, 'stroke-linejoin="round"') +
  dots('0,-96 -92,54 92,54', 24, paint.accent) +
  rect(-54, 34, 108, 58, paint.dark, `rx="16" ${edge(paint)}`) +
  rect(-70, -70, 140, 100, paint.main, `rx="28" ${edge(paint)}`) +
  rect(-56, -54, 112, 66, paint.ink, 'rx="18"') +
  dots('-28,-24 28,-24', 32, paint.accentLight) +
  dots('-28,-24 28,-24', 14, '#fff') +
  line('M-20 0Q0 10 20 0', paint.accentLight, 6, 'stroke-linecap="round"') +
  path('M-70-20H-84V4H-70zM70-20H84V4H70z', paint.light, edge(paint, 4)) +
  dots('-22,62 0,62 22,62', 14, paint.light) +
  line('M-52-62Q-62-60-64-46', paint.light, 6, 'stroke-linecap="round"');

export const cactus: Motif = (paint) =>
  path('M-104 92Q-50 66 0 74Q60 64 104 92z', '#e2a85a', edge(paint)) +
  path(
    'M-22 80V-62A22 24 0 0 1 22-62V20H44V-14A15 16 0 0 1 74-14V26Q74 50 50 50H22V80zM-22 28H-48Q-72 28-72 4V-24A15 16 0 0 1-42-24V-2H-22z',
    '#2f9e4f',
    edge(paint),
  ) +
  path('M6-82Q22-82 22-62V20H44V-14Q46-30 60-30Q74-28 74-14V26Q74 50 50 50H22V80H4z', '#1d7a3b') +
  line(
    'M-10-60V60M-58-18V4M-34 14H-28M58-6V22',
    '#8fe08f',
    4,
    'stroke-linecap="round" stroke-dasharray="10 9"',
  ) +
  path('M0-86L-14-104L2-98L14-106L12-88z', '#ff5fa2', edge(paint, 3)) +
  dots('-58,-40 60,-32', 18, '#ff5fa2');

export const train: Motif = (paint) =>
  path('M-96 60H88V34H-96z', paint.ink) +
  path(
    'M40-70a16 16 0 0 1 22-18a18 18 0 0 1 34 4a14 14 0 0 1 0 26H52a12 12 0 0 1-12-12z',
    '#fff',
    'fill-opacity=".85"',
  ) +
  rect(-20, -26, 96, 66, paint.accent, `rx="26" ${edge(paint)}`) +
  path('M-92-66H-16V44H-92z', paint.main, edge(paint)) +
  path('M-100-80H-8V-62H-100z', paint.dark, edge(paint)) +
  rect(-78, -48, 46, 38, '#bff0ff', `rx="6" ${edge(paint, 4)}`) +
  path('M42-24L36-58H68L62-24z', paint.accentDark, edge(paint)) +
  path('M74 40L100 72H60V40z', paint.dark, edge(paint)) +
  line('M8-26V40M34-26V40', paint.light, 5) +
  dots('-68,66 -26,66 26,70 60,70', 46, paint.ink) +
  dots('-68,66 -26,66 26,70 60,70', 26, paint.light) +
  circle(78, 4, 10, '#ffe27a', edge(paint, 4));

export const lamp: Motif = (paint) =>
  path('M84-14Q60-60 92-100Q30-96 40-60Q46-40 66-22z', paint.accentLight, 'fill-opacity=".75"') +
  line('M-52-2Q-104-40-92 10Q-82 38-44 26', paint.ink, 17) +
  line('M-52-2Q-104-40-92 10Q-82 38-44 26', paint.light, 8) +
  path('M-58-8Q0-30 40 6Q66 4 96-16L100-4Q80 44 30 52H-28Q-62 40-58-8z', paint.main, edge(paint)) +
  path('M40 6Q66 4 96-16L100-4Q80 44 30 52H-28Q30 40 40 6z', paint.dark, 'fill-opacity=".5"') +
  path('M-34-14Q-8-56 18-14Q-8-6-34-14z', paint.light, edge(paint, 4)) +
  circle(-8, -48, 10, paint.accent, edge(paint, 4)) +
  path('M-24 52H26L40 84H-38z', paint.dark, edge(paint)) +
  rect(-48, 80, 96, 14, paint.light, `rx="6" ${edge(paint, 4)}`) +
  facets('0,8 16,22 0,36', paint.accent, edge(paint, 3)) +
  path(glint(-34, 16, 15) + glint(70, -60, 12), '#fff');

export const compass: Motif = (paint) =>
  circle(0, -86, 14, 'none', `stroke="${paint.ink}" stroke-width="16"`) +
  circle(0, -86, 14, 'none', `stroke="${paint.main}" stroke-width="8"`) +
  circle(0, 10, 84, paint.main, edge(paint)) +
  circle(0, 10, 66, paint.paper, edge(paint, 4)) +
  line('M0-48V-34M0 54V68M-58 10H-44M44 10H58', paint.ink, 7) +
  group(
    'translate(0 10)rotate(32)',
    facet('0,-56 14,0 -14,0', '#e0213f', edge(paint, 3)) +
      facet('0,56 14,0 -14,0', paint.accentDark, edge(paint, 3)) +
      circle(0, 0, 7, paint.main),
  ) +
  line('M-62-28A74 74 0 0 1-20-60', paint.light, 7, 'stroke-linecap="round"') +
  path(glint(64, -54, 16), '#fff');

export const apple: Motif = (paint) =>
  path(
    'M0-40Q30-66 66-48Q100-20 76 40Q50 100 18 88Q0 80-18 88Q-50 100-76 40Q-100-20-66-48Q-30-66 0-40z',
    '#e32636',
    edge(paint),
  ) +
  path('M66-48Q100-20 76 40Q50 100 18 88Q0 80-18 88Q-40 92-56 74Q46 70 66-48z', '#a90f2b') +
  ellipse(-52, -14, 10, 20, '#ff9aa5', 'transform="rotate(18-52-14)"') +
  line('M0-40Q0-70 16-90', paint.ink, 13, 'stroke-linecap="round"') +
  line('M0-42Q0-70 16-90', '#8a5328', 6, 'stroke-linecap="round"') +
  path('M10-66Q30-100 76-92Q60-56 10-66z', '#4cc35a', edge(paint)) +
  line('M22-70Q44-74 66-88', '#1f7a3a', 4) +
  symmetric('0,-44 14,-46 0,-34', '#7d0a20');
