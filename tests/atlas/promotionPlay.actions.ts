import { expect, userEvent, waitFor, within } from 'storybook/test';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import type { ErrorPlace } from './places.ts';
import type { AtlasScreen } from './screen.ts';

export async function giveFirstFive({ root }: AtlasScreen): Promise<void> {
  const button = await untilThere(root, 'main td button:not([aria-disabled])');
  await userEvent.click(button);
}

const FIELD = '#duck-hunt [data-phase="aiming"]';

export async function shootByKeys({ root }: AtlasScreen): Promise<void> {
  const field = await untilThere(root, FIELD);
  field.scrollIntoView({ block: 'center' });
  field.focus();
  await userEvent.keyboard('{ArrowRight}[Space]');
}

const noticeIn = (root: HTMLElement): HTMLElement => {
  const notice = root.querySelector<HTMLElement>('#duck-hunt [role="alert"]');
  if (!notice) throw new Error('the hunt says nothing');
  return notice;
};

/** The error shows over the duck hunt's field. There the player can also look up an unknown outcome. */
export const inHunt: ErrorPlace = {
  words: ({ value: { errors } }) => {
    const [item] = errors as { code: string; data?: { retryAfter?: number } }[];
    const { id, values } = textOfCode(item?.code ?? '', promoErrorTexts, item?.data?.retryAfter);
    return storyText(id, { ...values });
  },
  isLasting: () => true,
  async see({ root }, error) {
    await waitFor(async () => {
      await expect(noticeIn(root)).toBeVisible();
      await expect(noticeIn(root)).toHaveTextContent(inHunt.words(error));
    });
  },
  async goOn({ root }) {
    await userEvent.click(within(noticeIn(root)).getByRole('button'));
    await waitFor(() => expect(root.querySelector('#duck-hunt [role="alert"]')).toBeNull());
    await untilThere(root, FIELD);
  },
};
