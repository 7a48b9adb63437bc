// All tournaments: active ones, those of series, future and past ones.
import { localText } from '../sums.ts';
import { compoints, tournament, type TournamentDefinition } from './catalogue/definition.ts';
import { running } from './catalogue/running.ts';

const ofSeries: readonly TournamentDefinition[] = [
  tournament({
    id: 308,
    slug: 'league-opening',
    title: localText('Открытие лиги', 'League Opening', 'Apertura della lega', 'Abertura da liga'),
    from: -300,
    to: -180,
    seriesId: 51,
    members: 380,
  }),
  tournament({
    id: 309,
    slug: 'league-heat',
    title: localText('Жаркий этап лиги', 'League Heat', 'Tappa rovente della lega', 'Etapa quente da liga'),
    from: -48,
    to: 72,
    seriesId: 51,
    members: 402,
    sortPriority: 40,
  }),
  tournament({
    id: 310,
    slug: 'league-final',
    title: localText('Финал лиги', 'League Final', 'Finale della lega', 'Final da liga'),
    from: 96,
    to: 192,
    seriesId: 51,
    members: 410,
    fund: 900_000,
  }),
  tournament({
    id: 322,
    slug: 'paid-stage',
    title: localText('Платный этап', 'Paid Stage', 'Tappa a pagamento', 'Etapa paga'),
    from: -26,
    to: 118,
    seriesId: 52,
    privacy: compoints,
    price: 400,
    members: 140,
  }),
  tournament({
    id: 323,
    slug: 'paid-final',
    title: localText('Платный финал', 'Paid Final', 'Finale a pagamento', 'Final paga'),
    from: 140,
    to: 230,
    seriesId: 52,
    privacy: compoints,
    price: 900,
    members: 150,
  }),
  tournament({
    id: 324,
    slug: 'snow-stage',
    title: localText('Снежный этап', 'Snow Stage', 'Tappa della neve', 'Etapa da neve'),
    from: -900,
    to: -700,
    seriesId: 53,
    members: 520,
  }),
  tournament({
    id: 327,
    slug: 'night-opening',
    title: localText(
      'Открытие ночной лиги',
      'Night League Opening',
      'Apertura della Lega notturna',
      'Abertura da Liga da noite',
    ),
    from: 80,
    to: 240,
    seriesId: 54,
    mechanic: 4,
  }),
  tournament({
    id: 328,
    slug: 'night-final',
    title: localText(
      'Финал ночной лиги',
      'Night League Final',
      'Finale della Lega notturna',
      'Final da Liga da noite',
    ),
    from: 300,
    to: 500,
    seriesId: 54,
    mechanic: 4,
  }),
];

const future: readonly TournamentDefinition[] = [
  tournament({
    id: 317,
    slug: 'morning-start',
    title: localText('Утренний старт', 'Morning Start', 'Partenza del mattino', 'Largada da manhã'),
    from: 2,
    to: 50,
    members: 180,
    mechanic: 2,
  }),
  tournament({
    id: 325,
    slug: 'early-birds',
    title: localText('Ранние пташки', 'Early Birds', 'Mattinieri', 'Madrugadores'),
    from: 30,
    to: 90,
    members: 22,
    seats: 40,
    mechanic: 3,
  }),
  tournament({
    id: 326,
    slug: 'silver-ticket',
    title: localText('Серебряный билет', 'Silver Ticket', 'Biglietto d’argento', 'Bilhete de prata'),
    from: 52,
    to: 140,
    members: 96,
    privacy: compoints,
    price: 800,
  }),
];

const finals: readonly TournamentDefinition[] = [
  tournament({
    id: 318,
    slug: 'autumn-final',
    title: localText('Осенний финал', 'Autumn Final', 'Finale d’autunno', 'Final de outono'),
    from: -200,
    to: -60,
    members: 640,
    fund: 2_000_000,
  }),
  tournament({
    id: 319,
    slug: 'lantern-cup',
    title: localText('Кубок фонарей', 'Lantern Cup', 'Coppa delle lanterne', 'Copa das lanternas'),
    from: -140,
    to: -20,
    members: 310,
    mechanic: 4,
    topScore: 200,
  }),
];

/** Weekly cups of the past, so that the list has more than one page. */
const pastCups: readonly TournamentDefinition[] = Array.from({ length: 14 }, (_, index) => {
  const number = 14 - index;
  return tournament({
    id: 400 + number,
    slug: `weekly-cup-${number}`,
    title: localText(
      `Кубок недели №\u00a0${number}`,
      `Weekly Cup no. ${number}`,
      `Coppa settimanale n. ${number}`,
      `Copa semanal nº ${number}`,
    ),
    from: -168 * (index + 2),
    to: -168 * (index + 1),
    members: 180 + number * 11,
  });
});

export const tournaments: readonly TournamentDefinition[] = [
  ...running,
  ...ofSeries,
  ...future,
  ...finals,
  ...pastCups,
];
