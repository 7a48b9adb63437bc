// Generates a Playwright test for tests/e2e/ that opens the current state and asserts what the page shows.
import { urlOf } from './curl.ts';
import { countOf } from '../parts.ts';
import { refusedCallOf, type Situation } from './situation.ts';

/** Writes a text as a TypeScript string literal with single quotes. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/**
 * The link's path on the mock server, with these scenarios. Moves the journal from the fragment to
 * the query, because a server doesn't get fragments.
 */
function serverPath(link: string, scenarios: readonly string[]): string {
  const url = new URL(link);
  const packed = /[#&]mock\.journal=([\w-]+)/.exec(url.hash)?.[1];
  url.hash = url.hash.replace(/[#&]mock\.journal=[\w-]+/, '');
  // The brand is chosen by the origin that the test runs on.
  url.searchParams.delete('brand');
  if (scenarios.length > 0) url.searchParams.set('mock.scenario', scenarios.join(','));
  if (packed !== undefined) url.searchParams.set('mock.journal', packed);
  const search = url.search.replaceAll(/%(3A|2C|3D|5B|5D)/g, (escaped) => decodeURIComponent(escaped));
  return url.pathname + search + url.hash;
}

export function playwrightTestOf(situation: Situation): string {
  const { link, missingSteps, path, brand, player, locale, scenariosBefore, headings, calls } = situation;
  const scenarios = scenariosBefore;
  const [heading] = headings;
  // If a call was refused, the test repeats it, because that proves more than checking a heading.
  const failure = refusedCallOf(calls);
  const title = `${path} for ${player}${scenarios.length > 0 ? ` with ${scenarios.join(', ')}` : ''}`;
  const lines = [
    ...(missingSteps > 0
      ? [
          `// The link opens the start, because ${countOf(missingSteps, 'step')} didn't fit into it: act here first.`,
        ]
      : []),
    `await casino.visit(${literal(serverPath(link, scenarios))});`,
    `await casino.expectAt(${literal(path)});`,
    `await expect(page.locator('html')).toHaveAttribute('data-brand', ${literal(brand)});`,
    ...(heading === undefined
      ? []
      : [`await expect(page.getByRole('heading', { name: ${literal(heading)} }).first()).toBeVisible();`]),
    ...(failure
      ? [
          `// ${failure.method} ${urlOf(failure)} was refused. If the page doesn't repeat it, act here first.`,
          `await expect`,
          `  .poll(async () => (await casino.calls()).map(({ operation, status }) => \`\${String(operation)} \${String(status)}\`))`,
          `  .toContain(${literal(`${failure.operation ?? ''} ${String(failure.status)}`)});`,
        ]
      : []),
  ];
  return [
    "import { expect, test } from './casino.ts';",
    '',
    `test.use({ brand: ${literal(brand)}, startLocale: ${literal(locale)} });`,
    '',
    `test(${literal(title)}, async ({ casino, page }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
