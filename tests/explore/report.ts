// Prints a failure: the property, the steps, a link, and a Playwright test.
import { userOf } from './client/paths.ts';
import { quoted } from './client/properties/property.ts';
import type { Scene, Step, Target } from './client/types.ts';

export interface Failure {
  readonly seed: number;
  readonly property: string;
  readonly detail: string;
  readonly scene: Scene;
  readonly steps: readonly Step[];
  readonly link: string;
  readonly hits: readonly string[];
  readonly expectation?: string;
  /** How many of ten replays have broken the property again. */
  readonly repeats: number;
}

export function describeStep(step: Step): string {
  switch (step.do) {
    case 'press':
      return `${step.how} ${step.role} “${step.name}”${step.nth > 0 ? ` (${step.nth + 1}.)` : ''}${step.framed ? ' in the frame' : ''}`;
    case 'type':
      return `type “${step.value.slice(0, 40)}” into ${step.role} “${step.name}”`;
    case 'choose':
      return `choose “${step.value}” of ${step.role} “${step.name}”`;
    case 'open':
      return `open ${step.path}`;
    case 'key':
      return `press ${step.key}`;
    case 'size':
      return `resize to ${step.width} × ${step.height}`;
    case 'connection':
      return step.isOn ? 'regain the connection' : 'lose the connection';
    case 'wait':
      return `wait ${step.ms / 1_000} s`;
    case 'jump':
      return `move the casino's clock by ${step.ms / 60_000} min`;
    case 'scroll':
      return `scroll to the ${step.to}`;
    case 'fault':
      return `fault: the next ${step.of} are ${step.kind}`;
    case 'back':
    case 'reload':
    default:
      return step.do;
  }
}

function locator({ role, name, nth, framed }: Target): string {
  const place = nth > 0 ? `.nth(${nth})` : '';
  const from = framed ? 'gameIn(page)' : 'page';
  if (role === 'file' || role === 'generic')
    return `${from}.getByLabel(${quoted(name)}, { exact: true })${place}`;
  return `${from}.getByRole('${role}', { name: ${quoted(name)}, exact: true })${place}`;
}

/** For each fault of the driver, the mock's scenario with the same effect. */
const scenarioOf: Partial<Record<string, string>> = {
  lost: 'fault_lost_answer',
  late: 'fault_slow',
  malformed: 'fault_malformed_json',
  broken: 'fault_network',
};

function faultLine(step: Step & { do: 'fault' }, hits: string[]): string {
  const hit = hits.find((text) => text.endsWith(`: ${step.kind}`));
  const scenario = scenarioOf[step.kind];
  if (hit === undefined || scenario === undefined)
    return `// ${describeStep(step)}${hit === undefined ? '' : ` (${hit})`}`;
  hits.splice(hits.indexOf(hit), 1);
  return `await page.evaluate(() => window.__mock?.setScenario('${hit.split(':')[0] ?? ''}.${scenario}:once'));`;
}

function lineOf(step: Step, hits: string[]): string {
  switch (step.do) {
    case 'press':
      if (step.how === 'enter') return `await ${locator(step)}.press('Enter');`;
      return `await ${locator(step)}.${step.how === 'double' ? 'dblclick' : 'click'}();`;
    case 'type':
      return `await ${locator(step)}.fill(${quoted(step.value)});`;
    case 'choose':
      return `await ${locator(step)}.selectOption(${quoted(step.value)});`;
    case 'open':
      return `await casino.visit(${quoted(step.path)});`;
    case 'key':
      return `await page.keyboard.press('${step.key}');`;
    case 'size':
      return `await page.setViewportSize({ width: ${step.width}, height: ${step.height} });`;
    case 'connection':
      return `await context.setOffline(${String(!step.isOn)});`;
    case 'wait':
      return `await page.clock.runFor(${step.ms});`;
    case 'jump':
      return `await page.evaluate(() => window.__mock?.advanceClock(${step.ms}));`;
    case 'scroll':
      return `await page.evaluate(() => scrollTo({ top: ${step.to === 'top' ? '0' : step.to === 'end' ? '1e6' : '1e6 / 2'} }));`;
    case 'fault':
      return faultLine(step, hits);
    case 'reload':
      return 'await page.reload();';
    case 'back':
      return 'await page.goBack();';
    default:
      return 'await page.goForward();';
  }
}

/** Writes a failure as a Playwright test of the demo build's project. */
export function printTest({ property, scene, steps, hits, expectation }: Failure): string {
  const left = [...hits];
  const usesContext = steps.some((step) => step.do === 'connection');
  const lines = [
    `await page.setViewportSize({ width: ${scene.width}, height: ${scene.height} });`,
    `await casino.open(${quoted(scene.path)}, { user: '${userOf(scene)}', locale: '${scene.locale}' });`,
    ...steps.map((step) => lineOf(step, left)),
    ...(scene.isJumbled ? ['// In the explorer, responses and messages overtook each other.'] : []),
    expectation ?? `// ${property}`,
  ];
  return [
    `test.describe('${scene.brand}', () => {`,
    `  test.use({ brand: '${scene.brand}' });`,
    '',
    `  test(${quoted(property)}, async ({ casino, page${usesContext ? ', context' : ''} }) => {`,
    ...lines.map((line) => `    ${line}`),
    '  });',
    '});',
  ].join('\n');
}

export function printFailure(failure: Failure): string {
  const { seed, property, detail, scene, steps, link, repeats } = failure;
  return [
    '',
    `✗ ${property}`,
    `  ${detail}`,
    `  seed ${seed}, ${scene.brand}, ${scene.locale}, ${userOf(scene)}, ${scene.width} × ${scene.height}${scene.isJumbled ? ', jumbled' : ''}; ${repeats} of 10 replays`,
    `  ${link}`,
    ...steps.map((step, place) => `  ${place + 1}. ${describeStep(step)}`),
    '',
    printTest(failure),
    '',
  ].join('\n');
}
