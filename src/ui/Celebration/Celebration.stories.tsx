import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Celebration } from './Celebration.tsx';

const meta = preview.meta({
  title: 'ui/Celebration',
  component: Celebration,
  args: {
    art: <Picture src="/mock-assets/gift/giftspin.svg" width={240} height={240} />,
    title: 'It is yours!',
    name: '50 gift spins',
    text: 'They are in your gifts.',
    action: (
      <ButtonLink size="lg" to="/profile/gifts">
        To the gifts
      </ButtonLink>
    ),
  },
});

export const Given = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'It is yours!' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const WonSomewhere = meta.story({ args: { eyebrow: 'Comet night', size: 'lg' } });
export const LongestOnNarrowest = meta.story({
  args: { eyebrow: 'Night'.repeat(30), name: 'Spins'.repeat(30) },
  globals: onNarrowest,
});
