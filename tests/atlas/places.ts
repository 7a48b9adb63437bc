// Places where errors show. A place finds its error as assistive technology does, and continues from it as
// the player would.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { kindOfStatus } from '#/app/boundaries/errorKind.ts';
import { failureOf } from '#/features/game-frame/model/failures.ts';
import { textOfCode, type AnyCodeTexts, type ErrorText } from '#/i18n/errorTexts.ts';
import type { ErrorExample } from '#mocks/core/routes.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import type { AtlasScreen } from './screen.ts';
import { fill, untilStill } from './actions.ts';

type MessageId = FormatjsIntl.Message['ids'];

export interface ErrorPlace {
  readonly words: (error: ErrorExample) => string;
  /** @param isTranslated whether the player has changed the language since the error */
  readonly see: (screen: AtlasScreen, error: ErrorExample, isTranslated?: boolean) => Promise<void>;
  /** Continues after the error, once the server answers normally again. */
  readonly goOn: (screen: AtlasScreen, error: ErrorExample) => Promise<void>;
  /** Whether the action can be repeated on the same screen. */
  readonly isLasting: (error: ErrorExample) => boolean;
}

interface ErrorItem {
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
  readonly data?: {
    readonly retryAfter?: number;
    readonly limit?: number;
    readonly is_max_attempts_used?: boolean;
  };
}

function itemOf({ value }: ErrorExample): ErrorItem {
  // The cast is safe: the generator checks examples against the description.
  return value.errors[0] as ErrorItem;
}

const GENERAL: MessageId = 'common.error.tryLater';

/** The text of an error code. Throws if the code has only the general text. */
function ownText({ code, data }: ErrorItem, texts: AnyCodeTexts = {}): string {
  const { id, values }: ErrorText = textOfCode(code, texts, data?.retryAfter);
  if (id === GENERAL) throw new Error(`${code} has no text of its own`);
  return storyText(id, { ...values });
}

const isGone = (element: Element): Promise<void> =>
  waitFor(async () => {
    await expect(element.isConnected && element.textContent !== '').toBe(false);
  });

function formIn(root: HTMLElement): HTMLElement | null {
  const dialog = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  return (dialog ?? root).querySelector<HTMLElement>(dialog ? 'form' : 'main form');
}

/**
 * Selectors of the contact fields, keyed by the `field` of an error. A login names its fields after their type.
 * Other forms name both `contact`, so the type tells them apart.
 */
const kindsOfContact: Readonly<Record<string, string>> = {
  email: ':is([name="contact"], [name="email"])[type="email"]',
  phone: ':is([name="contact"], [name="phone"])[type="tel"]',
};

const inputIn = (root: HTMLElement, name: string | undefined): HTMLElement | null =>
  formIn(root)?.querySelector<HTMLElement>(
    name === undefined
      ? 'input:not([type="hidden"]), select, textarea'
      : (kindsOfContact[name] ?? `[name="${name}"]`),
  ) ?? null;

const isAtLimit = (error: ErrorExample): boolean => itemOf(error).data?.is_max_attempts_used === true;

/** Chooses another option or types another value. Returns false if there is no other option. */
async function change(input: HTMLElement): Promise<boolean> {
  if (input instanceof HTMLSelectElement) {
    const other = [...input.options].find(({ selected }) => !selected);
    if (!other) return false;
    await userEvent.selectOptions(input, other);
  } else if (input instanceof HTMLInputElement && input.type === 'radio') {
    const others = [...(input.form?.querySelectorAll<HTMLInputElement>(`[name="${input.name}"]`) ?? [])];
    const other = others.find(({ checked }) => !checked);
    if (other) await userEvent.click(other);
  } else if (input instanceof HTMLInputElement && input.type === 'checkbox') await userEvent.click(input);
  else await fill(input, (input instanceof HTMLInputElement && input.value) || 'A1');
  return true;
}

const alertIn = (root: HTMLElement): HTMLElement | null =>
  formIn(root)?.querySelector<HTMLElement>('[role="alert"]') ?? null;

/**
 * An error in a form. It shows at the field that it names, or above the fields if it names none. Once all
 * attempts are used up, the limit step shows instead (S8.12).
 * @param wordsOf the form's own texts, by error code
 */
