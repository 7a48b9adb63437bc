import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { popupFixture } from '../../promoNotices.fixtures.ts';
import { PromoPopupView, type PromoPopupViewProps } from './PromoPopupModal.tsx';

const usual: PromoPopupViewProps['button'] = { theme: 'primary', size: 'large' };

const meta = preview.meta({
  title: 'promo-notices/PromoPopupModal',
  component: PromoPopupView,
  args: { popup: popupFixture, button: usual, onFollow: fn(), onClose: fn() },
  render: (args) => (
    <Dialog label={storyText('promoNotices.popup.label')} closeLabel="" withoutClose onClose={args.onClose}>
      <PromoPopupView {...args} />
    </Dialog>
  ),
});

export const Popup = meta.story({
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: popupFixture.title })).toBeVisible();
    await expect(await dialog.findByText('вдвое больше')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: popupFixture.buttonText }));
    await expect(args.onFollow).toHaveBeenCalledWith('/promo/forest-fair');
    await userEvent.click(dialog.getByRole('button', { name: storyText('common.action.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const SecondaryMedium = meta.story({ args: { button: { theme: 'secondary', size: 'medium' } } });
export const AccentSmall = meta.story({ args: { button: { theme: 'accent', size: 'small' } } });
export const LooksOfTheBrand = meta.story({ args: { button: {} } });

export const HarmfulUrl = meta.story({
  args: { popup: { ...popupFixture, buttonUrl: 'javascript:alert(1)' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: popupFixture.buttonText }));
    await expect(args.onFollow).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const LongTexts = meta.story({
  args: {
    popup: {
      ...popupFixture,
      title: 'Самый большой розыгрыш года для тех, кто остаётся с нами до самого конца',
      body: popupFixture.body.repeat(6),
      buttonText: 'Участвовать прямо сейчас и забрать первый подарок',
    },
  },
});
