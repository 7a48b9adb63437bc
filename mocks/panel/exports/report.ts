// A bug report as Markdown.
import type { Exchange } from '../../core/log.ts';
import { urlOf } from './curl.ts';
import { countOf } from '../parts.ts';
import type { Situation } from './situation.ts';

const maxWrites = 30;
const maxReads = 8;
const maxSteps = 40;
const maxBody = 600;

export interface ReportExtras {
  /** The screenshot's file name, or why there is no screenshot. */
  readonly screenshot: { readonly file: string } | { readonly problem: string };
  readonly browser: string;
  /** The window's size, such as `1440 × 900`. */
  readonly window: string;
  readonly build: string;
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19);

function factsOf(situation: Situation, { browser, window, build }: ReportExtras): string[] {
  const { player, brand, locale, seed, now, isFrozen, scenarios, scenariosBefore, latency, place } =
    situation;
  const listOf = (texts: readonly string[]): string =>
    texts.map((text) => `\`${text}\``).join(', ') || 'none';
  const facts: [string, string][] = [
    ['player', player],
    ['brand, locale', `${brand}, ${locale}`],
    ['clock', `${new Date(now).toISOString()}${isFrozen ? ' (frozen)' : ''}`],
    ['seed', seed],
    ['scenarios', listOf(scenarios)],
    ...(listOf(scenariosBefore) === listOf(scenarios)
      ? []
      : [['scenarios before the last refused call', listOf(scenariosBefore)] as [string, string]]),
    ['latency', `${String(latency)} ms`],
    ['mock', place === 'page' ? 'in the page' : 'on the server'],
    ['build', build],
    ['browser', browser],
    ['window', window],
  ];
  return ['| | |', '|---|---|', ...facts.map(([name, value]) => `| ${name} | ${cell(value)} |`)];
}

function rowOf(call: Exchange): string {
  const outcome = call.failure ?? String(call.status);
  const mark = isFailed(call) ? ` **${outcome}**` : ` ${outcome}`;
  const scenarios = call.scenarios.map((text) => `\`${text}\``).join(', ');
  return `| ${timeOf(call.at)} |${mark} | ${call.method} ${cell(urlOf(call))} | ${call.operation ?? ''} | ${cell(scenarios)} |`;
}

const isFailed = ({ status, failure }: Exchange): boolean => failure !== undefined || status >= 400;
const isWrite = ({ method }: Exchange): boolean => method !== 'GET' && method !== 'OPTIONS';
/** Whether the call is a report by the client, such as a log entry, and not an action of the player. */
const isReport = ({ operation, path }: Exchange): boolean =>
  operation === 'writeLog' || operation === 'writePerformance' || path.endsWith('/third-party/record');

function bodiesOf({ method, path, at, body, response }: Exchange): string[] {
  if (body === null && response === null) return [];
  return [
    '',
    `${timeOf(at)} ${method} ${path}:`,
    '',
    '```json',
    ...(body === null ? [] : [`// request: ${body.slice(0, maxBody)}`]),
    ...(response === null ? [] : [response.slice(0, maxBody)]),
    '```',
  ];
}

/** A table of calls, and the bodies of those that changed something or failed. */
function tableOf(calls: readonly Exchange[]): string[] {
  if (calls.length === 0) return ['None.'];
  return [
    '| time | status | call | operation | scenario |',
    '|---|---|---|---|---|',
    ...calls.map(rowOf),
    ...calls.filter((call) => isWrite(call) || isFailed(call)).flatMap(bodiesOf),
  ];
}

function callsOf({ calls }: Situation): string[] {
  const relevant = calls.filter((call) => !isReport(call));
  const writes = relevant.filter(isWrite);
  const reads = relevant.filter((call) => !isWrite(call));
  const hidden = Math.max(0, writes.length - maxWrites);
  return [
    '## Writes',
    '',
    ...(hidden > 0 ? [`${String(hidden)} earlier ones are in the journal.`, ''] : []),
    ...tableOf(writes.slice(-maxWrites)),
    '',
    '## Last reads',
    '',
    ...tableOf(reads.slice(-maxReads)),
  ];
}

export function reportOf(situation: Situation, extras: ReportExtras): string {
  const { link, missingSteps, path, steps } = situation;
  const { screenshot } = extras;
  const hidden = Math.max(0, steps.length - maxSteps);
  return [
    `# Report: ${path}`,
    '',
    missingSteps === 0
      ? `[Open this state](${link})`
      : `[Open the start](${link}). The link lacks ${countOf(missingSteps, 'step')}, which didn’t fit into it. Attach \`journal.json\` (\`Save journal\` in the panel); \`Open journal\` in the tab Time opens it.`,
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