export function inForm(
  texts: AnyCodeTexts,
  wordsOf: Readonly<Record<string, () => string>> = {},
): ErrorPlace {
  const words = (error: ErrorExample): string => {
    const item = itemOf(error);
    return wordsOf[item.code]?.() ?? ownText(item, texts);
  };
  /** The server's own text (S8.13). Once the player has changed the language, our text replaces it. */
  const serverText = (error: ErrorExample): string | undefined => {
    const { code, message } = itemOf(error);
    return error.status === 401 && code !== 'unauthorized' ? message : undefined;
  };
  return {
    words,
    isLasting: (error) => !isAtLimit(error),
    async see({ root }, error, isTranslated = false) {
      const said = (isTranslated ? undefined : serverText(error)) ?? words(error);
      if (isAtLimit(error)) {
        await within(root).findByRole('heading', { name: storyText('form.limit.title') });
        await expect(within(root).getByText(said)).toBeVisible();
        return;
      }
      await waitFor(async () => {
        const { field } = itemOf(error);
        const input = field === undefined ? null : inputIn(root, field);
        if (input) await expect(input).toHaveAccessibleDescription(expect.stringContaining(said));
        else await expect(alertIn(root)).toHaveTextContent(said);
      });
    },
    async goOn({ root }, error) {
      if (isAtLimit(error)) {
        const main = await untilThere(root, 'main');
        await expect(within(main).getAllByRole('link').length).toBeGreaterThan(0);
        return;
      }
      const atField = inputIn(root, itemOf(error).field);
      const input = atField ?? inputIn(root, undefined);
      if (!input) throw new Error('there is no field to go on with');
      await expect(input).toBeEnabled();
      if (!(await change(input))) return;
      await waitFor(async () => {
        await expect(input).toBeInTheDocument();
        await expect(alertIn(root)).toBeEmptyDOMElement();
        await expect(input).not.toHaveAccessibleDescription(expect.stringContaining(words(error)));
      });
    },
  };
}

/** The error shows instead of the form, with a link to continue. */
export function inPlaceOfForm(texts: AnyCodeTexts): ErrorPlace {
  const words = (error: ErrorExample): string => ownText(itemOf(error), texts);
  return {
    words,
    isLasting: () => false,
    async see({ root }, error) {
      await expect(await within(await untilThere(root, 'main')).findByText(words(error))).toBeVisible();
    },
    async goOn({ root }) {
      const main = await untilThere(root, 'main');
      await expect(within(main).getAllByRole('link').length).toBeGreaterThan(0);
    },
  };
}

/** The error shows above the fields, because a button other than the form's own made the call. */
export function aboveForm(texts: AnyCodeTexts): ErrorPlace {
  const place = inForm(texts);
  return {
    ...place,
    async see(screen, error) {
      if (isAtLimit(error)) await place.see(screen, error);
      else await waitFor(() => expect(alertIn(screen.root)).toHaveTextContent(place.words(error)));
    },
    async goOn({ root }, error) {
      if (isAtLimit(error)) await place.goOn({ root } as AtlasScreen, error);
      else await expect(inputIn(root, undefined)).toBeEnabled();
    },
  };
}

const ERROR_PAGE = 'main[data-page="error"]';

export const asPage: ErrorPlace = {
  words: ({ status }) => storyText(`app.error.${kindOfStatus(status)}.title`),
  isLasting: () => false,
  async see({ root }, error) {
    const page = await untilThere(root, ERROR_PAGE);
    await expect(
      await within(page).findByRole('heading', { level: 1, name: asPage.words(error) }),
    ).toBeVisible();
  },
  async goOn({ root }) {
    const page = await untilThere(root, ERROR_PAGE);
    const retry = within(page).queryByRole('button', { name: storyText('common.action.retry') });
    await expect(within(page).getByRole('link', { name: storyText('common.action.toGames') })).toBeVisible();
    if (!retry) return;
    await userEvent.click(retry);
    await waitFor(() => expect(root.querySelector(ERROR_PAGE)).toBeNull());
  },
};

/** Error codes for which a failed part of the page shows no reason. */
const UNSPECIFIC: readonly string[] = ['server_error'];

const PART_ALERTS = 'main [role="alert"], dialog[open] [role="alert"]';

/**
 * The error shows as an alert in the page or in a dialog.
 * @param goOn performs the action that the text suggests
 */
export function asRefusal(texts: AnyCodeTexts, goOn: (screen: AtlasScreen) => Promise<void>): ErrorPlace {
  const words = (error: ErrorExample): string => ownText(itemOf(error), texts);
  const find = (root: HTMLElement, error: ErrorExample): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(PART_ALERTS)].find((alert) =>
      alert.textContent.includes(words(error)),
    );
  return {
    words,
    isLasting: () => false,
    async see({ root }, error) {
      await waitFor(() => expect(find(root, error)).toBeVisible());
    },
    async goOn(screen, error) {
      await goOn(screen);
      await waitFor(() => expect(find(screen.root, error)).toBeUndefined());
    },
  };
}

