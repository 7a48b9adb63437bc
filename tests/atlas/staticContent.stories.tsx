import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { goToEnd } from './actions.ts';
import { asPage } from './places.ts';

const meta = preview.meta({
  title: 'errors/static-content',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/rules' },
});

const quietly = (all: string) => ({ place: asPage, quiet: { all } });

export const GetStaticPage = meta.story(errorsOf({ operation: 'getStaticPage', place: asPage }));
export const GetServerData = meta.story(
  errorsOf({ operation: 'getServerData', ...quietly('The brand’s own settings stand in until they come') }),
);
export const ListStaticPages = meta.story(
  errorsOf({
    operation: 'listStaticPages',
    act: goToEnd,
    ...quietly('The footer leaves out the links that did not come'),
  }),
);
export const GetFooterBlock = meta.story(
  errorsOf({
    operation: 'getFooterBlock',
    act: goToEnd,
    ...quietly('The footer leaves out the block that did not come'),
  }),
);
export const ListSeoFooters = meta.story(
  errorsOf({
    operation: 'listSeoFooters',
    act: goToEnd,
    ...quietly('The footer leaves out its text for search engines'),
  }),
);
export const ListSeoCanonicals = meta.story(
  errorsOf({ operation: 'listSeoCanonicals', ...quietly('For search engines; the player sees none of it') }),
);
export const GetSeoMeta = meta.story(
  errorsOf({ operation: 'getSeoMeta', ...quietly('For search engines; the page keeps its own title') }),
);
