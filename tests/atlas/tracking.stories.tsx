import { waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { untilThere } from '../../.storybook/play.ts';
import { logError } from '#/api/errorLog.ts';
import { errorsOf } from './atlas.ts';
import { asPage } from './places.ts';
import type { AtlasScreen } from './screen.ts';

/** Errors of the client's background reports. The player sees none of them. */
const meta = preview.meta({
  title: 'errors/tracking',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/rules' },
});

async function breakSomething({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h1');
  logError(new Error('planted'), { label: 'atlas' });
}

/** Only hides the page. Unloading the page would also end the mock's worker. */
function putAway(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

async function leavePage({ root, stage }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h1');
  await waitFor(() => {
    putAway();
    const calls = stage.backend?.log.list() ?? [];
    if (!calls.some(({ operation }) => operation === 'writePerformance'))
      throw new Error('nothing was measured yet');
  });
}

const quiet = { all: 'The client reports by itself; the player has no hand in it' };

export const WriteLog = meta.story(
  errorsOf({ operation: 'writeLog', act: breakSomething, place: asPage, quiet }),
);
export const WritePerformance = meta.story(
  errorsOf({ operation: 'writePerformance', act: leavePage, place: asPage, quiet }),
);
