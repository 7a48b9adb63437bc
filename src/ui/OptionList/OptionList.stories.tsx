import { useState } from 'react';
import Gift from 'lucide-react/icons/gift';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList } from './OptionList.tsx';

const meta = preview.meta({
  title: 'ui/OptionList',
  component: OptionList,
  args: {
    label: 'Game for your spins',
    options: [
      { value: 'solar', label: 'Solar Queen', hint: 'Amber Works' },
      { value: 'fruit', label: 'Fruit Parade', hint: 'Amber Works' },
      { value: 'ducks', label: 'Duck Hunt', hint: 'Not in your region', disabled: true },
      { value: 'wolf', label: 'Winter Wolf', hint: 'Tall Pine' },
    ],
    value: null as string | null,
    onChoose: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      setValue(next);
      args.onChoose(next);
    };
    return <OptionList {...args} value={value} onChoose={choose} />;
  },
});

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('wolf');
    await expect(canvas.getByRole('option', { name: /Winter Wolf/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('f ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('fruit');
  },
});

export const Pressed = meta.story({
  args: { value: 'fruit' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('option', { name: /Duck Hunt/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: /Solar Queen/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('solar');
  },
});
export const WithImages = meta.story({
  args: {
    options: ['50 spins', '100 compoints', 'Cash'].map((label) => ({
      value: label,
      label,
      image: <Icon of={Gift} />,
    })),
    value: 'Cash',
  },
});
export const LongestText = meta.story({
  args: {
    options: [
      { value: 'x', label: 'The longest name that a game has ever had '.repeat(5), hint: 'x'.repeat(90) },
    ],
  },
});
