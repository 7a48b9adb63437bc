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

export const pharaoh: Motif = (paint) =>
  symmetric('0,-92 40,-86 70,-52 78,-6 94,84 46,94 38,50 0,60', paint.main, edge(paint)) +
  facets('62,-66 70,-52 72,-44 44,-40 44,-52', paint.accentDark) +
  facets('75,-24 78,-6 46,-8 45,-22', paint.accentDark) +
  facets('81,14 84,32 46,30 46,12', paint.accentDark) +
  facets('87,50 90,66 44,66 41,48', paint.accentDark) +
  symmetric('0,-60 42,-54 44,8 28,50 12,62 0,64', '#e8b878', edge(paint, 4)) +
  symmetric('0,-80 44,-72 48,-50 0,-58', paint.light, edge(paint, 4)) +
  path('M10-18Q26-32 40-18Q26-8 10-18zM-10-18Q-26-32-40-18Q-26-8-10-18z', '#fff', edge(paint, 4)) +
  dots('-24,-19 24,-19', 9, paint.ink) +
  line('M8-34Q26-44 42-32M-8-34Q-26-44-42-32M0-14L-6 14H6M-12 34Q0 40 12 34', paint.ink, 4) +
  symmetric('0,58 11,60 8,100 0,104', paint.accent, edge(paint, 3)) +
  path('M-10-66Q-22-96 0-104Q22-96 10-66z', paint.accent, edge(paint, 3));

export const scarab: Motif = (paint) =>
  line(
    'M-40-20L-84-54L-92-28M40-20L84-54L92-28M-48 20L-94 24M48 20L94 24M-40 50L-80 88M40 50L80 88',
    paint.ink,
    9,
    'stroke-linejoin="round"',
  ) +
  circle(0, -70, 28, paint.main, edge(paint)) +
  circle(0, -70, 16, paint.light) +
  path('M-40-28Q0-70 40-28z', paint.accentDark, edge(paint)) +
  path('M0-26Q62-34 60 30Q50 90 0 98Q-50 90-60 30Q-62-34 0-26z', paint.accent, edge(paint)) +
  path('M0-26Q62-34 60 30Q50 90 0 98z', paint.accentDark) +
  path('M-44 0Q-30-18-12-14Q-34 20-30 60Q-52 36-44 0z', paint.accentLight) +
  line('M0-26V98M-56 10Q0-8 56 10', paint.main, 5);

export const pirate: Motif = (paint) =>
  line('M-92 30L60 96M92 30L-60 96', paint.ink, 17, 'stroke-linecap="round"') +
  line('M-92 30L60 96M92 30L-60 96', paint.light, 9, 'stroke-linecap="round"') +
  path('M0-60Q62-60 62-2Q62 26 42 36L38 70H-38L-42 36Q-62 26-62-2Q-62-60 0-60z', paint.paper, edge(paint)) +
  path('M62-2Q62 26 42 36L38 70H12Q40 10 30-56Q62-44 62-2z', '#d8c6b0') +
  path('M-46 6Q-26-18-8 6Q-14 28-30 26Q-44 24-46 6z', paint.ink) +
  circle(27, 8, 21, paint.ink) +
  line('M10-4L-58-36M44-4L62-18', paint.ink, 5) +
  path('M0 22L10 40H-10zM-20 52V68M0 54V70M20 52V68', paint.ink, edge(paint, 4)) +
  path('M-96-32Q-60-100 0-92Q60-100 96-32Q40-56 0-48Q-40-56-96-32z', paint.accentDark, edge(paint)) +
  path('M-96-32Q-40-56 0-48Q40-56 96-32Q40-44 0-36Q-40-44-96-32z', paint.main, edge(paint, 3)) +
  path(star(0, -70, 16, 7), paint.light) +
  circle(-27, 8, 6, paint.accent);

