// Templates of the texts that the scaffold inserts into existing files.

export interface Insertion {
  readonly path: string;
  /**
   * Matches the start of the line before which the text is inserted. Without it, the text goes to the end of
   * the file.
   */
  readonly before?: RegExp;
  readonly text: string;
}

const PATH = "  {{path}}: { $ref: 'paths/{{tag}}.yaml#/{{pathKey}}' }\n";

/** Insertions that every operation needs in the existing files of its tag. */
export function endpointInsertions(tag: string): Insertion[] {
  return [
    {
      path: 'openapi/openapi.yaml',
      before: new RegExp(`(?<=^ {2}# --- ${tag} ---\\n)`, 'm'),
      text: PATH,
    },
    { path: 'openapi/paths/{{tag}}.yaml', text: '{{> paths}}' },
    { path: 'openapi/schemas/{{tag}}.yaml', text: '{{> schemas}}' },
    { path: 'openapi/examples/{{tag}}.yaml', text: '{{> examples}}' },
    {
      path: 'mocks/handlers/{{tag}}.ts',
      before: /(?<=defineHandlers\(\{[^]*?)^\}\);$/m,
      text: '\n{{> handler}}',
    },
  ];
}

/** Insertions for a new tag with its operation, and for the screen that shows the operation's errors. */
export const featureInsertions: readonly Insertion[] = [
  {
    path: 'openapi/openapi.yaml',
    before: /^paths:$/m,
    text: "  - { name: {{name}}, description: '{{sentenceCase name}}' }\n",
  },
  { path: 'openapi/openapi.yaml', before: /^components:$/m, text: `  # --- {{tag}} ---\n${PATH}` },
  {
    path: 'mocks/scenarios/screens.ts',
    before: /^\};$/m,
    text: "  {{operationId}}: { path: '{{route}}', user: 'player' },\n",
  },
];

const TITLES = {
  ru: 'Новая страница',
  en: 'New page',
  it: 'Nuova pagina',
  br: 'Nova página',
} as const;

export function pageInsertions(access: 'open' | 'player'): Insertion[] {
  const user = access === 'player' ? ", { user: 'player' }" : '';
  const guard: Insertion = {
    path: 'src/app/guards/guardRules.test.ts',
    before: /^ {2}\]\);\n {2}expect\(namesWith\('guestsOnly'/m,
    text: "    '{{camel}}',\n",
  };
  return [
    ...(access === 'player' ? [guard] : []),
    {
      path: 'src/paths.ts',
      before: /^ {2}errorPage404: /m,
      text: `  {{camel}}: built('{{route}}', ${access}),\n`,
    },
    {
      path: 'src/app/routing/pages.ts',
      before: /^ {2}staticPage: \{/m,
      text: "  {{camel}}: { load: () => import('#/pages/{{name}}/{{Name}}Page.tsx') },\n",
    },
    {
      path: 'src/app/seo/useHead.ts',
      before: /^ {2}unknown: /m,
      text: "  {{camel}}: 'app.page.{{camel}}',\n",
    },
    ...Object.entries(TITLES).map(([locale, title]) => ({
      path: `src/app/messages/${locale}.json`,
      before: /^ {2}"app\.page\.verification"/m,
      text: `  "app.page.{{camel}}": "${title}",\n`,
    })),
    {
      path: 'tests/e2e/screens.ts',
      before: /^\];\n\n(?:\/\*\*.*\n)?const cookieBanner: /m,
      text: `  page('{{words}}', '{{route}}'${user}),\n`,
    },
  ];
}
