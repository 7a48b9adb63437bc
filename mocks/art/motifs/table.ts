import { circle, dots, facet, facets, group, line, path, rect } from '#mocks/art/svg.ts';
import { edge } from '#mocks/art/motifs/motif.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';
import { suits } from '#mocks/art/motifs/suits.ts';
import type { Paint } from '#mocks/art/palette.ts';

const red = '#e0213f';
const { heart, spade, diamond, club } = suits;

function card(paint: Paint, place: string, suit: string, colour: string): string {
  return group(
    place,
    rect(-42, -62, 84, 124, '#fffaf0', `rx="9" ${edge(paint)}`) +
      path(suit, colour) +
      group('translate(-29-48)scale(.24)', path(suit, colour)),
  );
}

export const cards: Motif = (paint) =>
  card(paint, 'translate(-46 14)rotate(-22)', spade, '#191327') +
  card(paint, 'translate(46 14)rotate(22)', diamond, red) +
  card(paint, 'translate(0-8)scale(1.12)', heart, red);

export const twentyOne: Motif = (paint) =>
  card(paint, 'translate(-26 6)rotate(-12)scale(1.2)', club, '#191327') +
  card(paint, 'translate(34 0)rotate(14)scale(1.2)', spade, '#191327') +
  circle(-52, 70, 26, paint.main, edge(paint)) +
  line('M-52 44V52M-52 88V96M-78 70H-70M-34 70H-26', paint.paper, 8) +
  circle(-52, 70, 14, paint.light);

export const aces: Motif = (paint) =>
  card(paint, 'translate(-60 20)rotate(-30)scale(.95)', club, '#191327') +
  card(paint, 'translate(-22 0)rotate(-10)scale(.95)', diamond, red) +
  card(paint, 'translate(22 0)rotate(10)scale(.95)', spade, '#191327') +
  card(paint, 'translate(60 20)rotate(30)scale(.95)', heart, red);

export const dice: Motif = (paint) =>
  group(
    'translate(-34 24)rotate(-8)',
    facet('0,-66 58,-36 0,-6 -58,-36', '#fff', edge(paint)) +
      facet('-58,-36 0,-6 0,62 -58,32', '#ffd9d9', edge(paint)) +
      facet('58,-36 0,-6 0,62 58,32', '#e9a9ae', edge(paint)) +
      dots('0,-36 -44,-10 -29,14 -14,40 16,18 42,6 16,44 42,30', 13, red),
  ) +
  group(
    'translate(42-40)rotate(14)scale(.78)',
    facet('0,-66 58,-36 0,-6 -58,-36', paint.light, edge(paint)) +
      facet('-58,-36 0,-6 0,62 -58,32', paint.main, edge(paint)) +
      facet('58,-36 0,-6 0,62 58,32', paint.dark, edge(paint)) +
      dots('-22,-36 22,-36 -42,-8 -16,36 29,12', 13, paint.ink),
  );

export const chips: Motif = (paint) => {
  const chip = (x: number, y: number, radius: number, colour: string): string =>
    circle(x, y, radius, colour, edge(paint)) +
    `<circle cx="${x}" cy="${y}" r="${radius - 8}" fill="none" stroke="#fff" stroke-width="14" stroke-dasharray="${Math.round(radius * 0.36)} ${Math.round(radius * 0.5)}"/>` +
    circle(x, y, radius * 0.62, colour, 'stroke="#fff" stroke-width="3"');
  return (
    chip(-42, -36, 50, paint.accent) +
    chip(48, -18, 48, paint.ink) +
    chip(2, 38, 58, paint.main) +
    group('translate(2 40)scale(.62)', path(spade, paint.paper))
  );
};

export const joker: Motif = (paint) =>
  path(
    'M0-30Q-20-90-72-92Q-104-70-96-20Q-70-60-44-8zM0-30Q20-90 72-92Q104-70 96-20Q70-60 44-8z',
    paint.accent,
    edge(paint),
  ) +
  path('M-44-6Q-40-70 0-98Q40-70 44-6z', paint.main, edge(paint)) +
  path('M0-98Q40-70 44-6H0z', paint.dark, 'fill-opacity=".5"') +
  dots('-96,-16 96,-16 0,-98', 24, paint.ink) +
  dots('-96,-16 96,-16 0,-98', 16, paint.light) +
  path('M-48-6Q0-24 48-6Q56 50 0 98Q-56 50-48-6z', paint.paper, edge(paint)) +
  path('M20-14L34 22L20 40L6 22zM-20-14L-34 22L-20 40L-6 22z', paint.accent) +
  dots('-20,14 20,14', 13, paint.ink) +
  path('M-30 46Q0 58 30 46Q20 78 0 80Q-20 78-30 46z', paint.accentDark, edge(paint, 3)) +
  path('M-54-2Q0-26 54-2L48 10Q0-10-48 10z', paint.light, edge(paint, 3)) +
  circle(0, 38, 9, red);

export const masks: Motif = (paint) =>
  facets('60,-40 98,-86 92,-20', paint.accentLight, edge(paint)) +
  facets('34,-46 44,-104 66,-44', paint.accent, edge(paint)) +
  facets('0,-40 14,-96 32,-46', paint.light, edge(paint)) +
  path(
    'M-90-30Q-40-56 0-34Q40-56 90-30Q92 30 52 44Q24 52 0 16Q-24 52-52 44Q-92 30-90-30z',
    paint.main,
    edge(paint),
  ) +
  path('M0-34Q40-56 90-30Q92 30 52 44Q24 52 0 16z', paint.dark, 'fill-opacity=".45"') +
  path('M18-6Q44-28 72-8Q48 22 18-6zM-18-6Q-44-28-72-8Q-48 22-18-6z', paint.ink) +
  dots('-74,-28 -54,-36 -34,-36 34,-36 54,-36 74,-28', 8, paint.paper) +
  path('M0-38L10-24L0-10L-10-24z', paint.accentLight, edge(paint, 3)) +
  line('M84 20Q104 60 78 98M-84 20Q-104 60-78 98', paint.accent, 7, 'stroke-linecap="round"');
