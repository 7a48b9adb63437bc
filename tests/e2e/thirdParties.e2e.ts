// Third parties' stand-ins in the production build, under its content security policy and Trusted Types.
import { expect, test } from './casino.ts';
import { expectHeaderShows, expectLive, moneyByBooks } from './play.ts';
import { beCounted, closeRbk, payByRbk } from './thirdParties.ts';

test('the form of RBK lies over the page and books what was paid', { tag: '@phone' }, async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  await expectLive(casino);
  await closeRbk(casino, 51_000);
  await payByRbk(casino, 52_000);
  await expectHeaderShows(casino, await moneyByBooks(casino));
});

test('both analytics hear what waited for them and what comes later', async ({ casino, page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await casino.open('/', { locale: 'en' });
  await beCounted(casino);
  expect(refused).toEqual([]);
});
