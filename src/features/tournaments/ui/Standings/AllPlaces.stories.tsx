import { expect, fn } from 'storybook/test';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { leadersFixture, opponentsFixture } from '../../tournaments.fixtures.ts';
import { PlacesView, type PlacesViewProps } from './AllPlaces.tsx';

const firstPage = {
  data: leadersFixture,
  total: 812,
  ranking: '301-1',
  rankedAt: '2026-11-20T12:00:00.000Z',
  ownPosition: 412,
};

const usual: PlacesViewProps = {
  places: { kind: 'ready', data: firstPage },
  isTurning: false,
  isRenewing: false,
  onRenew: fn(),
  page: 1,
  onPage: fn(),
};

const meta = preview.meta({
  title: 'tournaments/AllPlaces',
  component: PlacesView,
  args: usual,
});

export const FirstPage = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(9);
    const own = storyText('tournaments.places.own', { place: '412' });
    await userEvent.click(canvas.getByRole('button', { name: own }));
    await expect(args.onPage).toHaveBeenLastCalledWith(42);
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.places.renew') }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
});
/** If the page with the player's row is already shown, the button only scrolls to the row. */
export const OwnPage = meta.story({
  args: { places: { kind: 'ready', data: { ...firstPage, data: opponentsFixture } }, page: 42 },
  async play({ args, canvas, userEvent }) {
    const own = storyText('tournaments.places.own', { place: '412' });
    await userEvent.click(canvas.getByRole('button', { name: own }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({ args: { places: { kind: 'pending' } } });
export const Empty = meta.story({
  args: {
    places: {
      kind: 'ready',
      data: { data: [], total: 0, ranking: '301-0', rankedAt: '2026-11-20T12:00:00.000Z' },
    },
  },
});
