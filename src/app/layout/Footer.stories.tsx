import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { isBare: true, mock: {} },
});

export const Whole = meta.story({
  async play({ canvas }) {
    const [column] = await canvas.findAllByRole('navigation');
    await expect(column).toBeVisible();
    await expect(canvas.getByText(storyText('app.footer.adults'))).toBeVisible();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
/** The static parts stay when the server's parts fail to load. */
export const Failed = meta.story({
  parameters: {
    mock: {
      scenario: 'getFooterBlock.server_error,listSeoFooters.server_error,listStaticPages.server_error',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: storyText('app.footer.payments') })).toBeVisible();
  },
});
export const HostileTexts = meta.story({ parameters: { mock: { scenario: 'state.hostile_texts' } } });
