import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RegionBoundary } from './RegionBoundary.tsx';

it('shows the region again once the connection is back', async () => {
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
