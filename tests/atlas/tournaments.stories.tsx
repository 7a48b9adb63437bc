import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { asPage, inPart } from './places.ts';
import { choose, inJoinDialog, join } from './tournaments.actions.ts';

/** Different errors share a text, because the error page has one text per kind of error. */
const alike = {
  unauthorized: 'Both show the error page of any 4xx, as every page does (specification S8.8)',
};

const meta = preview.meta({
  title: 'errors/tournaments',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/tournaments' },
});

export const ListTournaments = meta.story(
  errorsOf({ operation: 'listTournaments', place: inPart('tournaments.list.failed') }),
);
export const ListTournamentSeries = meta.story(
  errorsOf({
    operation: 'listTournamentSeries',
    place: asPage,
    quiet: { all: 'Series are left out of the list, which is whole without them' },
  }),
);
export const GetTournament = meta.story(errorsOf({ operation: 'getTournament', place: asPage, alike }));
export const GetTournamentSeries = meta.story(
  errorsOf({ operation: 'getTournamentSeries', place: asPage, alike }),
);
export const ListTournamentPlaces = meta.story(
  errorsOf({ operation: 'listTournamentPlaces', place: inPart('tournaments.places.failed') }),
);
export const ListTournamentGames = meta.story(
  errorsOf({ operation: 'listTournamentGames', place: inPart('tournaments.games.failed') }),
);
export const JoinTournament = meta.story(
  errorsOf({
    operation: 'joinTournament',
    act: join,
    place: inJoinDialog,
    quiet: { already_member: 'Who is in already has what they wanted, and is told so' },
  }),
);
export const ChooseTournament = meta.story(
  errorsOf({ operation: 'chooseTournament', act: choose, place: inJoinDialog }),
);
