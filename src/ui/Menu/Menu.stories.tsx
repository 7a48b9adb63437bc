import { expect, waitFor } from 'storybook/test';
import { Link } from 'react-router';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from './Menu.tsx';

const meta = preview.meta({
  title: 'ui/Menu',
  component: Menu,
  args: {
    label: 'Account',
    align: 'start' as const,
    trigger: (props) => (
      <Button variant="secondary" {...props}>
        nightowl
      </Button>
    ),
    children: (
      <>
        <MenuItem>
          <Link to="/profile/info">Profile</Link>
        </MenuItem>
        <MenuItem>
          <Link to="/cashbox">Cashbox</Link>
        </MenuItem>
        <MenuItem>
          <button type="button">Log out</button>
        </MenuItem>
      </>
    ),
  },
});

export const Closed = meta.story();

/** Opened by its button, moved in by arrows, closed by Escape. */
export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'nightowl' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible());
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Cashbox' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
  },
});

/** A choice closes it. */
export const Chosen = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'nightowl' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Cashbox' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Cashbox' })).toBeNull());
  },
});
