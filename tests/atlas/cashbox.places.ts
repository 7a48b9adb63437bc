// Where the cashbox shows errors. The part that failed shows its error and stays usable.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cashboxTexts } from '#/features/cashbox/model/refusals.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import type { ErrorExample } from '#mocks/core/routes.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { asPage, inPart, type ErrorPlace } from './places.ts';

interface Item {
  readonly code: string;
  readonly data?: { readonly retryAfter?: number; readonly is_max_attempts_used?: boolean };
}

// The cast is safe: the generator checks examples against the description.
const itemOf = ({ value }: ErrorExample): Item => value.errors[0] as Item;
const isAtLimit = (error: ErrorExample): boolean => itemOf(error).data?.is_max_attempts_used === true;

function wordsOf(error: ErrorExample): string {
  const { code, data } = itemOf(error);
  const { id, values } = textOfCode(code, cashboxTexts, data?.retryAfter);
  if (id === 'common.error.tryLater') throw new Error(`${code} has no text of its own`);
  return storyText(id, values);
}

const inMoney: ErrorPlace = {
  words: wordsOf,
  isLasting: (error) => !isAtLimit(error),
  async see({ root }, error) {
    await waitFor(async () => {
      const main = await untilThere(root, 'main');
      const said = within(main)
        .getAllByText(wordsOf(error), { exact: false })
        .filter((element) => element.checkVisibility());
      await expect(said.length).toBeGreaterThan(0);
    });
  },
  async goOn({ root }, error) {
    const main = await untilThere(root, 'main');
    const change = within(main).queryByRole('button', { name: storyText('cashbox.status.change') });
    if (change) await userEvent.click(change);
    if (isAtLimit(error))
      await expect(
        within(main).getAllByRole('button', { name: storyText('cashbox.support.open') }).length,
      ).toBeGreaterThan(1);
    else
      await waitFor(() =>
        expect(main.querySelectorAll('input:enabled, article button').length).toBeGreaterThan(0),
      );
  },
};

/** The error page of a blocked region replaces the whole page (specification S8). */
const orPage =
  (place: ErrorPlace) =>
  ({ name }: { readonly name: string }): ErrorPlace =>
    name === 'region_blocked' ? asPage : place;

export const ofMoney = orPage(inMoney);

/** Errors show in the confirmation dialog. `afterwards` checks the page once the dialog is closed. */
const inDialog = (afterwards: ErrorPlace['goOn']) =>
  orPage({
    words: wordsOf,
    isLasting: () => false,
    async see({ root }, error) {
      const dialog = within(await untilDialog(root));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(error)));
    },
    async goOn(screen, error) {
      const dialog = await untilDialog(screen.root);
      await userEvent.click(within(dialog).getByRole('button', { name: storyText('common.action.close') }));
      await waitFor(() => expect(dialog.isConnected).toBe(false));
      await afterwards(screen, error);
    },
  });

/** After a failed cancellation, the error also shows on the page, once the dialog is closed. */
export const ofCancel = inDialog((screen, error) => inMoney.see(screen, error));
export const ofDepositCancel = inDialog((screen, error) => inMoney.goOn(screen, error));
/** Errors of queries without which a part of the page can't be shown. */
export const ofPart = orPage(inPart('cashbox.part.failed'));
