// A bug report as Markdown.
import { addressOf } from './curl.ts';
import type { Situation } from './situation.ts';

const maxCalls = 15;
const maxSteps = 40;
const maxBody = 600;

export interface ReportExtras {
  /** The file's name, or why there is no screenshot. */
  readonly screenshot: { readonly file: string } | { readonly problem: string };
  readonly browser: string;
  /** `1440 × 900`. */
  readonly window: string;
  /** The version of the page's code. */
  readonly build: string;
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19);

function factsOf(situation: Situation, { browser, window, build }: ReportExtras): string[] {
  const { player, brand, locale, seed, now, isFrozen, scenarios, latency, place } = situation;
  const facts: [string, string][] = [
    ['player', player],
    ['brand, locale', `${brand}, ${locale}`],
    ['clock', `${new Date(now).toISOString()}${isFrozen ? ' (frozen)' : ''}`],
    ['seed', seed],
    ['scenarios', scenarios.map((text) => `\`${text}\``).join(', ') || 'none'],
    ['latency', `${String(latency)} ms`],
    ['mock', place === 'page' ? 'in the page' : 'on the server'],
    ['build', build],
    ['browser', browser],
    ['window', window],
  ];
  return ['| | |', '|---|---|', ...facts.map(([name, value]) => `| ${name} | ${cell(value)} |`)];
}

function callsOf({ calls }: Situation): string[] {
  const shown = calls.slice(-maxCalls);
  if (shown.length === 0) return ['None.'];
  const rows = shown.map((call) => {
    const outcome = call.failure ?? String(call.status);
    const mark = call.failure !== undefined || call.status >= 400 ? ` **${outcome}**` : ` ${outcome}`;
    const scenarios = call.scenarios.map((text) => `\`${text}\``).join(', ');
    return `| ${timeOf(call.at)} |${mark} | ${call.method} ${cell(addressOf(call))} | ${call.operation ?? ''} | ${cell(scenarios)} |`;
  });
  const failed = shown.filter(({ status, response }) => status >= 400 && response !== null);
  return [
    '| time | status | call | operation | scenario |',
    '|---|---|---|---|---|',
    ...rows,
    ...failed.flatMap(({ method, path, body, response }) => [
      '',
      `${method} ${path}:`,
      '',
      '```json',
      ...(body === null ? [] : [`// request: ${body.slice(0, maxBody)}`]),
      response?.slice(0, maxBody) ?? '',
      '```',
    ]),
  ];
}

export function reportOf(situation: Situation, extras: ReportExtras): string {
  const { link, path, steps } = situation;
  const { screenshot } = extras;
  const hidden = Math.max(0, steps.length - maxSteps);
  return [
    `# Report: ${path}`,
    '',
    `[Open this state](${link})`,
    '',
    '**What is wrong:** ',
    '',
    '**What was expected:** ',
    '',
    ...factsOf(situation, extras),
    '',
    '## What was done',
    '',
    ...(hidden > 0 ? [`${String(hidden)} earlier steps are in the journal.`, ''] : []),
    ...(steps.length > 0
      ? steps.slice(-maxSteps).map((step, index) => `${String(index + hidden + 1)}. ${step}`)
      : ['Nothing that changed the world.']),
    '',
    '## Last calls',
    '',
    ...callsOf(situation),
    '',
    '## Screenshot',
    '',
    'file' in screenshot
      ? `Attach \`${screenshot.file}\` from your downloads.`
      : `There is none: ${screenshot.problem}.`,
    '',
  ].join('\n');
}
