import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playTexts } from '#/features/responsible-play/data/mutations.ts';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { storyText } from '../../.storybook/storyText.ts';
import { errorsOf } from './atlas.ts';
import { field } from './actions.ts';
import { asRefusal, asToast, inForm, inPart, type ErrorPlace } from './places.ts';
import {
  changeCode,
  changePassword,
  chooseInterval,
  confirmCode,
  confirmRaise,
  excludeOneself,
  setLimit,
  startBreak,
  switchOff,
  switchOn,
} from './responsiblePlay.actions.ts';

/** Errors of limits, breaks, the reality check, the statement and two-factor login. */
const meta = preview.meta({
  title: 'errors/responsible-play',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/' },
});

const form = inForm(playTexts);
/** The text of `limit_too_low` ends with the lowest limit. The comparison leaves out that limit. */
const limitForm = inForm(playTexts, {
  limit_too_low: () => storyText('responsiblePlay.limit.tooLow', { least: '' }).trim(),
});
const toast = asToast(playTexts);
/** A form in a dialog has no limit step, so `attempts_limit` shows above its field. */
const orUsed =
  (changeIt: typeof changeCode) =>
  ({ name }: { readonly name: string }): ErrorPlace =>
    name === 'attempts_limit' ? asRefusal(playTexts, changeIt) : form;

const exclusionForm = async (root: HTMLElement): Promise<HTMLElement> =>
  (await field(root, 'isConfirmed')).closest('form') ?? root;

const inExclusion: ErrorPlace = {
  words: form.words,
  isLasting: () => true,
  async see({ root }, error) {
    await expect(await within(await exclusionForm(root)).findByText(form.words(error))).toBeVisible();
  },
  async goOn({ root }, error) {
    const whole = await exclusionForm(root);
    const other = whole.querySelector<HTMLElement>('[name="period"]:not(:checked)');
    if (other) await userEvent.click(other);
    await userEvent.click(await field(root, 'isConfirmed'));
    await userEvent.click(await field(root, 'isConfirmed'));
    await waitFor(() => expect(within(whole).queryByText(form.words(error))).toBeNull());
  },
};

export const GetPlayLimits = meta.story(
  errorsOf({ operation: 'getPlayLimits', place: inPart('responsiblePlay.limits.failed') }),
);
export const UpdatePlayLimits = meta.story(
  errorsOf({ operation: 'updatePlayLimits', act: setLimit, place: limitForm }),
);
export const ConfirmPlayLimit = meta.story(
  errorsOf({ operation: 'confirmPlayLimit', act: confirmRaise, place: toast }),
);
export const StartTimeOut = meta.story(errorsOf({ operation: 'startTimeOut', act: startBreak, place: form }));
export const StartSelfExclusion = meta.story(
  errorsOf({ operation: 'startSelfExclusion', act: excludeOneself, place: inExclusion }),
);
export const GetRealityCheck = meta.story(
  errorsOf({ operation: 'getRealityCheck', place: inPart('responsiblePlay.reminder.failed') }),
);
export const UpdateRealityCheck = meta.story(
  errorsOf({ operation: 'updateRealityCheck', act: chooseInterval, place: toast }),
);
export const GetPlayActivity = meta.story(
  errorsOf({ operation: 'getPlayActivity', place: inPart('playSession.failed') }),
);
export const GetPlayStatement = meta.story(
  errorsOf({ operation: 'getPlayStatement', place: inPart('responsiblePlay.statement.failed') }),
);
export const GetTwoFactor = meta.story(
  errorsOf({ operation: 'getTwoFactor', place: inPart('responsiblePlay.security.failed') }),
);
export const StartTwoFactor = meta.story(
  errorsOf({ operation: 'startTwoFactor', act: switchOn, place: orUsed(changePassword) }),
);
export const ConfirmTwoFactor = meta.story(
  errorsOf({ operation: 'confirmTwoFactor', act: confirmCode, place: orUsed(changeCode) }),
);
export const DisableTwoFactor = meta.story(
  errorsOf({ operation: 'disableTwoFactor', act: switchOff, place: orUsed(changeCode) }),
);
