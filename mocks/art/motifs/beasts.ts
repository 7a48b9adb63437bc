import { circle, dots, ellipse, facets, line, path, symmetric } from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';

export const wolf: Motif = (paint) =>
  symmetric('0,-46 18,-56 60,-100 74,-30 96,18 70,26 74,46 42,58 22,88 0,98', paint.accentDark, edge(paint)) +
  facets('18,-56 60,-100 74,-30 48,-26', paint.accent) +
  facets('34,-52 57,-82 60,-40 46,-34', paint.ink) +
  facets('74,-28 96,18 70,26 74,46 42,58 26,32 50,4', paint.accentLight) +
  symmetric('0,-46 18,-56 42,-24 14,6 0,22', paint.accent) +
  symmetric('0,-30 9,-16 8,14 0,34', paint.accentLight) +
  symmetric('0,20 14,8 28,40 22,74 0,84', paint.paper) +
  facets('12,4 44,-16 42,2 24,12', paint.ink) +
  facets('18,3 40,-9 36,3 25,8', paint.light) +
  symmetric('0,58 15,58 11,72 0,80', paint.ink) +
  line('M-14 90L0 86L14 90', paint.ink, 3);

export const lion: Motif = (paint) =>
  symmetric(
    '0,-100 28,-86 58,-88 66,-60 94,-42 84,-8 98,22 74,46 68,78 38,80 20,100 0,92',
    paint.dark,
    edge(paint),
  ) +
  symmetric('0,-84 24,-70 50,-70 56,-44 78,-32 68,-4 80,22 58,42 54,66 28,70 0,80', paint.main) +
  symmetric('0,-46 30,-54 52,-30 46,10 34,52 18,72 0,76', paint.light, edge(paint, 3)) +
  facets('30,-54 48,-62 60,-40 52,-30', paint.main, edge(paint, 3)) +
  symmetric('0,-44 12,-46 10,20 0,28', paint.paper) +
  symmetric('0,28 10,20 30,38 22,60 0,66', paint.paper) +
  facets('12,-10 42,-22 38,-4 20,0', paint.ink) +
  facets('20,-9 36,-15 33,-5 23,-3', paint.accent) +
  symmetric('0,26 18,24 10,38 0,42', paint.ink) +
  line('M0 42V52M-18 58Q-8 62 0 52Q8 62 18 58', paint.ink, 3) +
  path('M-34-66L-20-98L0-78L20-98L34-66Q0-78-34-66z', paint.accent, edge(paint, 4));

export const bull: Motif = (paint) =>
  path(
    'M34-44C70-40 84-60 84-98C112-60 100-14 42-12zM-34-44C-70-40-84-60-84-98C-112-60-100-14-42-12z',
    paint.paper,
    edge(paint),
  ) +
  facets('44,-14 92,-8 70,18 44,14', paint.dark, edge(paint)) +
  symmetric('0,-60 36,-54 52,-20 44,26 30,60 34,82 14,98 0,98', paint.main, edge(paint)) +
  facets('36,-54 52,-20 44,26 30,58 22,10', paint.dark) +
  symmetric('0,-60 20,-56 10,-10 0,2', paint.light) +
  symmetric('0,44 26,48 34,80 14,98 0,98', paint.light, edge(paint, 3)) +
  facets('16,-10 42,-22 40,-4 24,2', paint.ink) +
  facets('22,-8 38,-15 36,-5 27,-2', paint.accentLight) +
  facets('10,66 24,62 22,76 12,78', paint.ink) +
  line('M-12 78A13 13 0 1 0 12 78', paint.accent, 7) +
  line('M-22 58L0 52L22 58', paint.dark, 3);

