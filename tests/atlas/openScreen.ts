// Opens the real app in the current page, with a separate mock casino.
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#/app/App.tsx';
import type { Locale } from '#/i18n/locales.ts';
import { screens } from '#mocks/scenarios/screens.ts';
import { scenarioGlobal, settingsOf } from '../../.storybook/storySettings.ts';
import { endStage, openStage } from '../../.storybook/stage.ts';
import type { AtlasEntry } from './atlas.ts';
import type { AtlasScreen } from './screen.ts';

let root: Root | null = null;
let place: HTMLElement | null = null;

export function closeScreen(): void {
  root?.unmount();
  place?.remove();
  root = null;
  place = null;
}

/** Opens an operation's screen with a fresh world, session and cache, and with a scenario. */
export async function openScreen(
  { operation }: AtlasEntry,
  locale: Locale,
  scenario: string,
): Promise<AtlasScreen> {
  const { path = '/', user = 'guest' } = screens[operation] ?? {};
  closeScreen();
  endStage();
  const settings = settingsOf(
    {
      parameters: { mock: { user } },
      globals: { locale, scenario: scenarioGlobal(scenario), motion: 'reduced' },
    },
    true,
  );
  const stage = await openStage({ storyId: operation, settings, path });
  if (!stage.app) throw new Error('the stage has no app');
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(createElement(App, { client: stage.app.client, router: stage.app.router }));
  return { root: place, stage };
}
