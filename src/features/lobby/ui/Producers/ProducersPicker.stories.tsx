import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { producerFixtures } from '../../lobby.fixtures.ts';
import { ProducersPicker, type ProducersPickerProps } from './ProducersPicker.tsx';

const producers: ProducersPickerProps['producers'] = { kind: 'ready', data: producerFixtures };

const meta = preview.meta({ component: ProducersPicker, args: { producers, onPick: fn() } });

export const TopAndOthers = meta.story();
export const Loading = meta.story({ args: { producers: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { producers: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
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
