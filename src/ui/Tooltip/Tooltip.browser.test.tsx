import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltip } from './Tooltip.tsx';

it('a tooltip appears after 50 ms', async () => {
  const timer = vi.spyOn(window, 'setTimeout');
  await render(<Tooltip content="Why">{(trigger) => <button {...trigger}>What</button>}</Tooltip>);
  timer.mockClear();
  await userEvent.hover(page.getByRole('button', { name: 'What' }));
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(50);
});
