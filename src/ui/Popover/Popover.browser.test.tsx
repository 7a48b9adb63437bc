import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './Popover.tsx';

function Growing() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <button type="button" style={{ inlineSize: isLoaded ? '16rem' : '6rem' }} onClick={() => setLoaded(true)}>
      Load
    </button>
  );
}

const MenuButton = (props: { popoverTarget: string }) => (
  <button type="button" {...props}>
    Menu
  </button>
);

function Menu() {
  return (
    <div style={{ marginInlineStart: '20rem' }}>
      <Popover align="end" trigger={MenuButton}>
        {() => <Growing />}
      </Popover>
    </div>
  );
}

it('stays at the end of its button when its content grows', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }]);
  await render(<RouterProvider router={router} />);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const content = page.getByRole('button', { name: 'Load' });
  const distance = () =>
    Math.abs(
      menu.element().getBoundingClientRect().right -
        (content.element().closest('[popover]')?.getBoundingClientRect().right ?? Number.NaN),
    );
  await expect.poll(distance).toBeLessThan(1);
  await content.click();
  await expect.poll(() => content.element().getBoundingClientRect().width).toBeGreaterThan(200);
  await expect.poll(distance).toBeLessThan(1);
});
