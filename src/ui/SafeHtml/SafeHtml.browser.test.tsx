import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SafeHtml } from './SafeHtml.tsx';

vi.mock('./sanitize.ts', () => {
  throw new Error('no such chunk');
});

it('the text is shown without markup if the sanitiser fails to load', async () => {
  await render(<SafeHtml html={'<p>Play <b>slots</b></p><img src=x onerror="window.hurt=1">'} />);
  await expect.element(page.getByText('Play slots')).toBeVisible();
  expect(document.querySelector('b, img')).toBeNull();
});
