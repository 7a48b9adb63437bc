import { expect, within } from 'storybook/test';
import preview from '../preview.tsx';
import { SideBySide } from './SideBySide.tsx';

/** Every story in two brands. The link in the toolbar opens this page for the current story. */
const meta = preview.meta({
  title: 'brands/Side by side',
  component: SideBySide,
  tags: ['!autodocs'],
  args: { story: 'ui-button--primary', first: 'aurora', second: 'samba', width: 'phone' },
  // Axe skips the frames, because they show other stories with their own checks.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
});

export const Control = meta.story();
export const Page = meta.story({
  args: { story: 'screens-lobby--player', first: 'kometa', second: 'riviera' },
});

const stories = ['primary', 'secondary'].map((name) => ({
  id: `ui-button--${name}`,
  title: 'ui/Button',
  name,
  type: 'story',
}));

/** Choosing a brand changes one column. Choosing a component changes both columns. */
export const Choosing = meta.story({
  args: { stories: [...stories, { id: 'ui-chip--plain', title: 'ui/Chip', name: 'plain', type: 'story' }] },
  async play({ canvas, userEvent }) {
    const frames = async (): Promise<string[]> =>
      (await canvas.findAllByRole('figure')).map(
        (figure) =>
          within(figure)
            .getByRole('link')
            .getAttribute('href')
            ?.replace(/^.*\/story\//, '') ?? '',
      );
    await expect(await frames()).toEqual([
      'ui-button--primary&globals=brand:aurora',
      'ui-button--primary&globals=brand:samba',
      'ui-button--secondary&globals=brand:aurora',
      'ui-button--secondary&globals=brand:samba',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Right'), 'kometa');
    await userEvent.selectOptions(canvas.getByLabelText('Stories of'), 'ui/Chip');
    await expect(await frames()).toEqual([
      'ui-chip--plain&globals=brand:aurora',
      'ui-chip--plain&globals=brand:kometa',
    ]);
  },
});
