import { circle, dots, ellipse, group, line, path } from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

const leafGreen = '#4cc35a';
const leafShade = '#1f7a3a';

export const cherries: Motif = (paint) =>
  line('M-38 30Q-30-40 34-78Q44-20 42 40', paint.ink, 14) +
  line('M-38 30Q-30-40 34-78Q44-20 42 40', '#6fae3a', 7) +
  path('M32-78Q60-110 98-82Q72-50 32-78z', leafGreen, edge(paint)) +
  line('M38-78Q64-86 90-82', leafShade, 4) +
  circle(-42, 48, 42, '#e5203f', edge(paint)) +
  circle(46, 56, 40, '#e5203f', edge(paint)) +
  path('M-16 16A42 42 0 1 1-80 66Q-30 84-16 16zM70 24A40 40 0 1 1 10 74Q56 92 70 24z', '#9d0f35') +
  ellipse(-58, 30, 9, 14, '#ffb3bd', 'transform="rotate(35-58 30)"') +
  ellipse(30, 40, 9, 13, '#ffb3bd', 'transform="rotate(35 30 40)"');

export const lemon: Motif = (paint) =>
  group(
    'rotate(-24)',
    path(
      'M-98 4Q-86-6-76-14Q-50-62 6-60Q58-56 74-12Q88-4 100 2Q88 14 76 18Q54 64 0 62Q-52 60-76 22Q-88 14-98 4z',
      '#ffd62e',
      edge(paint),
    ) +
      path('M100 2Q88 14 76 18Q54 64 0 62Q-52 60-76 22Q-30 46 10 40Q56 34 74-12Q88-4 100 2z', '#eda70c') +
      ellipse(-26, -34, 26, 9, '#fff6b8', 'transform="rotate(-20-26-34)"') +
      dots('-40,0 -14,-12 16,-30 -8,16 20,4 44,-14 34,30', 6, '#eda70c'),
  ) +
  path('M60-50Q60-98 14-100Q14-60 60-50z', leafGreen, edge(paint)) +
  line('M54-58Q40-78 22-92', leafShade, 4);

export const watermelon: Motif = (paint) =>
  path('M-96-40Q0-4 96-40Q92 68 0 86Q-92 68-96-40z', '#1f8a45', edge(paint)) +
  path('M-86-32Q0 0 86-32Q78 58 0 72Q-78 58-86-32z', '#c9f2a4') +
  path('M-80-30Q0 0 80-30Q70 50 0 62Q-70 50-80-30z', '#f5334f') +
  path('M-80-30Q0 0 80-30Q74 0 60 18Q0 20-60 18Q-74 0-80-30z', '#ff5f70') +
  dots('-48,-4 -16,8 18,8 48,-4 -30,28 2,36 32,28', 11, '#2a0b17') +
  path('M-70-66L-50-92L-40-60zM40-76L58-100L72-68zM-8-52L6-84L18-50z', '#ff5f70', edge(paint, 4));

export const grapes: Motif = (paint) =>
  line('M4-60Q2-84 22-98', '#7a5230', 10) +
  path('M0-62Q-60-104-92-56Q-46-30 0-62z', leafGreen, edge(paint)) +
  line('M-8-62Q-46-74-80-58', leafShade, 4) +
  dots('-48,-24 0,-36 48,-24 -26,12 26,12 0,50 0,2 -2,84', 56, paint.ink) +
  dots('-48,-24 0,-36 48,-24 -26,12 26,12 0,50 0,2 -2,84', 47, '#8b3fe0') +
  dots('-42,-18 6,-30 54,-18 -20,18 32,18 6,56 4,90', 30, '#6421b3') +
  dots('-58,-34 -10,-46 38,-34 -36,2 16,2 -10,40 -10,76', 11, '#e2c4ff');

export const orange: Motif = (paint) =>
  circle(0, 12, 80, '#ff9a1f', edge(paint)) +
  path('M62-39A80 80 0 1 1-66 58Q20 70 62-39z', '#e06b0a') +
  circle(-2, 16, 54, '#fff0cf') +
  circle(-2, 16, 48, '#ffb53d') +
  line('M-2-32V64M-50 16H46M-36-18L32 50M-36 50L32-18', '#fff0cf', 6) +
  circle(-2, 16, 8, '#fff0cf') +
  path('M4-66Q20-110 74-96Q62-56 4-66z', leafGreen, edge(paint)) +
  line('M14-70Q40-76 64-92', leafShade, 4) +
  ellipse(-50, -34, 16, 8, '#ffe2ae', 'transform="rotate(-45-50-34)"');

export const strawberry: Motif = (paint) =>
  path('M0-46Q50-74 80-30Q92 30 0 100Q-92 30-80-30Q-50-74 0-46z', '#f02748', edge(paint)) +
  path('M80-30Q92 30 0 100Q-30 78-50 54Q40 50 62-50Q72-44 80-30z', '#b60f3c') +
  dots('-46,-14 -14,-6 20,-14 50,-8 -34,22 0,28 34,24 -14,56 18,54 0,78', 9, '#ffd86b') +
  path(
    'M0-38Q-20-20-56-30Q-40-44-52-66Q-20-64-10-72L0-100L12-72Q24-64 52-66Q40-44 56-30Q20-20 0-38z',
    leafGreen,
    edge(paint),
  ) +
  line('M0-44V-70M-10-44L-34-54M10-44L34-54', leafShade, 4) +
  ellipse(-56, -22, 8, 15, '#ff9db0', 'transform="rotate(24-56-22)"');

export const candy: Motif = (paint) =>
  path(
    'M-52-18L-98-52Q-84-20-100 0Q-86 18-98 54L-52 20zM52-18L98-52Q84-20 100 0Q86 18 98 54L52 20z',
    paint.accent,
    edge(paint),
  ) +
  line('M-56 0H-88M56 0H88M-58-10L-86-28M58-10L86-28M-58 10L-86 28M58 10L86 28', paint.accentLight, 4) +
  circle(0, 0, 62, paint.main, edge(paint)) +
  path(
    'M0 0Q-10-40 18-59A62 62 0 0 1 56-26Q20-30 0 0zM0 0Q40-10 59 18A62 62 0 0 1 26 56Q30 20 0 0zM0 0Q10 40-18 59A62 62 0 0 1-56 26Q-20 30 0 0zM0 0Q-40 10-59-18A62 62 0 0 1-26-56Q-30-20 0 0z',
    paint.paper,
  ) +
  path('M44-44A62 62 0 1 1-50 37Q40 50 44-44z', paint.dark, 'fill-opacity=".35"') +
  ellipse(-26, -36, 18, 9, '#fff', 'fill-opacity=".85" transform="rotate(-38-26-36)"');
