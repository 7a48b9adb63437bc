import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withoutAsking } from './leaving.ts';
import { defineModal, openModal } from './modals.store.ts';
import { Overlays } from './Overlays.tsx';
import preview from '../../.storybook/preview.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { useUnsaved } from './useUnsaved.ts';

const details = defineModal('details', {
  load: () => Promise.resolve({ default: () => 'Round 7' }),
  options: { label: 'overlays.select.title' },
});

function Form() {
  const [name, setName] = useState('');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useUnsaved(name !== '' && pathname === '/profile/info');
  return (
    <>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>
        <ButtonLink to="/">Lobby</ButtonLink>
        <ButtonLink to="?tab=2">Another tab</ButtonLink>
        <Button onClick={() => void navigate('/profile/gifts', { state: withoutAsking })}>Save</Button>
        <Button onClick={() => openModal(details, {})}>Details</Button>
        <Button onClick={() => void navigate(-1)}>Back</Button>
      </p>
      <p>{`You are at ${pathname}${search}`}</p>
      <Overlays logo={null} />
    </>
  );
}

/** Finds a button of the confirmation: 0 is the button that stays on the page, 1 the one that leaves it. */
async function answer(which: 0 | 1): Promise<HTMLElement> {
  const buttons = await within(await screen.findByRole('alertdialog')).findAllByRole('button');
  const button = buttons[which];
  if (!button) throw new Error('the question has no such answer');
  return button;
}

const meta = preview.meta({
  title: 'shell/Leave guard',
  component: Form,
  parameters: { path: '/profile/info' },
});

export const Clean = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'Lobby' }));
    await expect(await canvas.findByText('You are at /')).toBeVisible();
  },
});

/**
 * Leaving with unsaved input asks for confirmation. Staying keeps the input; leaving continues to the
 * intended page.
 */
export const Dirty = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Nina');
    await userEvent.click(canvas.getByRole('link', { name: 'Lobby' }));
    await userEvent.click(await answer(0));
    await expect(canvas.getByText('You are at /profile/info')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Nina');
    await userEvent.click(canvas.getByRole('link', { name: 'Lobby' }));
    await userEvent.click(await answer(1));
    await expect(await canvas.findByText('You are at /')).toBeVisible();
  },
});

/** The player's answer has no effect once the page has been left in another way. */
export const LeftMeanwhile = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Nina');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(canvas.getByRole('link', { name: 'Lobby' }));
    const leave = await answer(1);
    save.click();
    await expect(await canvas.findByText('You are at /profile/gifts')).toBeInTheDocument();
    await userEvent.click(leave);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('You are at /profile/gifts')).toBeVisible();
  },
});

/** Neither switching tabs of the same page nor leaving after saving asks for confirmation. */
export const NotLeaving = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Nina');
    await userEvent.click(canvas.getByRole('link', { name: 'Another tab' }));
    await expect(await canvas.findByText('You are at /profile/info?tab=2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('You are at /profile/gifts')).toBeVisible();
  },
});

export const Reloaded = meta.story({
  async play({ canvas, userEvent }) {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(isAsked()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox'), 'Nina');
    await expect(isAsked()).toBe(true);
  },
});

/** The first Back closes the dialog with the details; the next one leaves the page. */
export const BackFromDetails = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'Another tab' }));
    const back = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await within(await screen.findByRole('dialog')).findByText('Round 7');
    // Stands in for the browser's Back button. A click by script works although a dialog blocks the pointer.
    back.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('You are at /profile/info?tab=2')).toBeVisible();
    back.click();
    await expect(await canvas.findByText('You are at /profile/info')).toBeVisible();
  },
});