export const ship: Motif = (paint) =>
  line('M-6-98V50M-54-62V44M46-70V46', '#5b3415', 7) +
  path(
    'M-4-90Q38-70 30-34L-2-30zM-52-54Q-16-40-22-6L-50-4zM48-62Q84-46 78-12L50-10z',
    paint.paper,
    edge(paint, 4),
  ) +
  path('M0-26Q44-14 34 26L-2 30zM-50 2Q-16 12-22 34H-50z', paint.light, edge(paint, 4)) +
  facet('-6,-100 -6,-82 -36,-90', paint.accent, edge(paint, 3)) +
  path('M-94 32Q-40 54 40 46L92 22Q88 78 48 84H-50Q-84 76-94 32z', '#8d4e20', edge(paint)) +
  path('M-90 46Q-40 64 40 58L90 38', 'none', `stroke="${paint.main}" stroke-width="6"`) +
  dots('-46,68 -20,72 8,72 36,68', 11, paint.ink) +
  path(
    'M-100 82Q-84 66-66 82Q-48 66-32 82Q-16 66 0 82Q16 66 34 82Q50 66 68 82Q84 66 100 82V100H-100z',
    paint.accent,
    edge(paint, 3),
  ) +
  line('M-84 94Q-66 84-48 94M-10 94Q8 84 26 94M50 94Q66 84 84 94', paint.accentLight, 4);

export const anchor: Motif = (paint) =>
  line('M0-58V82M-40-34H40', paint.ink, 26, 'stroke-linecap="round"') +
  path(
    'M-90 22L-62 6L-48 34Q-40 62 0 66Q40 62 48 34L62 6L90 22L78 30Q72 90 0 100Q-72 90-78 30z',
    paint.main,
    edge(paint),
  ) +
  line('M0-58V82M-40-34H40', paint.main, 16, 'stroke-linecap="round"') +
  line('M-4-50V70M-36-38H-12', paint.light, 4) +
  circle(0, -76, 18, 'none', `stroke="${paint.ink}" stroke-width="17"`) +
  circle(0, -76, 18, 'none', `stroke="${paint.light}" stroke-width="9"`) +
  line('M12-70Q70-40 30 0Q-30 30-20 60Q0 84 50 76', paint.accentDark, 11, 'stroke-linecap="round"') +
  line('M12-70Q70-40 30 0Q-30 30-20 60Q0 84 50 76', paint.accentLight, 6, 'stroke-dasharray="9 5"');

export const book: Motif = (paint) =>
  group(
    'rotate(-7)',
    path('M-66-88H58Q76-88 76-70V92H-54Q-72 90-72 76z', paint.paper, edge(paint)) +
      line('M-54 82H74M-56 74H74', paint.dark, 3) +
      path('M-72-76Q-72-96-54-96H68V64H-54Q-70 64-72 78z', paint.accentDark, edge(paint)) +
      path('M-72-76Q-72-96-54-96V64Q-70 64-72 78z', paint.accent) +
      facet('-44,-86 -16,-86 -44,-58', paint.main) +
      facet('58,-86 58,-58 30,-86', paint.main) +
      facet('-44,54 -16,54 -44,26', paint.main) +
      facet('58,54 58,26 30,54', paint.main) +
      circle(7, -16, 38, paint.main, edge(paint, 4)) +
      circle(7, -16, 27, paint.ink) +
      path('M-16-16Q7-42 30-16Q7 10-16-16z', paint.light) +
      circle(7, -16, 9, paint.accentDark),
  ) + path(glint(64, -76, 22) + glint(-62, 20, 14), '#fff');

export const temple: Motif = (paint) =>
  symmetric(
    '0,-82 26,-82 26,-58 46,-58 46,-30 66,-30 66,0 84,0 84,34 100,34 100,78 0,78',
    paint.dark,
    edge(paint),
  ) +
  path('M26-58H46V-46H-46V-58zM46-30H66V-18H-66V-30zM66 0H84V12H-84V0zM84 34H100V46H-100V34z', paint.light) +
  rect(-26, -82, 52, 24, paint.main, edge(paint, 4)) +
  symmetric('0,-58 16,-58 26,78 0,78', paint.main) +
  line('M-16-34H16M-19-14H19M-21 6H21M-23 26H23M-24 46H24M-26 64H26', paint.dark, 4) +
  rect(-9, -78, 18, 20, paint.ink) +
  path(glint(0, -92, 30), paint.accentLight) +
  path('M-100 78H100L88 96H-88z', paint.accentDark, edge(paint));

