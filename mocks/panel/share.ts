// Shares the current state as a link or a report.
import { make } from '#mocks/pages/shared/dom.ts';
import { currentPath } from '../browser/currentPath.ts';
import { download } from './download.ts';
import { buildMeta } from './exports/buildMeta.ts';
import { reportOf, type ReportExtras } from './exports/report.ts';
import { takeScreenshot } from './exports/screenshot.ts';
import { linkOf, situationOf } from './exports/situation.ts';
import { copyButton, countOf, row, section, type Copied } from './parts.ts';
import type { PanelContext, Tab } from './tab.ts';
import { saveButton } from './time/fileSection.ts';

const screenshotFile = 'screenshot.png';

/**
 * The version of the code, from the page's meta element. Without one, the path of the page's script, whose
 * name contains a hash.
 */
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

/** Shows a notice if steps are missing from the link, and offers the journal as a file. */
function warnOfMissingSteps(context: PanelContext, missingSteps: number): void {
  const { notices } = context;
  if (missingSteps === 0) notices.close('link');
  else
    notices.show(
      'link',
      `${countOf(missingSteps, 'step')} ${missingSteps === 1 ? 'doesn’t' : 'don’t'} fit into a link, so it opens the start. Send the journal’s file with it.`,
      saveButton(context),
    );
}

async function reportText(context: PanelContext, screenshot: ReportExtras['screenshot']): Promise<string> {
  const situation = await situationOf(context.mock, currentPath().path);
  warnOfMissingSteps(context, situation.missingSteps);
  return reportOf(situation, {
    screenshot,
    browser: navigator.userAgent,
    window: `${String(innerWidth)} × ${String(innerHeight)}, ${String(devicePixelRatio)} px per point`,
    build: buildName(),
  });
}

export function linkButton(context: PanelContext): HTMLButtonElement {
  const copy = async (): Promise<Copied> => {
    const { link, missingSteps } = await linkOf(context.mock);
    warnOfMissingSteps(context, missingSteps);
    return missingSteps === 0 ? link : { text: link, message: 'Copied without steps' };
  };
  const button = copyButton('Copy link', copy, context.announce, 'main');
  button.title =
    'A link to exactly this: seed, clock, brand, locale, player, scenarios, route and everything that was done';
  return button;
}

export function reportButton(context: PanelContext): HTMLButtonElement {
  const text = () => reportText(context, { problem: 'it was not asked for' });
  return copyButton('Copy report', text, context.announce);
}

export function shareSection(context: PanelContext): Tab {
  const { announce } = context;
  const outcome = make('p', { class: 'hint', role: 'status' });
  const withScreenshot = async (): Promise<string> => {
    const screenshot = await screenshotOf();
    outcome.textContent =
      'file' in screenshot
        ? `${screenshot.file} is in your downloads.`
        : `No screenshot: ${screenshot.problem}.`;
    return reportText(context, screenshot);
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
