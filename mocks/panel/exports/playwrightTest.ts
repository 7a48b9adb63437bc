// A Playwright test for tests/e2e/ that opens the present state and asserts what is there.
import { addressOf } from './curl.ts';
import type { Situation } from './situation.ts';

/** Writes a text as a TypeScript string literal with single quotes. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** The link in the mock server's form: the journal is in the query instead of the fragment. */
function serverPath(link: string): string {
  const url = new URL(link);
  const packed = /[#&]mock\.journal=([\w-]+)/.exec(url.hash)?.[1];
  url.hash = url.hash.replace(/[#&]mock\.journal=[\w-]+/, '');
  // The test's origin chooses the brand.
  url.searchParams.delete('brand');
  if (packed !== undefined) url.searchParams.set('mock.journal', packed);
  const search = url.search.replaceAll(/%(3A|2C|3D|5B|5D)/g, (escaped) => decodeURIComponent(escaped));
  return url.pathname + search + url.hash;
}

/** The newest failed call of this page. Repeating it proves the state better than a heading does. */
function failureOf({ calls }: Situation): Situation['calls'][number] | undefined {
  return calls.findLast(
    ({ status, operation, failure }) => operation !== null && failure === undefined && status >= 400,
  );
}

export function playwrightTestOf(situation: Situation): string {
  const { link, path, brand, player, locale, scenarios, headings } = situation;
  const [heading] = headings;
  const failure = failureOf(situation);
  const title = `${path} for ${player}${scenarios.length > 0 ? ` with ${scenarios.join(', ')}` : ''}`;
  const lines = [
    `await casino.visit(${literal(serverPath(link))});`,
    `await casino.expectAt(${literal(path)});`,
    `await expect(page.locator('html')).toHaveAttribute('data-brand', ${literal(brand)});`,
    ...(heading === undefined
      ? []
      : [`await expect(page.getByRole('heading', { name: ${literal(heading)} }).first()).toBeVisible();`]),
    ...(failure
      ? [
          `// ${failure.method} ${addressOf(failure)} was refused. If the page doesn't repeat it, act here first.`,
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
