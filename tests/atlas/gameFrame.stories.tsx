import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { asPage, inBlockedDialog, inGame } from './places.ts';

const meta = preview.meta({
  title: 'errors/game-frame',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/' },
});

export const RunGame = meta.story(
  errorsOf({
    operation: 'runGame',
    place: ({ name }) =>
      name === 'blocked_double_game_run' ? inBlockedDialog : name === 'region_blocked' ? asPage : inGame,
    alike: {
      invalid_request: 'Any other run error shows the cannot-run message (specification S4)',
      server_error: 'Any other run error shows the cannot-run message (specification S4)',
      service_unavailable: 'For the player it is the provider’s server that does not answer',
    },
  }),
);
