import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/history',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/history' },
});

export const ListBets = meta.story(errorsOf({ operation: 'listBets', place: inPart('history.bets.failed') }));
export const ListTransactions = meta.story(
  errorsOf({ operation: 'listTransactions', place: inPart('history.transactions.failed') }),
);
