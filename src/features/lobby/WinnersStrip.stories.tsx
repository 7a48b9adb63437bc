import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { winnerFixtures } from './lobby.fixtures.ts';
import { WinnersView, type WinnersViewProps } from './WinnersStrip.tsx';

const winners: WinnersViewProps['winners'] = {
  kind: 'ready',
  data: { data: winnerFixtures, options: { currency: 'RUB' } },
};

const meta = preview.meta({ component: WinnersView, args: { winners } });

export const Winners = meta.story();
export const Loading = meta.story({ args: { winners: { kind: 'pending' } } });
export const Nobody = meta.story({
  args: { winners: { kind: 'ready', data: { data: [], options: { currency: 'RUB' } } } },
});
export const Failed = meta.story({
  args: { winners: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
