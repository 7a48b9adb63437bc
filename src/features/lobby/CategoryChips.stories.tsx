import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { categoryFixtures } from './lobby.fixtures.ts';
import { ChipsView } from './CategoryChips.tsx';

const meta = preview.meta({
  component: ChipsView,
  args: { categories: categoryFixtures, onPickProducer: fn() },
});

export const Lobby = meta.story();
export const OnCategory = meta.story({ args: { current: 'table' } });
export const Loading = meta.story({ args: { categories: null } });
export const Failed = meta.story({ args: { retry: fn() } });
