// Links and reports about the present state.
import { make } from '#mocks/pages/shared/dom.ts';
import { currentPath } from '../browser/currentPath.ts';
import { download } from './download.ts';
import { buildMeta } from './exports/buildMeta.ts';
import { reportOf, type ReportExtras } from './exports/report.ts';
import { takeScreenshot } from './exports/screenshot.ts';
import { situationOf } from './exports/situation.ts';
import { copyButton, row, section } from './parts.ts';
import type { PanelContext, Tab } from './tab.ts';
import type { PanelMock } from './panelMock.ts';

const screenshotFile = 'screenshot.png';

/** The version that the server or the build names; otherwise the page's script, whose name has a hash. */
function buildName(): string {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content;
  if (named) return named;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  return scripts[0] ? new URL(scripts[0].src).pathname : 'unknown';
}

async function screenshotOf(): Promise<ReportExtras['screenshot']> {
  const taken = await takeScreenshot();
  if ('problem' in taken) return taken;
  download(screenshotFile, taken.picture, 'image/png');
  return { file: screenshotFile };
}

async function reportText(mock: PanelMock, screenshot: ReportExtras['screenshot']): Promise<string> {
  return reportOf(await situationOf(mock, currentPath().path), {
    screenshot,
    browser: navigator.userAgent,
    window: `${String(innerWidth)} × ${String(innerHeight)}, ${String(devicePixelRatio)} px per point`,
    build: buildName(),
  });
}

export function linkButton({ mock, announce }: PanelContext): HTMLButtonElement {
  const button = copyButton(
    'Copy link',
    async () => new URL(await mock.link(), location.href).href,
    announce,
    'main',
  );
  button.title =
    'A link to exactly this: seed, clock, brand, locale, player, scenarios, route and everything that was done';
  return button;
}

export function reportButton({ mock, announce }: PanelContext): HTMLButtonElement {
  return copyButton('Copy report', () => reportText(mock, { problem: 'it was not asked for' }), announce);
}

export function shareSection(context: PanelContext): Tab {
  const { mock, announce } = context;
  const outcome = make('p', { class: 'hint', role: 'status' });
  const withScreenshot = async (): Promise<string> => {
    const screenshot = await screenshotOf();
    outcome.textContent =
      'file' in screenshot
        ? `${screenshot.file} is in your downloads.`
        : `No screenshot: ${screenshot.problem}.`;
    return reportText(mock, screenshot);
  };
  return {
    element: section(
      'Share',
      row(copyButton('Copy report with a screenshot', withScreenshot, announce)),
      outcome,
      make(
        'p',
        { class: 'hint' },
        'A report is Markdown: the link, what was done, the state, what was sent, and the versions.',
      ),
    ),
    refresh: () => undefined,
  };
}
