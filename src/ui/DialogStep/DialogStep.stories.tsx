import { expect } from 'storybook/test';
import Gift from 'lucide-react/icons/gift';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest } from '../../../.storybook/viewports.ts';
import { Button } from '../Button/Button.tsx';
import { SummaryList, SummaryRow } from '../SummaryList/SummaryList.tsx';
import { DialogStep } from './DialogStep.tsx';
import { StepPicture } from './StepPicture.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';

const close = <Button variant="secondary">Close</Button>;
const sum = (
  <SummaryList>
    <SummaryRow term="Price">400</SummaryRow>
    <SummaryRow term="Left afterwards" isTotal>
      1,440
    </SummaryRow>
  </SummaryList>
);

const meta = preview.meta({
  title: 'ui/DialogStep',
  component: DialogStep,
  args: {
    art: <StepPicture src="/mock-assets/gift/giftspin.svg" icon={Gift} />,
    title: 'Buy 20 gift spins?',
    text: 'They will be in your gifts.',
    actions: (
      <>
        <Button>Buy for 400</Button>
        {close}
      </>
    ),
    children: sum,
    height: '27rem',
  },
});

export const Asks = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Buy 20 gift spins?' })).not.toHaveFocus();
  },
});

/** The pressed button is gone, so the focus moves to the result. */
export const Done = meta.story({
  args: { outcome: 'done', title: '20 gift spins are yours', actions: close },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: '20 gift spins are yours' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('They will be in your gifts.');
  },
});
export const Refused = meta.story({
  args: {
    outcome: 'failed',
    text: undefined,
    refusal: (
      <>
        <p>They are sold out.</p>
        <p>New ones come on Monday.</p>
      </>
    ),
    actions: close,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They are sold out.');
  },
});
export const WithoutAPicture = meta.story({ args: { art: <StepPicture src={undefined} icon={Gift} /> } });
export const WithASign = meta.story({
  args: {
    art: <IconTile size="lg" icon={TriangleAlert} tone="warning" />,
    title: 'Cancel all bonuses?',
    children: null,
    height: '17rem',
  },
});
export const LongestOnNarrowest = meta.story({
  args: { title: 'Spins'.repeat(30), text: 'They will be in your gifts. '.repeat(8) },
  globals: onNarrowest,
});
