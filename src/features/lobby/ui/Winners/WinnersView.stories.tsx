import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { winnerFixtures } from '../../lobby.fixtures.ts';
import { WinnersView, type WinnersViewProps } from './WinnersView.tsx';

const state: WinnersViewProps['state'] = { kind: 'winners', winners: winnerFixtures, currency: 'RUB' };

/** The strip of live wins. */
const meta = preview.meta({ component: WinnersView, args: { state } });

export const Winners = meta.story();
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Nobody = meta.story({ args: { state: { kind: 'winners', winners: [], currency: 'RUB' } } });
export const Failed = meta.story({ args: { state: { kind: 'error', retry: fn() } } });
