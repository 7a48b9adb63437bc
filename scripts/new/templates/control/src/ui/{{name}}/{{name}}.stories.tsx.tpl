import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { {{name}} } from './{{name}}.tsx';

const meta = preview.meta({ title: 'ui/{{name}}', component: {{name}}, args: { children: 'Text' } });

export const Neutral = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Text')).toBeVisible();
  },
});
export const Accent = meta.story({ args: { tone: 'accent' as const } });
export const LongestText = meta.story({ args: { children: 'The longest text of all '.repeat(8) } });
