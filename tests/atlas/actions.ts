// Actions for all screens. Those of a feature are in `<feature>.actions.ts`.
import { userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { patience, untilThere } from '../../.storybook/play.ts';
import type { AtlasScreen } from './screen.ts';

type MessageId = FormatjsIntl.Message['ids'];

export const field = (root: HTMLElement, name: string): Promise<HTMLElement> =>
  untilThere(root, `form [name="${name}"]`);

/** Fills in a field. For a select, `text` is the value of an option. */
export async function fill(input: HTMLElement, text: string): Promise<void> {
  if (input instanceof HTMLSelectElement) {
    await userEvent.selectOptions(input, text);
    return;
  }
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

export async function send(input: HTMLElement): Promise<void> {
  const button = input.closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error('the form has no button to send it');
  await userEvent.click(button);
}

export async function press(root: HTMLElement, id: MessageId): Promise<void> {
  await userEvent.click(await within(root).findByRole('button', { name: storyText(id) }, patience));
}

export const fillAndSend =
  (fields: Readonly<Record<string, string>>) =>
  async ({ root }: AtlasScreen): Promise<void> => {
    for (const [name, text] of Object.entries(fields)) await fill(await field(root, name), text);
    await send(await field(root, Object.keys(fields)[0] ?? ''));
  };

/** Scrolls to the end of the page, where the footer loads. */
export async function goToEnd({ root }: AtlasScreen): Promise<void> {
  await waitFor(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    within(root).getByRole('contentinfo');
  });
}

/** Waits until no query is in flight. */
export async function untilStill({ stage }: AtlasScreen): Promise<void> {
  await waitFor(() => {
    if (stage.app?.client.isFetching() !== 0) throw new Error('something is still being fetched');
  });
}
