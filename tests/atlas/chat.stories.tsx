import { userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { resetChat } from '#/features/chat/control/chatControl.ts';
import { errorsOf } from './atlas.ts';
import { inPart } from './places.ts';
import type { AtlasScreen } from './screen.ts';

/** Errors of the calls that identify a player to the chat's providers. */
const meta = preview.meta({
  title: 'errors/chat',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/rules' },
});

async function openChat({ root }: AtlasScreen): Promise<void> {
  resetChat();
  await untilThere(root, 'main h1');
  const support = await waitFor(() => {
    // Scrolls at each attempt, because the page grows while it loads, and the footer loads only near the
    // viewport.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return within(root.querySelector('footer') ?? root).getByRole('button', {
      name: storyText('app.support.open'),
    });
  });
  await userEvent.click(support);
  const dialog = await untilDialog(root);
  await userEvent.click(await within(dialog).findByRole('button', { name: storyText('support.chat') }));
}

export const GetWebimVisitor = meta.story(
  errorsOf({ operation: 'getWebimVisitor', act: openChat, place: inPart('chat.failed') }),
);
/** Selects Netrox by a scenario, because the story's brand uses another chat provider. */
export const GetNetroxVisitor = meta.story(
  errorsOf({
    operation: 'getNetroxVisitor',
    place: inPart('chat.failed'),
    async act(screen) {
      const scenarios = screen.stage.backend?.scenarios;
      scenarios?.set(`${scenarios.text()},state.chat_netrox`);
      await openChat(screen);
    },
  }),
);
