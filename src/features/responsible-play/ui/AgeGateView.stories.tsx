import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { AgeGateView } from './AgeGateView.tsx';

const meta = preview.meta({
  title: 'responsible-play/AgeGateView',
  component: AgeGateView,
  args: { age: 18, isRefused: false, onConfirm: fn(), onRefuse: fn(), onBack: fn() },
});

export const Asked = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('responsiblePlay.age.yes', { age: 18 }) }),
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.age.no') }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});
export const AtTwentyOne = meta.story({ args: { age: 21 } });
export const Refused = meta.story({
  args: { isRefused: true },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.age.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
