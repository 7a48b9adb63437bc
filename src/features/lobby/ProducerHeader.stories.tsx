import preview from '../../../.storybook/preview.tsx';
import { bannerFixtures, producerFixtures } from './lobby.fixtures.ts';
import { ProducerHeaderView } from './ProducerHeader.tsx';

const meta = preview.meta({ component: ProducerHeaderView, args: { producer: producerFixtures[0] ?? null } });

export const Plain = meta.story();
export const WithBanner = meta.story({ args: { banner: bannerFixtures[0] } });
export const Loading = meta.story({ args: { producer: null } });
