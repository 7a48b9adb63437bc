import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { SecurityView } from './Security.tsx';

const meta = preview.meta({
  title: 'responsible-play/SecurityView',
  component: SecurityView,
  args: {
    status: { isEnabled: false, recoveryCodesLeft: 0 },
    previousLogin: Date.UTC(2026, 0, 12, 20, 15),
    onSwitchOn: fn(),
    onSwitchOff: fn(),
  },
});

const enabledAt = '2026-01-02T09:00:00Z';

export const Off = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('responsiblePlay.twoFactor.switchOn') }),
    );
    await expect(args.onSwitchOn).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({
  args: { status: { isEnabled: true, recoveryCodesLeft: 9, enabledAt } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('responsiblePlay.twoFactor.switchOff') }),
    );
    await expect(args.onSwitchOff).toHaveBeenCalledOnce();
  },
});
export const WithoutRecoveryCodes = meta.story({
  args: { status: { isEnabled: true, recoveryCodesLeft: 0, enabledAt } },
});
export const FirstLogin = meta.story({ args: { previousLogin: null } });
export const ProfileLoading = meta.story({ args: { previousLogin: undefined } });