export const owl: Motif = (paint) =>
  path(
    'M0-78Q30-76 62-100Q70-60 66-40Q88 20 62 70Q40 98 0 100Q-40 98-62 70Q-88 20-66-40Q-70-60-62-100Q-30-76 0-78z',
    paint.accentDark,
    edge(paint),
  ) +
  path('M0 6Q46 10 44 60Q26 88 0 90Q-26 88-44 60Q-46 10 0 6z', paint.accentLight) +
  line(
    'M-28 40Q-20 52-12 40Q-6 52 0 40Q6 52 12 40Q20 52 28 40M-22 60Q-14 72-6 60Q0 70 6 60Q14 72 22 60',
    paint.accentDark,
    5,
  ) +
  path('M66-36Q100 20 62 66Q50 30 58 0zM-66-36Q-100 20-62 66Q-50 30-58 0z', paint.accent, edge(paint, 4)) +
  circle(-30, -32, 32, paint.paper, edge(paint, 4)) +
  circle(30, -32, 32, paint.paper, edge(paint, 4)) +
  dots('-30,-32 30,-32', 40, paint.main) +
  dots('-28,-32 28,-32', 24, paint.ink) +
  dots('-22,-38 34,-38', 9, '#fff') +
  symmetric('0,-34 12,-18 0,10', paint.main, edge(paint, 3)) +
  facets('4,-64 62,-98 60,-66 30,-54', paint.accentDark, edge(paint, 3));

export const cat: Motif = (paint) =>
  symmetric('0,-48 24,-54 66,-98 78,-38 86,14 64,56 30,84 0,88', paint.shade, edge(paint)) +
  facets('34,-54 62,-82 68,-40 52,-34', paint.accent) +
  symmetric('0,-48 14,-50 24,-22 8,8 0,10', paint.sky) +
  facets('78,-30 86,14 64,56 44,40 60,10', paint.sky) +
  path('M12-4Q34-34 64-10Q40 18 12-4zM-12-4Q-34-34-64-10Q-40 18-12-4z', paint.main) +
  path('M38-22Q46-6 38 8Q30-6 38-22zM-38-22Q-46-6-38 8Q-30-6-38-22z', paint.ink) +
  symmetric('0,22 12,20 7,32 0,36', paint.accent) +
  line('M0 36V46Q12 58 24 50M0 46Q-12 58-24 50', paint.accentLight, 4) +
  line('M34 40L86 30M36 48L88 52M-34 40L-86 30M-36 48L-88 52', paint.paper, 3) +
  symmetric('0,-46 12,-34 0,-18', paint.main, edge(paint, 3));

export const dragon: Motif = (paint) =>
  facets('14,-46 36,-104 78,-104 56,-84 50,-40', paint.light, edge(paint)) +
  facets('50,-34 100,-52 80,-18 104,6 70,10 84,44 50,38', paint.accent, edge(paint)) +
  symmetric('0,-58 22,-50 56,-34 60,2 44,26 38,52 46,76 24,98 0,96', paint.dark, edge(paint)) +
  facets('22,-50 56,-34 60,2 44,26 20,4', paint.main) +
  symmetric('0,-58 22,-50 20,2 0,22', paint.light) +
  symmetric('0,20 20,4 36,44 44,74 22,84 0,80', paint.main) +
  symmetric('0,20 9,12 14,60 0,66', paint.light) +
  facets('12,-2 50,-26 48,-4 26,10', paint.ink) +
  facets('22,-2 45,-17 42,-5 28,4', paint.accentLight) +
  facets('16,58 32,54 30,68 20,68', paint.ink) +
  facets('10,84 24,86 18,104', paint.paper) +
  facets('0,-84 8,-56 0,-44', paint.accent, edge(paint, 3));

export const phoenix: Motif = (paint) =>
  path(
    'M10 20Q50-10 60-90Q74-60 70-40L92-70Q104 0 60 46Q30 70 0 60Q-30 70-60 46Q-104 0-92-70L-70-40Q-74-60-60-90Q-50-10-10 20z',
    paint.dark,
    edge(paint),
  ) +
  path(
    'M14 26Q58 0 66-40Q72-10 84-40Q84 12 50 40Q26 56 0 50Q-26 56-50 40Q-84 12-84-40Q-72-10-66-40Q-58 0-14 26z',
    paint.main,
  ) +
  path(
    'M0 10Q26 40 14 66L26 100Q10 92 6 80L0 104L-6 80Q-10 92-26 100L-14 66Q-26 40 0 10z',
    paint.accent,
    edge(paint, 4),
  ) +
  path('M0-70Q30-70 28-40Q26 0 18 40Q0 60-18 40Q-26 0-28-40Q-30-70 0-70z', paint.light, edge(paint)) +
  path(
    'M-16-62Q-34-88-22-102Q-8-90-4-74Q-4-96 6-106Q14-90 8-72Q16-90 30-94Q34-76 16-62z',
    paint.accent,
    edge(paint, 3),
  ) +
  dots('-12,-46 12,-46', 13, paint.ink) +
  dots('-10,-49 14,-49', 5, '#fff') +
  symmetric('0,-40 10,-36 0,-14', paint.dark) +
  line('M-12 6Q0 16 12 6M-10 22Q0 32 10 22', paint.dark, 4);

