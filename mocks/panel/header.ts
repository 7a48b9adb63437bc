import { make } from '#mocks/pages/shared/dom.ts';
import { icon, type IconName } from './icon.ts';
import { button } from './parts.ts';
import { linkButton, reportButton } from './share.ts';
import type { PanelContext } from './tab.ts';

export interface HeaderActions {
  dock: () => void;
  theme: () => void;
  /** Switches between the normal height and nearly the full height, on phones. */
  tall: () => void;
  keys: () => void;
  hide: () => void;
  close: () => void;
}

function iconButton(name: IconName, label: string, act: () => void): HTMLButtonElement {
  const element = button('', act, { kind: 'quiet', label });
  element.append(icon(name));
  return element;
}

export function createHeader(
  context: PanelContext,
  { dock, theme, tall, keys, hide, close }: HeaderActions,
): HTMLElement {
  const buttons = {
    keys: iconButton('keys', 'Keys', keys),
    theme: iconButton('theme', 'Dark, light or as the browser', theme),
    dock: iconButton('dock', 'Dock at the next edge', dock),
    tall: iconButton('tall', 'Larger or smaller panel', tall),
  };
  // Phones don't show these buttons, because phones have no keyboard and the panel fits only at the bottom.
  for (const button of [buttons.keys, buttons.dock]) button.classList.add('only-wide');
  buttons.tall.classList.add('only-narrow');
  return make(
    'header',
    { class: 'header' },
    make('h2', {}, 'Mock'),
    linkButton(context),
    reportButton(context),
    make('span', { class: 'space' }),
    buttons.keys,
    buttons.theme,
    buttons.dock,
    buttons.tall,
    iconButton('reload', 'Reload the page', () => location.reload()),
    iconButton('hide', 'Hide the panel; Alt+Shift+M brings it back', hide),
    iconButton('close', 'Close', close),
  );
}
