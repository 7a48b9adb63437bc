import { partOf } from '../paging.ts';
import { bannerUrl } from '../../art/urls.ts';
import type { Context } from '../context.ts';
import { brandCurrency, type BrandId } from '../settings.ts';
import { minStakes } from '../lobby/stakes.catalogue.ts';
import type { Tournament, TournamentPrize } from '../../generated/model/index.ts';
import { findPromo } from '../promotions/view.ts';
import { htmlOf } from '../markup.ts';
import { amountsOf, minorOf, localText } from '../sums.ts';
import { closed, mechanicTitles, type TournamentDefinition } from './catalogue/definition.ts';
import { gamesOfTournament } from './games.view.ts';
import { tournaments } from './catalogue.ts';
import { isoOf } from '../dates.ts';
import { sortEvents, statusAt } from '../eventTime.ts';
import { membershipIn, tournamentsSlice } from './state.ts';
import type { PlayerState } from '../state.ts';
import { prizeAt } from './prizes.rules.ts';
import { prizeTable } from './prizes.view.ts';
import { admissionFacts } from './admission.view.ts';
import { admissionProblem } from './rules.ts';
import { resultOf } from './results.view.ts';
import { isSeriesLeader } from './series.view.ts';
import { rawStatus, spanOf } from './times.rules.ts';
import { leadersOf, membersOf, opponentsOf, tournamentStandings, type Standing } from './standings.view.ts';

const shownLeaders = 10;

export function findTournament(call: Context, slug: string): TournamentDefinition | undefined {
  return call.is('state.no_events') ? undefined : tournaments.find((definition) => definition.slug === slug);
}

/** Minimum and maximum bet that counts, minor units. The minimum is at least the games' minimum stake. */
export function betLimitsOf(
  brand: BrandId,
  { minBet, maxBet }: TournamentDefinition,
): { min: number; max: number | null } {
  const minStake = minStakes[brandCurrency[brand]];
  return {
    min: minBet > 0 ? Math.max(minStake, minorOf(brand, minBet)) : minStake,
    max: maxBet === null ? null : minorOf(brand, maxBet),
  };
}

/** The tournament that currently counts for a player: selected, joined and active. */
export function chosenTournament(call: Context, player: PlayerState): TournamentDefinition | undefined {
  const { chosen } = tournamentsSlice.of(call, player);
  const definition = tournaments.find(({ id }) => id === chosen);
  return definition && statusAt(spanOf(call, definition), call.now) === 'active' ? definition : undefined;
}

const text = localText(
  `Играй в отобранные слоты и поднимайся в таблице.
    - считаются только ставки реальными деньгами
    - ставки идут в зачёт одного турнира за раз
    - при равных очках выше тот, кто набрал их раньше`,
  `Play the selected slots and climb the leaderboard.
    - only real-money bets count
    - they count in one tournament at a time
    - of equal scores, the one reached earlier ranks higher`,
  `Gioca alle slot selezionate e sali in classifica.
    - contano solo le puntate con soldi veri
    - contano in un torneo alla volta
    - a parità di punti è davanti chi li ha raggiunti prima`,
  `Jogue os slots selecionados e suba na classificação.
    - só contam apostas com dinheiro real
    - elas contam em um torneio por vez
    - com pontos iguais, fica à frente quem os fez antes`,
);
const descriptions = localText(htmlOf(text.ru), htmlOf(text.en), htmlOf(text.it), htmlOf(text.br));
const prizesText = localText(
  'Денежные призы приходят на баланс сразу после турнира, остальные — в подарки',
  'Money prizes go to your balance right after the tournament, the others to your gifts',
  'I premi in denaro arrivano sul saldo subito dopo il torneo, gli altri tra i tuoi regali',
  'Os prêmios em dinheiro chegam ao saldo logo depois do torneio, os outros aos seus presentes',
);

function placesOf(
  standings: readonly Standing[],
  prizes: readonly TournamentPrize[],
  player: PlayerState | null,
): Pick<Tournament, 'leaders' | 'opponents'> {
  const named = (position: number): string | undefined => prizeAt(prizes, position);
  const me = player?.id ?? null;
  return {
    leaders: leadersOf(standings, shownLeaders, me, named),
    opponents: opponentsOf(standings, me, named),
  };
}

function seatsOf({ seats }: TournamentDefinition, membersCount: number): Partial<Tournament> {
  return seats === null
    ? {}
    : {
        maxMemberLimit: seats,
        limitSeats: seats,
        freeSeats: Math.max(0, seats - membersCount),
      };
}

export function hasTournamentEnded(call: Context, slug: string | undefined): boolean {
  const definition = tournaments.find((item) => item.slug === slug);
  return definition !== undefined && statusAt(spanOf(call, definition), call.now) === 'past';
}

function requirementsOf(call: Context, { requirements }: TournamentDefinition): Partial<Tournament> {
  if (Object.keys(requirements).length === 0) return {};
  const { deposit, ...others } = requirements;
  const promo = others.promoSlug === undefined ? undefined : findPromo(call, others.promoSlug);
  return {
    requirements: {
      ...others,
      ...(promo ? { promoTitle: promo.title[call.locale] } : {}),
      ...(deposit === undefined
        ? {}
        : { minDeposit: amountsOf(brandCurrency[call.brand], minorOf(call.brand, deposit)) }),
    },
  };
}