export const fish: Motif = (paint) =>
  path('M44 6L98-46Q86 4 100 56z', paint.accent, edge(paint)) +
  path('M-30-36Q0-96 40-66Q20-50 34-24zM-14 44Q4 84 34 78Q22 62 30 36z', paint.accentDark, edge(paint)) +
  path('M-96 4Q-60-54 0-50Q46-44 68 6Q40 54-6 54Q-60 54-96 4z', paint.main, edge(paint)) +
  path('M-96 4Q-60 40-6 42Q40 40 68 6Q40 54-6 54Q-60 54-96 4z', paint.dark) +
  path('M-26-50Q-6 0-26 52Q-10 56 4 53Q20 2 0-50zM22-46Q42 4 22 48L38 42Q54 4 38-38z', paint.paper) +
  circle(-56, -10, 15, '#fff', edge(paint, 3)) +
  circle(-59, -9, 8, paint.ink) +
  line('M-92 10Q-76 22-66 18', paint.ink, 4) +
  dots('-88,-52 -74,-76', 16, paint.accentLight, 'stroke-opacity=".8"') +
  dots('-96,-84', 10, paint.accentLight, 'stroke-opacity=".8"');

export const kraken: Motif = (paint) =>
  line(
    'M-30 30Q-50 90-92 70Q-100 50-84 44M30 30Q50 90 92 70Q100 50 84 44M-12 40Q-14 96-46 98M12 40Q14 96 46 98',
    paint.ink,
    28,
    'stroke-linecap="round"',
  ) +
  line(
    'M-30 30Q-50 90-92 70Q-100 50-84 44M30 30Q50 90 92 70Q100 50 84 44M-12 40Q-14 96-46 98M12 40Q14 96 46 98',
    paint.accent,
    19,
    'stroke-linecap="round"',
  ) +
  path(
    'M0-98Q64-92 62-30Q60 0 46 16Q52 46 0 52Q-52 46-46 16Q-60 0-62-30Q-64-92 0-98z',
    paint.accent,
    edge(paint),
  ) +
  path('M0-98Q64-92 62-30Q60 0 46 16Q52 46 0 52Q44 0 30-50Q22-84 0-98z', paint.accentDark) +
  ellipse(-26, -66, 14, 9, paint.accentLight, 'transform="rotate(-30-26-66)"') +
  facets('8,-4 42,-20 40,4 22,10', paint.ink) +
  facets('18,-4 36,-12 34,1 24,4', paint.light) +
  line('M-22 30Q0 18 22 30', paint.ink, 5) +
  dots('-52,70 -72,74 52,70 72,74 -22,80 22,80', 8, paint.accentLight);

export const tiger: Motif = (paint) =>
  symmetric('0,-72 30,-68 52,-92 76,-66 72,-30 92,16 72,44 62,74 30,92 0,94', paint.main, edge(paint)) +
  facets('46,-66 56,-78 66,-60 60,-46', paint.ink) +
  facets('92,16 72,44 62,74 40,60 60,24', paint.paper) +
  symmetric('0,20 16,10 38,40 30,72 0,84', paint.paper) +
  symmetric('0,-30 12,-30 14,12 0,22', paint.light) +
  facets('0,-68 8,-68 0,-42', paint.ink) +
  facets('18,-68 28,-66 14,-40', paint.ink) +
  facets('76,-8 54,-4 84,6', paint.ink) +
  facets('86,24 58,24 80,36', paint.ink) +
  facets('14,0 46,-26 48,-4 28,8', paint.ink) +
  facets('22,-1 42,-17 42,-5 30,3', paint.accentLight) +
  symmetric('0,38 18,36 8,50 0,54', paint.ink) +
  line('M0 54V64M-20 72Q-6 76 0 64Q6 76 20 72', paint.ink, 4);