/**
 * The error replaces a part of the page and shows the part's name, the reason if known, and a retry button.
 */
export function inPart(what: MessageId): ErrorPlace {
  const reason = (error: ErrorExample): string =>
    UNSPECIFIC.includes(itemOf(error).code) ? '' : ownText(itemOf(error));
  const find = (root: HTMLElement): HTMLElement => {
    const found = [...root.querySelectorAll<HTMLElement>(PART_ALERTS)].find((alert) =>
      alert.textContent.includes(storyText(what)),
    );
    if (!found) throw new Error(`no part says: ${storyText(what)}`);
    return found;
  };
  return {
    words: (error) => `${storyText(what)} ${reason(error)}`.trim(),
    isLasting: () => false,
    async see({ root }, error) {
      await waitFor(async () => {
        const part = find(root);
        await expect(part).toBeVisible();
        await expect(part.textContent).toContain(reason(error));
      });
    },
    async goOn({ root }) {
      const part = find(root);
      const name = storyText('common.action.retry');
      // The retry button ignores presses during an attempt and while the circuit breaker is open, so the test
      // presses it repeatedly.
      const press = async (): Promise<void> => {
        const retry = within(part).queryByRole('button', { name });
        if (retry && retry.ariaBusy !== 'true') await userEvent.click(retry);
        await expect(part.isConnected && part.textContent !== '').toBe(false);
      };
      await waitFor(press, { interval: 500 });
    },
  };
}

export function asToast(texts: AnyCodeTexts): ErrorPlace {
  const words = (error: ErrorExample): string => {
    const item = itemOf(error);
    const { id, values } = textOfCode(item.code, texts, item.data?.retryAfter);
    if (id === GENERAL) throw new Error(`${item.code} has no text of its own`);
    return storyText(id, {
      ...values,
      ...(item.data?.limit === undefined ? {} : { limit: item.data.limit }),
    });
  };
  const find = (root: HTMLElement, error: ErrorExample): Promise<HTMLElement> =>
    waitFor(() => {
      const toasts = within(root).getByRole('status', { name: storyText('overlays.toasts.region') });
      return within(toasts).getByText(words(error));
    });
  return {
    words,
    isLasting: () => true,
    async see({ root }, error) {
      const toast = await find(root, error);
      await waitFor(() => expect(toast).toBeVisible());
    },
    async goOn({ root }, error) {
      const toast = (await find(root, error)).closest<HTMLElement>('[data-toast]') ?? root;
      await userEvent.click(within(toast).getByRole('button', { name: storyText('common.action.close') }));
      await isGone(toast);
    },
  };
}

const GAME = '[data-game-frame]';

export const inGame: ErrorPlace = {
  words: (error) => storyText(`gameFrame.error.${failureOf(itemOf(error).code).text}`),
  isLasting: () => false,
  async see({ root }, error) {
    const panel = await untilThere(root, `${GAME}[data-status="failed"] [role="alertdialog"]`);
    await expect(within(panel).getByText(inGame.words(error))).toBeVisible();
  },
  async goOn({ root }) {
    const panel = await untilThere(root, `${GAME} [role="alertdialog"]`);
    const retry = within(panel).queryByRole('button', { name: storyText('common.action.retry') });
    // A panel without a retry button must offer a link or support besides its close button.
    const ways = [...within(panel).queryAllByRole('link'), ...within(panel).queryAllByRole('button')];
    if (!retry) await expect(ways.length).toBeGreaterThan(1);
    await userEvent.click(
      retry ?? within(panel).getByRole('button', { name: storyText('common.action.close') }),
    );
    await isGone(panel);
  },
};

export const inBlockedDialog: ErrorPlace = {
  words: () => storyText('gameFrame.blocked.text'),
  isLasting: () => false,
  async see({ root }, error) {
    const dialog = await untilDialog(root);
    await waitFor(() => expect(within(dialog).getByText(inBlockedDialog.words(error))).toBeVisible());
  },
  async goOn({ root }) {
    const dialog = await untilDialog(root);
    await userEvent.click(within(dialog).getByRole('button', { name: storyText('gameFrame.blocked.here') }));
    await isGone(dialog);
  },
};

export async function seeNothing(screen: AtlasScreen): Promise<void> {
  const { root } = screen;
  await untilStill(screen);
  await untilThere(root, 'main h1');
  await expect(root.querySelector(ERROR_PAGE)).toBeNull();
  await expect(within(root).getAllByRole('banner').length).toBeGreaterThan(0);
  const alerts = [...root.querySelectorAll('main [role="alert"]:not(:empty)')];
  await expect(alerts.map(({ textContent }) => textContent)).toEqual([]);
}
