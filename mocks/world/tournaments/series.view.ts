// Series: their scores are the sums of the scores in their tournaments.
import { bannerUrl } from '../../art/urls.ts';
import type { Context } from '../context.ts';
import { brandCurrency } from '../settings.ts';
import type { TournamentSeries } from '../../generated/model/index.ts';
import { htmlOf } from '../markup.ts';
import { amountsOf, minorOf, localText } from '../sums.ts';
import { mechanicTitles, type SeriesDefinition } from './catalogue/definition.ts';
import { tournaments } from './catalogue.ts';
import { seriesList } from './catalogue/series.ts';
import { isoOf } from '../dates.ts';
import { sortEvents } from '../eventTime.ts';
import { membershipIn } from './state.ts';
import type { PlayerState } from '../state.ts';
import { prizeAt } from './prizes.rules.ts';
import { prizeTable } from './prizes.view.ts';
import { resultOf } from './results.view.ts';
import { rawStatus, spanOf } from './times.rules.ts';
import { leadersOf, opponentsOf, seriesStandings } from './standings.view.ts';

const shownLeaders = 10;
/** How many of the top places in a series are marked with a crown. */
const crownCount = 3;

const text = localText(
  `Чем больше этапов сыграешь, тем выше поднимешься.
    - очки всех турниров серии складываются
    - при равных суммах выше тот, кто набрал свою раньше`,
  `The more stages you play, the higher you climb.
    - points from all tournaments in the series add up
    - of equal sums, the one reached earlier ranks higher`,
  `Più tappe giochi, più sali.
    - i punti di tutti i tornei della serie si sommano
    - a parità di somma è davanti chi l’ha raggiunta prima`,
  `Quanto mais etapas você joga, mais alto chega.
    - os pontos de todos os torneios da série se somam
    - com somas iguais, fica à frente quem chegou antes à sua`,
);

const isIn = (call: Context, seriesId: number, player: PlayerState): boolean =>
  tournaments.some((item) => item.seriesId === seriesId && membershipIn(call, player, item.id) !== undefined);

/** True if the player holds one of the top places in a series, which are marked with a crown. */
export function isSeriesLeader(call: Context, seriesId: number, player: PlayerState): boolean {
  return seriesStandings(call, { id: seriesId })
    .slice(0, crownCount)
    .some(({ userId }) => userId === player.id);
}

export function seriesOf(
  call: Context,
  definition: SeriesDefinition,
  player: PlayerState | null,
): TournamentSeries {
  const { id, slug, title, sortPriority, mechanic, isPaid, fund } = definition;
  const times = spanOf(call, definition);
  const prizes = prizeTable(call, definition);
  const standings = seriesStandings(call, definition);
  const named = (position: number): string | undefined => prizeAt(prizes, position);
  const me = player?.id ?? null;
  return {
    id,
    slug,
    title: title[call.locale],
    status: rawStatus(id, times, call.now),
    startedAt: isoOf(times.startAt),
    ...(times.endAt === null ? {} : { finishedAt: isoOf(times.endAt) }),
    sortPriority,
    type: 'tournament',
    image: bannerUrl(call.brand, slug, 'desktop'),
    description: htmlOf(text[call.locale]),
    mechanic: { title: mechanicTitles[mechanic][call.locale], value: mechanic },
    prizes,
    isPaid,
    tournamentType: 'series',
    prizeMoney: amountsOf(brandCurrency[call.brand], minorOf(call.brand, fund)),
    numberOfTournaments: tournaments.filter(({ seriesId }) => seriesId === id).length,
    isMember: player !== null && isIn(call, id, player),
    leaders: leadersOf(standings, shownLeaders, me, named),
    opponents: opponentsOf(standings, me, named),
    ...resultOf(call, definition, times, standings, player),
  };
}

export function allSeriesOf(call: Context, player: PlayerState | null): TournamentSeries[] {
  if (call.is('state.no_events')) return [];
  const events = seriesList.map((definition) => ({
    ...spanOf(call, definition),
    sortPriority: definition.sortPriority,
    definition,
  }));
  return sortEvents(events, call.now).map(({ definition }) => seriesOf(call, definition, player));
}

export function findSeries(call: Context, slug: string): SeriesDefinition | undefined {
  return call.is('state.no_events') ? undefined : seriesList.find((definition) => definition.slug === slug);
}