export const aztecMask: Motif = (paint) =>
  facets('10,-60 26,-104 44,-58', paint.accent, edge(paint, 4)) +
  facets('40,-56 76,-96 74,-40', paint.accentLight, edge(paint, 4)) +
  facets('66,-40 104,-54 86,-8', paint.accent, edge(paint, 4)) +
  symmetric('0,-70 44,-66 70,-40 74,30 48,78 0,96', paint.main, edge(paint)) +
  symmetric('0,-70 44,-66 60,-42 0,-34', paint.accentDark) +
  path('M0-66L12-52L0-38L-12-52z', paint.accentLight) +
  rect(-54, -24, 40, 24, paint.ink, 'rx="10"') +
  rect(14, -24, 40, 24, paint.ink, 'rx="10"') +
  dots('-34,-12 34,-12', 14, paint.accentLight) +
  symmetric('0,-22 8,-20 18,24 0,30', paint.dark) +
  rect(-36, 40, 72, 26, paint.ink, `rx="6" ${edge(paint, 3)}`) +
  path('M-32 42h12v20h-12zM-15 42h12v20h-12zM3 42h12v20H3zM20 42h12v20H20z', paint.paper) +
  facets('66,-4 84,-4 80,34 64,30', paint.accent, edge(paint, 4));

export const viking: Motif = (paint) =>
  path('M52-10Q96-20 88-92Q70-60 42-48zM-52-10Q-96-20-88-92Q-70-60-42-48z', paint.paper, edge(paint)) +
  path('M-64 20Q-62-72 0-74Q62-72 64 20z', paint.main, edge(paint)) +
  path('M0-74Q62-72 64 20H28Q30-40 0-74z', paint.dark, 'fill-opacity=".5"') +
  path('M-52 24H52Q60 70 30 100H-30Q-60 70-52 24z', '#c8783a', edge(paint)) +
  line('M-24 60V96M0 64V100M24 60V96', '#8c4a1c', 5) +
  path('M-10-74H10V20H-10zM-68 4H68V26H-68z', paint.light, edge(paint, 4)) +
  path('M-9 26H9L6 62H-6z', paint.light, edge(paint, 4)) +
  dots('-54,15 -32,15 32,15 54,15 0,-50 0,-22', 9, paint.dark) +
  dots('-28,42 28,42', 14, paint.ink) +
  line('M-26 76Q0 66 26 76', paint.ink, 5);

export const potion: Motif = (paint) =>
  path(
    'M-22-60H22V-20Q84 10 72 62Q60 98 0 98Q-60 98-72 62Q-84 10-22-20z',
    paint.paper,
    `fill-opacity=".3" ${edge(paint)}`,
  ) +
  path('M-68 34Q-34 18 0 34Q34 50 70 34Q78 90 0 92Q-78 90-68 34z', paint.accent) +
  path('M0 34Q34 50 70 34Q78 90 0 92Q50 74 40 42z', paint.accentDark) +
  dots('-30,62 10,70 34,56 -8,46', 15, paint.accentLight) +
  dots('14,10 -6,-6 6,-36', 11, paint.accentLight) +
  rect(-30, -72, 60, 18, paint.main, `rx="6" ${edge(paint, 4)}`) +
  path('M-17-72V-100H17V-72z', '#a46a36', edge(paint, 4)) +
  line('M-52 20Q-58 40-52 62', '#fff', 7, 'stroke-linecap="round"') +
  path(glint(66, -60, 24) + glint(-66, -40, 16), paint.light);

export const vampire: Motif = (paint) =>
  path('M-40 60Q-100 50-96-60Q-60-40-40-20zM40 60Q100 50 96-60Q60-40 40-20z', paint.accent, edge(paint)) +
  symmetric('0,-60 34,-64 54,-20 44,40 16,84 0,88', '#e7dff2', edge(paint)) +
  path('M-56-12Q-66-92 0-96Q66-92 56-12Q48-52 24-54L0-28L-24-54Q-48-52-56-12z', paint.ink, edge(paint, 3)) +
  facets('12,-10 40,-22 36,-4 22,2', paint.ink) +
  dots('-26,-9 26,-9', 9, paint.accent) +
  line('M0-2L-6 24H6', '#a99cc0', 4) +
  path('M-26 42Q0 52 26 42Q14 62 0 62Q-14 62-26 42z', paint.accentDark) +
  facets('8,48 18,46 14,66', '#fff') +
  facets('42,46 96,94 30,98 16,84', paint.shade, edge(paint)) +
  symmetric('0,88 12,92 0,104', paint.accent, edge(paint, 3)) +
  ellipse(0, 72, 3, 6, paint.accent);
