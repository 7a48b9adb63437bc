import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { deviceNow, noteServerDate, resetServerClock, toDate } from '#/lib/clock.ts';
import { Countdown } from './Countdown.tsx';

const hour = 3_600_000;

afterEach(resetServerClock);

it("a countdown follows the server's clock, not the visitor's", async () => {
  // The visitor's clock is two hours slow.
  noteServerDate(toDate(deviceNow() + 2 * hour).toUTCString(), deviceNow());
  await render(<Countdown until={deviceNow() + 3 * hour} />);
  await expect.element(page.getByText(/^(?:01:00:0\d|00:59:5\d)$/)).toBeVisible();
});
