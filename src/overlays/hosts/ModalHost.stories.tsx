import { useEffect, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#/ui/Button/Button.tsx';
import { askToConfirm, askToLeave, askToSelect, errorModal } from '../general.modals.ts';
import { defineModal, defineOverlay, openModal, resetModals } from '../modals.store.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';
import { ModalHost } from './ModalHost.tsx';

interface Opening {
  open: () => void;
}

function Opened({ open }: Opening) {
  useEffect(() => {
    open();
    return resetModals;
  }, [open]);
  return (
    <>
      <Button onClick={open}>Open again</Button>
      <ModalHost />
    </>
  );
}

const meta = preview.meta({
  title: 'shell/Modals',
  component: Opened,
  args: { open: () => openModal(errorModal, {}) },
});

const confirmed = fn<(isConfirmed: boolean) => void>();

export const Confirm = meta.story({
  args: {
    open: () => {
      void askToConfirm({
        title: 'Cancel all bonuses?',
        text: 'You lose 1 200 ₽ of bonus money',
        isDangerous: true,
      }).then(confirmed);
    },
  },
  async play({ canvas, userEvent }) {
    const dialog = await screen.findByRole('alertdialog');
    const [yes, no] = await within(dialog).findAllByRole('button');
    await waitFor(() => expect(no).toHaveFocus());
    if (yes) await userEvent.click(yes);
    await waitFor(() => expect(confirmed).toHaveBeenLastCalledWith(true));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    const again = await screen.findByRole('alertdialog');
    again.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(confirmed).toHaveBeenLastCalledWith(false));
  },
});

const selected = fn<(value: string | null) => void>();
const games = ['Solar Queen', 'Fruit Parade', 'Winter Wolf'].map((label) => ({
  value: label,
  label,
  hint: 'Amber Works',
}));

/** A list of options, as a bottom sheet on phones. A press chooses an option and closes the modal. */
export const Select = meta.story({
  args: {
    open: () => {
      void askToSelect({ label: 'The game for your spins', options: games, value: 'Fruit Parade' }).then(
        selected,
      );
    },
  },
  async play({ userEvent }) {
    const list = await screen.findByRole('listbox', { name: 'The game for your spins' });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(within(list).getByRole('option', { name: /Winter Wolf/ }));
    await waitFor(() => expect(selected).toHaveBeenLastCalledWith('Winter Wolf'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
const openSelect = {
  open: () => void askToSelect({ label: 'The game for your spins', options: games, value: 'Fruit Parade' }),
};
export const SelectOpen = meta.story({ args: openSelect });
export const SelectOnPhone = meta.story({
  args: openSelect,
  globals: onPhone,
  async play() {
    const dialog = await screen.findByRole('dialog');
    await expect(innerWidth).toBeLessThan(600);
    await waitFor(() => {
      const { left, bottom } = dialog.getBoundingClientRect();
      return expect([left, bottom].map(Math.round)).toEqual([0, innerHeight]);
    });
  },
});

const retried = fn();

export const Failure = meta.story({
  args: { open: () => openModal(errorModal, { onRetry: retried }) },
  async play({ userEvent }) {
    const dialog = await screen.findByRole('alertdialog');
    const [retry] = await within(dialog).findAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(retried).toHaveBeenCalledOnce();
  },
});

const left = fn<(isLeaving: boolean) => void>();

/** Confirms leaving unsaved input. Focus starts on "Stay". */
export const CloseAlert = meta.story({
  args: {
    open: () => {
      void askToLeave().then(left);
    },
  },
  async play({ userEvent }) {
    const dialog = await screen.findByRole('alertdialog');
    const [stay] = await within(dialog).findAllByRole('button');
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left).toHaveBeenLastCalledWith(false));
  },
});
export const CloseAlertOpen = meta.story({ args: { open: () => void askToLeave() } });

const rulesModal = defineModal('story-rules', {
  load: async () => ({ default: () => <p>One point a rouble</p> }),
  options: { title: 'app.footer.pages', withLogo: true },
});

/** Modals stack. The backdrop disappears when the last one closes. */
export const Stacked = meta.story({
  args: {
    open: () => {
      openModal(rulesModal, {});
      openModal(errorModal, {});
    },
  },
  async play({ canvas, userEvent }) {
    const top = await screen.findByRole('alertdialog');
    await userEvent.click(await within(top).findByRole('button'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const below = screen.getByRole('dialog');
    await expect(below.matches(':modal')).toBe(true);
    await userEvent.click(below);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await screen.findByRole('alertdialog');
  },
});

const partyOverlay = defineOverlay('story-party', {
  load: async () => ({ default: () => <h2>Level 8!</h2> }),
  options: { label: 'overlays.confirm.title' },
});

/** A full-page overlay is transparent, and closes on any click and on Escape. */
export const Overlay = meta.story({
  args: { open: () => openModal(partyOverlay, {}) },
  async play({ canvas, userEvent }) {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(await screen.findByRole('heading', { name: 'Level 8!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    const again = await screen.findByRole('dialog');
    again.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const OverlayOpen = meta.story({ args: { open: () => openModal(partyOverlay, {}) } });

const brokenModal = defineModal('story-broken', {
  load: () => Promise.reject<{ default: () => null }>(new Error('no such chunk')),
  options: { title: 'app.footer.pages' },
});

export const Broken = meta.story({
  args: { open: () => openModal(brokenModal, {}) },
  async play() {
    const dialog = await screen.findByRole('dialog');
    const alert = await within(dialog).findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
  },
});

let loads = 0;
const lateModal = defineModal('story-late', {
  load: () => {
    loads += 1;
    return loads === 1
      ? Promise.reject<{ default: () => ReactNode }>(new Error('no such chunk'))
      : Promise.resolve({ default: () => <p>One point a rouble</p> });
  },
  options: { title: 'app.footer.pages', onlyButtonClose: true, withoutClose: true },
});

/**
 * If the chunk fails to load, the fallback must be closable, or a modal without a close button would lock
 * the page.
 */
export const LoadedAgain = meta.story({
  args: {
    open: () => {
      loads = 0;
      openModal(lateModal, {});
    },
  },
  async play({ userEvent }) {
    const dialog = await screen.findByRole('dialog');
    const alert = await within(dialog).findByRole('alert');
    await expect(within(alert).getByRole('button', { name: storyText('common.action.close') })).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: storyText('common.action.retry') }));
    await expect(await within(dialog).findByText('One point a rouble')).toBeVisible();
    await expect(dialog).toHaveFocus();
  },
});
