import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../../.storybook/viewports.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    title: 'Cancel the payout?',
    closeLabel: 'Close',
    children: 'The money goes back to your balance at once.',
    onClose: fn(),
  },
});

export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    const dialog = canvas.getByRole('dialog', { name: 'Cancel the payout?' });
    await expect(dialog).toHaveFocus();
    const [icon] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (icon) await userEvent.click(icon);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const WithFooter = meta.story({
  args: { footer: <Button variant="danger">Cancel the payout</Button> },
});
export const WithLogo = meta.story({
  args: { logo: <img src="/brand/aurora.svg" alt="Aurora" width="140" height="40" /> },
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog', { name: 'Cancel the payout?' });
    const logo = within(dialog).getByRole('img', { name: 'Aurora' });
    const title = within(dialog).getByRole('heading', { name: 'Cancel the payout?' });
    await expect(logo.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  },
});

export const Alert = meta.story({
  args: { type: 'alert' as const, title: 'Try later' },
  async play({ canvas }) {
    const dialog = canvas.getByRole('alertdialog', { name: 'Try later' });
    await expect(dialog).toHaveAccessibleDescription('The money goes back to your balance at once.');
  },
});
export const Wide = meta.story({
  args: { type: 'wide' as const },
  async play({ canvas }) {
    const widest = Math.min(56 * 16, innerWidth - 32);
    await expect(canvas.getByRole('dialog').offsetWidth).toBe(widest);
  },
});
export const Bottom = meta.story({
  args: { type: 'bottom' as const },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
});
export const FullScreen = meta.story({
  args: { isFullScreen: true },
  globals: onPhone,
  async play({ canvas }) {
    const { offsetWidth, offsetHeight } = canvas.getByRole('dialog');
    const { width } = document.documentElement.getBoundingClientRect();
    await expect([offsetWidth, offsetHeight]).toEqual([width, innerHeight]);
  },
});
export const UnderMenu = meta.story({
  args: { underMenu: true, isFullScreen: true },
  globals: onPhone,
  async play({ canvas }) {
    const dialog = canvas.getByRole('dialog');
    const header = Number.parseFloat(getComputedStyle(dialog).insetBlockStart);
    await expect(header).toBeGreaterThanOrEqual(48);
    await expect(dialog.offsetHeight).toBe(innerHeight - header);
  },
});
export const Untitled = meta.story({ args: { title: undefined, label: 'A gift' } });
export const LongestText = meta.story({
  args: {
    title: 'A title that does not know when to end '.repeat(5),
    children: 'Line after line of rules. '.repeat(300),
  },
});

/** Imitates the browser's Escape handling, which synthetic key events do not trigger. */
function pressEscape(dialog: HTMLElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

export const Escaped = meta.story({
  async play({ canvas, args }) {
    pressEscape(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const BackdropPressed = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The first press made the dialog smaller, so the second one hits the backdrop. The dialog stays open. */
export const BackdropUnderSecondPress = meta.story({
  async play({ canvas, args }) {
    const dialog = canvas.getByRole('dialog');
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Only a button in the content closes the dialog; the backdrop and Escape don't. */
export const OnlyButtonClose = meta.story({
  args: { onlyButtonClose: true, withoutClose: true, footer: <Button>Got it</Button> },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('dialog'));
    pressEscape(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** If a second Escape makes the browser close the dialog, it reopens. */
export const OnlyButtonCloseForced = meta.story({
  args: { onlyButtonClose: true, withoutClose: true, footer: <Button>Got it</Button> },
  async play({ canvas, args }) {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toHaveAttribute('closedby', 'none');
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

function Opened(args: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <Dialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The second click of a double-click that opened the dialog is ignored. */
export const OpenedByDoublePress = meta.story({
  render: Opened,
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Open' }).click();
    const [close] = await canvas.findAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog cannot be closed');
    const second = { bubbles: true, cancelable: true, detail: 2 };
    // If `mousedown` is prevented, the browser doesn't move the focus.
    await expect(document.body.dispatchEvent(new MouseEvent('mousedown', second))).toBe(false);
    close.dispatchEvent(new MouseEvent('click', second));
    await expect(close).toBeVisible();
    await userEvent.click(close);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Closing restores the focus to the element that opened the dialog. */
export const GivesFocusBack = meta.story({
  render: Opened,
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const [close] = await canvas.findAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(opener).toHaveFocus();
  },
});

/** If the opener can't take the focus any more, such as after a purchase, the page takes it. */
export const GivesFocusToPage = meta.story({
  parameters: { isBare: true },
  render: (args) => (
    <main tabIndex={-1}>
      <Opened {...args} />
    </main>
  ),
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    opener.setAttribute('disabled', '');
    const [close] = await canvas.findAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
