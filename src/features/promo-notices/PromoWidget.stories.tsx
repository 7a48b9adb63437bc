import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { widgetFixture } from './promoNotices.fixtures.ts';
import { PromoWidgetView } from './PromoWidget.tsx';

const meta = preview.meta({
  component: PromoWidgetView,
  parameters: { isBare: true },
  args: { widget: widgetFixture, to: '/tournaments', onDismiss: fn() },
});

export const Widget = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/tournaments');
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const WithoutEndAndPicture = meta.story({
  args: { widget: { id: 2, type: 'page', title: widgetFixture.title, url: '/rules' } },
});
export const LongTitle = meta.story({
  args: { widget: { ...widgetFixture, title: 'Очень длинное название турнира, которое не помещается' } },
});
