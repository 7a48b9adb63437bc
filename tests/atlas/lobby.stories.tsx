import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { pressHeart, pressInfo, takeHeartBack } from './lobby.actions.ts';
import { asPage, asToast, inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/lobby',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/' },
});

const favourites = {
  server_error: 'game.favourites.error',
  favourites_limit_reached: 'game.favourites.limit',
} as const;

export const ListGames = meta.story(errorsOf({ operation: 'listGames', place: inPart('lobby.row.error') }));
export const ListRecentGames = meta.story(
  errorsOf({ operation: 'listRecentGames', place: inPart('lobby.row.error') }),
);
export const ListFavouriteGames = meta.story(
  errorsOf({ operation: 'listFavouriteGames', place: inPart('lobby.row.error') }),
);
export const ListWinners = meta.story(
  errorsOf({ operation: 'listWinners', place: inPart('lobby.winners.error') }),
);
export const GetCurrentBlock = meta.story(
  errorsOf({ operation: 'getCurrentBlock', place: inPart('lobby.today.error') }),
);
export const AddFavouriteGame = meta.story(
  errorsOf({ operation: 'addFavouriteGame', act: pressHeart, place: asToast(favourites) }),
);
export const RemoveFavouriteGame = meta.story(
  errorsOf({ operation: 'removeFavouriteGame', act: takeHeartBack, place: asToast(favourites) }),
);
export const GetGameSheet = meta.story(
  errorsOf({ operation: 'getGameSheet', act: pressInfo, place: inPart('gameSheet.failed') }),
);
export const GetGame = meta.story(errorsOf({ operation: 'getGame', place: asPage }));
export const GetCategory = meta.story(
  errorsOf({
    operation: 'getCategory',
    place: asPage,
    quiet: {
      invalid_request: 'Its games are the page; without the answer it is known by its URL',
      unauthorized: 'Its games are the page; without the answer it is known by its URL',
      server_error: 'Its games are the page; without the answer it is known by its URL',
      service_unavailable: 'Its games are the page; without the answer it is known by its URL',
    },
  }),
);
export const ListCategories = meta.story(
  errorsOf({
    operation: 'listCategories',
    place: asPage,
    quiet: { all: 'The categories that the client knows stand there, with a retry at their end' },
  }),
);
export const ListBanners = meta.story(
  errorsOf({
    operation: 'listBanners',
    place: asPage,
    quiet: { all: 'The brand’s own offer stands in the hero, which is whole without banners' },
  }),
);
export const GetCurrentPromoWidget = meta.story(
  errorsOf({
    operation: 'getCurrentPromoWidget',
    place: asPage,
    quiet: { all: 'The shell is whole without the widget, which is simply not there' },
  }),
);
