// Joining and choosing a tournament. Both work again on a screen where they were refused.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { joinErrorTitles } from '#/entities/tournament/joinErrorTitles.ts';
import { joinErrorHints } from '#/features/tournaments/data/errorTexts.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import type { ErrorExample } from '#mocks/core/routes.ts';
import { untilDialog } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { press, untilStill } from './actions.ts';
import type { ErrorPlace } from './places.ts';
import type { AtlasScreen } from './screen.ts';

export async function join(screen: AtlasScreen): Promise<void> {
  await untilStill(screen);
  await press(screen.root, 'tournaments.offer.join');
}

export async function choose(screen: AtlasScreen): Promise<void> {
  await untilStill(screen);
  await press(screen.root, 'tournaments.offer.choose');
  await press(await untilDialog(screen.root), 'tournaments.join.changeConfirm');
}

interface ErrorItem {
  readonly code: string;
  readonly data?: { readonly retryAfter?: number };
}

const itemOf = ({ value }: ErrorExample): ErrorItem => value.errors[0] as ErrorItem;

function titleOf(error: ErrorExample): string {
  const { code, data } = itemOf(error);
  const { id, values } = textOfCode(code, joinErrorTitles, data?.retryAfter);
  if (id === 'common.error.tryLater') throw new Error(`${code} has no text of its own`);
  if (Object.hasOwn(joinErrorTitles, code) && !Object.hasOwn(joinErrorHints, code))
    throw new Error(`${code} does not say what to do next`);
  return storyText(id, { ...values });
}

/** In the dialog of joining, as its title, with a button that leads back. */
export const inJoinDialog: ErrorPlace = {
  words: titleOf,
  isLasting: () => true,
  async see({ root }, error) {
    const dialog = await untilDialog(root);
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: titleOf(error) })).toBeVisible());
  },
  async goOn({ root }) {
    const dialog = await untilDialog(root);
    await userEvent.click(within(dialog).getByRole('button', { name: storyText('common.action.back') }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  },
};
