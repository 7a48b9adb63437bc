import { expect } from 'storybook/test';
import { setConnection } from '#/realtime/realtime.store.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = preview.meta({
  title: 'shell/Connection notice',
  component: ConnectionNotice,
  tags: ['!autodocs'],
});

export const LiveFiguresMayLag = meta.story({
  beforeEach: () => setConnection('lost'),
  async play({ canvas }) {
    await expect(await canvas.findByText(storyText('app.connection.lost'))).toBeVisible();
  },
});
export const OnPhone = meta.story({
  beforeEach: () => setConnection('lost'),
  globals: { viewport: { value: 'phone' } },
});
