import { fireEvent, userEvent, within } from 'storybook/test';
import { untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import type { AtlasScreen } from './screen.ts';

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

const CARD = 'main article[data-view="missing"]';

export async function sendPicture({ root }: AtlasScreen): Promise<void> {
  const input = await untilThere(root, `${CARD} input[type="file"]`);
  const bytes = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'passport.png', { type: 'image/png' }));
  await fireEvent.change(input, { target: { files: chosen.files } });
  const send = new RegExp(`^${storyText('verification.upload.send')}`);
  const card = await untilThere(root, CARD);
  await userEvent.click(await within(card).findByRole('button', { name: send }));
}

export async function removePicture({ root }: AtlasScreen): Promise<void> {
  const card = await untilThere(root, CARD);
  const name = storyText('verification.upload.remove', { name: 'passport.png' });
  await userEvent.click(within(card).getByRole('button', { name }));
}
