import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { textField } from './auth.fixtures.ts';
import { SecondFactorView } from './SecondFactorView.tsx';

const meta = preview.meta({
  title: 'auth/SecondFactorView',
  component: SecondFactorView,
  args: {
    code: textField('code'),
    notice: undefined,
    isSending: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onSupport: fn(),
    onBack: fn(),
  },
});

export const Asked = meta.story({
  async play({ canvas, userEvent, args }) {
    const code = canvas.getByRole('textbox', { name: storyText('auth.secondFactor.code') });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('287082{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('support.open') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.secondFactor.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
export const WrongCode = meta.story({
  args: { code: textField('code', { id: 'auth.error.two_factor_code_wrong' }) },
});
export const Sending = meta.story({ args: { isSending: true } });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
