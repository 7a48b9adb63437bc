import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart, RegionBoundary } from './RegionBoundary.tsx';

it('a failed region is rendered again once the browser is online', async () => {
  let isOffline = true;
  function News() {
    if (isOffline) throw new Error('the part did not load');
    return <p>News</p>;
  }
  const screen = await render(
    <RegionBoundary fallback={() => <p>Failed</p>}>
      <News />
    </RegionBoundary>,
  );
  await expect.element(screen.getByText('Failed')).toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('News')).toBeVisible();
});

it('a chunk that failed to load is loaded again once the browser is online', async () => {
  let loads = 0;
  const News = lazyPart(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>News</p> };
  });
  const screen = await render(
    <RegionBoundary fallback={() => <p>Failed</p>}>
      <Suspense>
        <News />
      </Suspense>
    </RegionBoundary>,
  );
  await expect.element(screen.getByText('Failed')).toBeVisible();
  expect(loads).toBe(1);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('News')).toBeVisible();
  expect(loads).toBe(2);
});
