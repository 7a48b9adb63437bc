import { expect } from 'storybook/test';
import MapPin from 'lucide-react/icons/map-pin';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = preview.meta({
  title: 'ui/SectionCard',
  component: SectionCard,
  args: {
    icon: MapPin,
    title: 'Where you live',
    text: 'Documents are compared with it.',
    children: (
      <>
        <TextField name="address" label="Address" />
        <div>
          <Button>Save</Button>
        </div>
      </>
    ),
  },
});

export const Usual = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Where you live' })).toBeVisible();
  },
});
export const WithoutText = meta.story({ args: { text: undefined } });
export const LongestOnNarrowest = meta.story({
  args: { title: 'Address'.repeat(20), text: 'Documents are compared with it. '.repeat(6) },
  globals: onNarrowest,
});
