import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './Dialog.tsx';

const usual: AlertDialogProps = {
  title: 'Join for 250 compoints?',
  dismissLabel: 'Back',
  onClose: fn(),
  children: <p>You can’t take them back afterwards.</p>,
};

const meta = preview.meta({ title: 'ui/AlertDialog', component: AlertDialog, args: usual });

export const Asks = meta.story({
  args: { action: <Button>Join</Button> },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole('alertdialog', { name: 'Join for 250 compoints?' });
    await expect(dialog).toHaveAccessibleDescription('You can’t take them back afterwards.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});
export const Says = meta.story({ args: { title: 'No seats are left' } });

export const WantsAnAnswer = meta.story({
  args: {
    dismissLabel: 'Leave the game',
    onDismiss: fn(),
    onlyButtonClose: true,
    action: <Button>Play on</Button>,
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
