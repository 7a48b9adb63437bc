// Checks errors of the page and refusals of the casino.
import type { Property } from './property.ts';

/** Matches errors caused by the faults that the explorer injects. */
const expected =
  /net::ERR_|WebSocket connection|Failed to fetch dynamically|error loading dynamically|ChunkLoad|importing a module|\[MSW\]/i;

export const noUncaughtError: Property = {
  name: 'no uncaught error, and none on the console',
  check({ errors, isOnline, hasFaults }) {
    const found = errors.find((error) => !((!isOnline || hasFaults) && expected.test(error)));
    return found === undefined ? null : { detail: found.slice(0, 1_200) };
  },
};

export const noServerError: Property = {
  name: 'no call answers 5xx or breaks the description',
  check({ calls }) {
    const found = calls.find(({ status, fault }) => status >= 500 && fault === null);
    if (!found) return null;
    return {
      detail: `${found.method} ${found.path}: ${found.status} ${found.error ?? ''} after ${found.body ?? ''}`,
    };
  },
};

/** The casino refuses no request as malformed, because the client checks bodies before it sends them. */
export const noInvalidRequest: Property = {
  name: 'the client sends only what the description allows',
  check({ calls }) {
    const found = calls.find(
      ({ status, error, fault }) =>
        status === 400 && fault === null && error?.includes('"invalid_request"') === true,
    );
    return found
      ? { detail: `${found.method} ${found.path}: ${found.error ?? ''} after ${found.body ?? ''}` }
      : null;
  },
};

export const noCrash: Property = {
  name: 'no page fails as a whole without a fault',
  isPatient: true,
  check({ after, before, isOnline, hasFaults, step }) {
    if (!after.hasCrashed || before.hasCrashed || !isOnline || hasFaults) return null;
    // Unknown URLs and blocked regions have their own error pages. Those don't count as crashes.
    if (step.do === 'open' || step.do === 'back' || step.do === 'forward') return null;
    const texts = after.texts
      .filter((text) => text.length > 3)
      .slice(0, 12)
      .join(' | ');
    return {
      detail: `${after.url}: ${texts}`,
      expectation: `await expect(page.locator('main[data-page="error"]')).toHaveCount(0);`,
    };
  },
};
