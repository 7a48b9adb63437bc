// The mock's stand-ins for third parties in the production build, under its content security policy and
// Trusted Types.
import { expect, test } from './casino.ts';
import { expectBalanceShown, expectLive, ledgerBalance } from './play.ts';
import { expectTrackersReport, closeRbk, payByRbk } from './thirdParties.ts';

test('the RBK form opens over the page and books the payment', { tag: '@phone' }, async ({ casino }) => {
  await casino.open('/', { user: 'player', locale: 'en' });
  await expectLive(casino);
  await closeRbk(casino, 51_000);
  await payByRbk(casino, 52_000);
  await expectBalanceShown(casino, await ledgerBalance(casino));
});

test('both analytics receive queued and later events', async ({ casino, page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await casino.open('/', { locale: 'en' });
  await expectTrackersReport(casino);
  expect(refused).toEqual([]);
});
