import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { producerFixtures } from '../../lobby.fixtures.ts';
import { ProducersPicker, type ProducersPickerProps } from './ProducersPicker.tsx';

const producers: ProducersPickerProps['producers'] = { kind: 'ready', data: producerFixtures };

const meta = preview.meta({
  title: 'lobby/ProducersPicker',
  component: ProducersPicker,
  args: { producers, onPick: fn(), selection: undefined as ProducersPickerProps['selection'] },
});

export const TopAndOthers = meta.story();
export const Loading = meta.story({ args: { producers: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { producers: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});

/**
 * As a filter of a grid, the picker lets the player choose several producers, each with its number of
 * games.
 */
export const Several = meta.story({
  args: {
    selection: {
      chosen: ['producer-0', 'producer-3'],
      counts: new Map(producerFixtures.map(({ slug }, index) => [slug, 120 - index])),
    },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', {
        name: `Amberwheel 2 ${storyText('lobby.games.count', { count: 119 })}`,
      }),
    );
    await expect(args.onPick).toHaveBeenCalledWith('producer-1');
  },
});

/** A search needs at least three letters. */
export const TooShort = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'am');
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
});

export const Found = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), ' AMB');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Amberwheel 2' }));
    await expect(args.onPick).toHaveBeenCalledWith('producer-1');
  },
});

export const NothingFound = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