function ownOf(
  call: Context,
  definition: TournamentDefinition,
  player: PlayerState | null,
): Pick<
  Tournament,
  'isChosen' | 'isMember' | 'wantParticipate' | 'isSeriesLeaderMember' | 'admissionProblem'
> {
  if (!player) return { isChosen: false, isMember: false };
  const { chosen, waitingFor } = tournamentsSlice.of(call, player);
  const isMember = membershipIn(call, player, definition.id) !== undefined;
  const problem = isMember ? null : admissionProblem(definition, admissionFacts(call, player, definition));
  return {
    isChosen: isMember && chosen === definition.id,
    isMember,
    wantParticipate: !isMember && waitingFor.includes(definition.id),
    ...(problem ? { admissionProblem: problem.why } : {}),
    ...(definition.seriesId === null
      ? {}
      : { isSeriesLeaderMember: isMember && isSeriesLeader(call, definition.seriesId, player) }),
  };
}

/** A tournament now, as a player or a guest sees it. */
export function tournamentOf(
  call: Context,
  definition: TournamentDefinition,
  player: PlayerState | null,
): Tournament {
  const {
    id,
    slug,
    title,
    sortPriority,
    mechanic,
    privacy,
    price,
    seriesId,
    fund,
    games,
    minBet,
    isBlocking,
  } = definition;
  const prizes = prizeTable(call, definition);
  const standings = tournamentStandings(call, definition);
  const membersCount = membersOf(call, definition);
  const { min, max } = betLimitsOf(call.brand, definition);
  const times = spanOf(call, definition);
  const image = `/mock-assets/trophy/${slug}.svg`;
  return {
    id,
    slug,
    title: title[call.locale],
    status: rawStatus(id, times, call.now),
    startedAt: isoOf(times.startAt),
    ...(times.endAt === null ? {} : { finishedAt: isoOf(times.endAt) }),
    sortPriority,
    type: 'tournament',
    ...(id % 5 === 0 ? { imageDefault: { url: image } } : { image: bannerUrl(call.brand, slug, 'desktop') }),
    description: descriptions[call.locale],
    mechanic: { title: mechanicTitles[mechanic][call.locale], value: mechanic },
    prizes,
    numberOfPrizes: prizes.at(-1)?.to ?? 0,
    numberOfGames: games,
    ...ownOf(call, definition, player),
    ...(price > 0 ? { compointMembershipPrice: price } : {}),
    privacyType: privacy,
    tournamentSeriesId: seriesId,
    membersCount,
    ...seatsOf(definition, membersCount),
    prizeDescription: prizesText[call.locale],
    prizeMoney: amountsOf(brandCurrency[call.brand], minorOf(call.brand, fund)),
    betRestriction: { min: minBet > 0 ? min : 0, ...(max === null ? {} : { max: max }) },
    ...placesOf(standings, prizes, player),
    tournamentType: 'default',
    ...requirementsOf(call, definition),
    ...(isBlocking ? { isBlocking } : {}),
    ...resultOf(call, definition, times, standings, player),
  };
}

export interface TournamentFilter {
  status?: 'future' | 'active' | 'past' | undefined;
  seriesId?: number | undefined;
  price?: 'free' | 'compoints' | undefined;
  byInvitation?: boolean | undefined;
  joined?: boolean | undefined;
  /** Slug of a game whose rounds the tournament counts. */
  game?: string | undefined;
}

/** Whether only invited players can join. */
const isByInvitation = ({ privacy, requirements }: TournamentDefinition): boolean =>
  privacy === closed || requirements.invitation === true;

/** Whether a tournament passes the filter. The caller checks the status. */
function passes(
  call: Context,
  definition: TournamentDefinition,
  { seriesId, price, byInvitation, joined, game }: TournamentFilter,
  isMine: boolean,
): boolean {
  return (
    (seriesId === undefined || definition.seriesId === seriesId) &&
    (price === undefined || (price === 'free') === (definition.price === 0)) &&
    (byInvitation === undefined || isByInvitation(definition) === byInvitation) &&
    (joined === undefined || isMine === joined) &&
    (game === undefined ||
      gamesOfTournament(call.world.catalogue, definition).some(({ slug }) => slug === game))
  );
}

/** One page of the tournaments that pass a filter, the player's own first. */
export function tournamentPage(
  call: Context,
  { page, limit, ...filter }: TournamentFilter & { page: number; limit: number },
  player: PlayerState | null,
): { data: Tournament[]; total: number } {
  const all = call.is('state.no_events') ? [] : tournaments;
  const events = all.map((definition) => ({
    ...spanOf(call, definition),
    sortPriority: definition.sortPriority,
    isMine: player !== null && membershipIn(call, player, definition.id) !== undefined,
    definition,
  }));
  const { status } = filter;
  const wanted = events.filter(
    (event) =>
      (status === undefined || statusAt(event, call.now) === status) &&
      passes(call, event.definition, filter, event.isMine),
  );
  const sorted = sortEvents(wanted, call.now);
  const { data, total } = partOf(sorted, { page, limit });
  return { data: data.map(({ definition }) => tournamentOf(call, definition, player)), total };
}
