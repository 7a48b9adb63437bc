// Joining and choosing a tournament. Both can be repeated on the same screen after a refusal.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { joinErrorTitles, joinTexts } from '#/features/tournaments/data/mutations.ts';
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
  readonly data?: { readonly retryAfter?: number; readonly limit?: number };
}

const itemOf = ({ value }: ErrorExample): ErrorItem => value.errors[0] as ErrorItem;

function hintOf(error: ErrorExample): string {
  const { code, data } = itemOf(error);
  const { id, values } = textOfCode(code, joinTexts, data?.retryAfter);
  if (id === 'common.error.tryLater') throw new Error(`${code} has no text of its own`);
  return storyText(id, { limit: data?.limit ?? 0, ...values });
}

function titleOf(error: ErrorExample): string {
  const { code } = itemOf(error);
  // After a 5xx the server may still have added the player to the tournament.
  if (error.status >= 500) return storyText('tournaments.join.uncertainTitle');
  if (!Object.hasOwn(joinErrorTitles, code)) return storyText('tournaments.join.refusedTitle');
  return storyText(textOfCode(code, joinErrorTitles).id);
}

/**
 * The error shows in the confirmation dialog, as its title and hint, with a button that closes the dialog.
 */
export const inJoinDialog: ErrorPlace = {
  words: (error) => `${titleOf(error)} ${hintOf(error)}`,
  isLasting: () => true,
  async see({ root }, error) {
    const dialog = await untilDialog(root);
    await waitFor(() => expect(dialog).toHaveTextContent(hintOf(error)));
    await expect(dialog).toHaveTextContent(titleOf(error));
  },
  async goOn({ root }) {
    const dialog = await untilDialog(root);
    await userEvent.click(within(dialog).getByRole('button', { name: storyText('common.action.close') }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  },
};
