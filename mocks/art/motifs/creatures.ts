import { circle, dots, ellipse, facets, line, path, symmetric } from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

export const fox: Motif = (paint) =>
  symmetric('0,-36 26,-48 74,-98 84,-24 98,18 60,58 18,94 0,100', '#f07a1f', edge(paint)) +
  facets('40,-48 70,-82 74,-32 56,-30', paint.ink) +
  facets('98,18 60,58 18,94 0,100 16,52 50,24', '#fff5e8') +
  symmetric('0,-36 26,-48 20,-6 14,40 0,56', '#ff9d3c') +
  facets('84,-24 98,18 50,24 52,-14', '#cf5a10') +
  facets('14,10 46,-8 42,10 24,18', paint.ink) +
  facets('22,10 40,0 38,9 27,14', paint.accentLight) +
  symmetric('0,74 16,76 8,92 0,98', paint.ink) +
  symmetric('0,50 14,44 16,74 0,78', '#fff5e8');

export const panda: Motif = (paint) =>
  circle(-60, -62, 30, '#1b1728', edge(paint)) +
  circle(60, -62, 30, '#1b1728', edge(paint)) +
  path('M0-84Q92-84 92 6Q88 88 0 90Q-88 88-92 6Q-92-84 0-84z', '#fdfbff', edge(paint)) +
  path('M92 6Q88 88 0 90Q-50 88-76 52Q30 70 76-46Q92-24 92 6z', '#d9d3e8') +
  ellipse(-36, -2, 22, 28, '#1b1728', 'transform="rotate(24-36-2)"') +
  ellipse(36, -2, 22, 28, '#1b1728', 'transform="rotate(-24 36-2)"') +
  dots('-33,-4 33,-4', 18, '#fff') +
  dots('-31,-3 31,-3', 11, paint.accentDark) +
  path('M-16 26Q0 18 16 26Q10 42 0 42Q-10 42-16 26z', '#1b1728') +
  line('M0 42V52M-20 52Q-8 66 0 52Q8 66 20 52', '#1b1728', 4, 'stroke-linecap="round"') +
  dots('-56,36 56,36', 20, '#ff9fb8', 'stroke-opacity=".7"');

export const bear: Motif = (paint) =>
  dots('-62,-60 62,-60', 64, paint.ink) +
  dots('-62,-60 62,-60', 54, '#8a5328') +
  dots('-62,-58 62,-58', 28, '#d79a5d') +
  symmetric('0,-84 40,-80 78,-46 88,6 70,58 34,88 0,92', '#a3652f', edge(paint)) +
  facets('40,-80 78,-46 88,6 70,58 48,20 56,-30', '#7d4a20') +
  symmetric('0,-84 30,-82 16,-20 0,6', '#c08042') +
  symmetric('0,4 22,6 42,38 32,70 0,78', '#e7bd86') +
  facets('16,-14 44,-26 42,-8 26,-2', paint.ink) +
  dots('-32,-13 32,-13', 8, paint.light) +
  path('M-20 20Q0 10 20 20Q14 40 0 40Q-14 40-20 20z', paint.ink) +
  line('M0 40V52M-18 56Q-6 64 0 52Q6 64 18 56', paint.ink, 4, 'stroke-linecap="round"');

export const monkey: Motif = (paint) =>
  circle(-76, -6, 26, '#c98d5a', edge(paint)) +
  circle(76, -6, 26, '#c98d5a', edge(paint)) +
  path('M0-90Q80-86 80-6Q78 84 0 94Q-78 84-80-6Q-80-86 0-90z', '#7a4724', edge(paint)) +
  path(
    'M0-30Q20-64 48-44Q66-20 44 6Q70 24 58 54Q36 84 0 84Q-36 84-58 54Q-70 24-44 6Q-66-20-48-44Q-20-64 0-30z',
    '#f0bf8c',
  ) +
  path('M-10-90Q-14-112 8-108Q0-100 14-90z', '#7a4724', edge(paint, 4)) +
  dots('-24,-16 24,-16', 26, '#fff') +
  dots('-22,-14 26,-14', 15, paint.ink) +
  dots('-7,22 7,22', 7, '#7a4724') +
  path('M-34 40Q0 56 34 40Q26 72 0 72Q-26 72-34 40z', paint.accentDark, edge(paint, 3)) +
  path('M-24 46Q0 56 24 46L20 54Q0 62-20 54z', '#fff');

export const dolphin: Motif = (paint) =>
  path(
    'M-100 66Q-84 50-66 66Q-48 50-32 66Q-16 50 0 66Q16 50 34 66Q50 50 68 66Q84 50 100 66V90H-100z',
    paint.accentDark,
    edge(paint, 4),
  ) +
  path(
    'M-84 44Q-86-30-20-62Q-6-94 22-98Q16-78 22-66Q62-58 74-26L100-8Q84 6 66 2Q20-6-16 10Q-44 24-56 50L-40 78Q-66 74-72 58Q-86 74-104 72z',
    '#3fa7f0',
    edge(paint),
  ) +
  path('M66 2Q20-6-16 10Q-44 24-56 50L-64 48Q-56-4-10-20Q34-32 78-4z', '#c7ecff') +
  path('M8-6Q8 30 34 38Q36 10 30-8z', '#2278c9', edge(paint, 4)) +
  circle(52, -28, 7, paint.ink) +
  line('M58-8Q76-10 92-6', '#2278c9', 4) +
  dots('-30,86 10,90 50,84', 10, paint.accentLight, 'stroke-opacity=".8"') +
  dots('86,-60 70,-84', 14, paint.accentLight);

export const parrot: Motif = (paint) =>
  path('M-34 30Q-40 80-70 104Q-20 104 8 60z', '#2d7ff0', edge(paint)) +
  path('M-20-92Q60-104 66-30Q70 40 20 74Q-20 70-44 20Q-66-60-20-92z', '#f0303c', edge(paint)) +
  path('M-30-20Q20-20 30 34Q28 58 10 70Q-40 60-46 4z', '#2d7ff0', edge(paint, 4)) +
  path('M-26 16Q10 16 20 52Q-10 60-34 34z', '#ffd02e') +
  path('M18-78Q64-76 60-40Q40-24 20-34Q4-54 18-78z', '#fff5e8') +
  path('M50-66Q96-60 84-8Q70-14 62-30Q50-34 44-42z', '#2a2438', edge(paint, 4)) +
  circle(34, -56, 10, paint.ink) +
  circle(37, -59, 4, '#fff') +
  path('M-20-92Q-20-112 6-110Q0-102 10-98z', '#ffd02e', edge(paint, 4)) +
  line('M-60 78H80', '#8a5328', 11, 'stroke-linecap="round"') +
  line('M0 70V84M18 70V84', '#ffb02e', 7, 'stroke-linecap="round"');
