import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { ruleFixture } from '../../compoints.fixtures.ts';
import { ExchangeClosedView, ExchangeFrame, ExchangeDoneView } from '../../Exchange.tsx';
import { ExchangeFormView, type ExchangeFormViewProps } from './ExchangeFormView.tsx';

const field = { name: 'compoints', onChange: fn(), onBlur: fn(), ref: fn(), notice: undefined };
const usual: ExchangeFormViewProps = {
  rule: ruleFixture(),
  owned: 1_840,
  takesFocus: false,
  compoints: { ...field, value: null },
  notice: undefined,
  aftermath: null,
  isSending: false,
  onSubmit: fn((event) => event.preventDefault()),
  onSupport: fn(),
};

const meta = preview.meta({
  title: 'compoints/ExchangeFormView',
  component: ExchangeFormView,
  decorators: (Story) => (
    <ExchangeFrame>
      <Story />
    </ExchangeFrame>
  ),
  args: usual,
});

export const Empty = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^500$/ }));
    await expect(args.compoints.onChange).toHaveBeenCalledWith(500);
  },
});
export const Amount = meta.story({
  args: { compoints: { ...field, value: 500 } },
  async play({ args, canvas, userEvent }) {
    // The form shows how much money the player gets for the compoints, rounded down.
    await expect(canvas.getByRole('status')).toHaveTextContent(/4[.,]16/);
    await userEvent.click(canvas.getByRole('button', { name: /4[.,]16/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** When the form is shown again after an exchange, its field takes the focus. */
export const Again = meta.story({
  args: { takesFocus: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const TooMany = meta.story({
  args: {
    compoints: {
      ...field,
      value: 2_000,
      notice: { id: 'compoints.exchange.missing', values: { count: 160 } },
    },
  },
  async play({ canvas }) {
    // Nothing is promised for an amount that will be refused.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\D*0[.,]00\D*$/);
  },
});
export const TooFewOwned = meta.story({ args: { owned: 40 } });
export const Sending = meta.story({ args: { compoints: { ...field, value: 500 }, isSending: true } });
export const BonusRuns = meta.story({
  args: {
    compoints: { ...field, value: 500 },
    notice: { id: 'compoints.error.exchange_disabled' },
    aftermath: { refused: { code: 'exchange_disabled' }, isUncertain: false },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('compoints.error.exchange_disabled'));
    await expect(canvas.getByRole('link', { name: storyText('action.remedy.gifts') })).toBeVisible();
  },
});
export const NoAnswer = meta.story({
  args: {
    compoints: { ...field, value: 500 },
    notice: { id: 'common.error.timeout' },
    aftermath: { refused: { code: 'timeout' }, isUncertain: true },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('compoints.uncertain'))).toBeVisible();
  },
});
export const Done = meta.story({
  render: () => (
    <ExchangeDoneView
      result={{ compoints: 500, amount: 416, currency: 'RUB', compointBalance: 1_340 }}
      onMore={fn()}
    />
  ),
});
export const ClosedForABonus = meta.story({ render: () => <ExchangeClosedView why="bonus" /> });
export const ClosedForAnAccount = meta.story({ render: () => <ExchangeClosedView why="account" /> });
export const ClosedAtPresent = meta.story({ render: () => <ExchangeClosedView why="closed" /> });
