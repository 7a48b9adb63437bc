import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MoneyField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'ui/MoneyField',
  component: MoneyField,
  parameters: { locale: 'ru' },
  args: { label: 'Amount', currency: 'RUB', value: null, onValue: fn() },
  render: function Amount(args) {
    const [value, setValue] = useState(args.value);
    const enter = (minor: number | null) => {
      setValue(minor);
      args.onValue(minor);
    };
    return (
      <>
        <MoneyField {...args} value={value} onValue={enter} />
        <button type="button" onClick={() => enter((value ?? 0) + 50_000)}>
          +500
        </button>
      </>
    );
  },
});

/** Every keystroke yields exact minor units. A third decimal or a letter is ignored. */
export const Typed = meta.story({
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '4.x355');
    await expect(input).toHaveValue('4,35');
    await expect(args.onValue).toHaveBeenLastCalledWith(435);
    await userEvent.clear(input);
    await expect(args.onValue).toHaveBeenLastCalledWith(null);
  },
});

/** A pasted amount may contain a currency symbol and grouping. */
export const Pasted = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1\u00a0234,56\u00a0₽');
    await expect(canvas.getByRole('textbox')).toHaveValue('1234,56');
    await expect(args.onValue).toHaveBeenLastCalledWith(123_456);
  },
});

export const PastedRubbish = meta.story({
  args: { value: 50_000 },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('all my money');
    await expect(canvas.getByRole('textbox')).toHaveValue('500');
    await expect(args.onValue).not.toHaveBeenCalled();
  },
});

/** A value set from outside, such as a preset amount, is reformatted. Blur completes a partial input. */
export const ReadyAmount = meta.story({
  args: { value: 1050 },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('10,50');
    await userEvent.click(canvas.getByRole('button', { name: '+500' }));
    await expect(input).toHaveValue('510,50');
    await userEvent.clear(input);
    await userEvent.type(input, '7,');
    await userEvent.tab();
    await expect(input).toHaveValue('7');
  },
});

export const EditedInTheMiddle = meta.story({
  args: { value: 123_456 },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('19234,56');
    await expect(input.selectionStart).toBe(2);
  },
});
export const English = meta.story({ args: { value: 123_450, currency: 'USD' }, globals: { locale: 'en' } });

/** Portuguese writes the currency symbol before the number, Russian after it. */
export const Brazilian = meta.story({
  args: { value: 10_000, currency: 'BRL' },
  globals: { locale: 'br' },
  async play({ canvas }) {
    const sign = canvas.getByText('R$');
    const input = canvas.getByRole('textbox');
    await expect(sign.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
export const Russian = meta.story({
  args: { value: 10_000 },
  async play({ canvas }) {
    const sign = canvas.getByText('₽');
    await expect(sign.compareDocumentPosition(canvas.getByRole('textbox'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  },
});
export const WithHint = meta.story({ args: { hint: 'From 100 to 1 000 000 ₽' } });
export const WithError = meta.story({ args: { value: 50, error: 'The least amount is 100 ₽' } });
export const Disabled = meta.story({ args: { value: 50_000, disabled: true } });
export const UnknownCurrency = meta.story({ args: { value: 50_000, currency: 'points' } });
