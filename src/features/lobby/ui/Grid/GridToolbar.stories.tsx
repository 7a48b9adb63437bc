import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { producerFixtures } from '../../lobby.fixtures.ts';
import { GridToolbar } from './GridToolbar.tsx';

const producers = { chosen: [], onPick: fn(), onRemove: fn() };

const meta = preview.meta({
  component: GridToolbar,
  args: {
    title: 'Слоты',
    isPageTitle: true,
    total: 4316,
    query: { sort: null, producers: [] },
    onSort: fn(),
    producers,
  },
});

export const Plain = meta.story();
export const Counting = meta.story({ args: { total: null } });
export const Filtered = meta.story({
  args: {
    query: { sort: 'new', producers: [] },
    producers: { ...producers, chosen: producerFixtures.slice(0, 3) },
  },
});
export const OfOneProducer = meta.story({ args: { producers: undefined } });
