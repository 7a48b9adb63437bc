// A guest's first press takes effect exactly once, at any moment while the lobby loads. This test tries eight
// moments on a fast network; `npm run bench -- --only taps` tries forty on a slow machine.
import { expect, test } from './casino.ts';
import { firstTaps, tapAt } from './firstTap.ts';

const MOMENTS_MS = [0, 100, 200, 300, 450, 650, 900, 1300];

/**
 * The number of controls to try. The rest are links, which all work the same way, and the bench tries them.
 */
const TAPS = 10;

for (const moment of MOMENTS_MS)
  test(`a first press ${moment} ms into the load takes effect exactly once`, async ({ casino, page }) => {
    test.slow();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 80,
      downloadThroughput: 1_000_000,
      uploadThroughput: 1_000_000,
    });
    const lost: string[] = [];
    for (const tap of firstTaps(casino.text.bind(casino)).slice(0, TAPS)) {
      const after = await tapAt(page, casino.link('/', { locale: 'ru' }), tap, moment);
      if (after === null) lost.push(tap.name);
    }
    expect(lost).toEqual([]);
  });
