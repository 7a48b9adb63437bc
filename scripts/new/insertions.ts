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

/** A line in a message file of each locale, before the line of another text. */
const textInsertions = (folder: string, before: RegExp, id: string): Insertion[] =>
  Object.entries(TITLES).map(([locale, title]) => ({
    path: `${folder}/messages/${locale}.json`,
    before,
    text: `  "${id}": "${title}",\n`,
  }));

interface PageInsertionsSettings {
  /** The name of the route's rule in `paths.ts`. */
  readonly rule: 'open' | 'account';
  /** The module that exports the page, and the page's name in it. */
  readonly module: string;
  readonly component: string;
}

function pageInsertions({ rule, module, component }: PageInsertionsSettings): Insertion[] {
  const user = rule === 'account' ? ", { user: 'player' }" : '';
  return [
    {
      path: 'src/paths.ts',
      before: /^ {2}errorPage404: /m,
      text: `  {{camel}}: built('{{route}}', ${rule}),\n`,
    },
    {
      path: 'src/app/routing/pages.ts',
      before: /^ {2}staticPage: \{/m,
      text: `  {{camel}}: { load: async () => (await import('${module}')).${component} },\n`,
    },
    {
      path: 'src/app/seo/useHead.ts',
      before: /^ {2}unknown: /m,
      text: "  {{camel}}: 'app.page.{{camel}}',\n",
    },
    ...textInsertions('src/app', /^ {2}"app\.page\.verification"/m, 'app.page.{{camel}}'),
    {
      path: 'tests/e2e/screens.ts',
      before: /^\];\n\n(?:\/\*\*.*\n)?const cookieBanner: /m,
      text: `  page('{{words}}', '{{route}}'${user}),\n`,
    },
  ];
}

/** The page of `src/pages`, open to everyone. */
export const openPageInsertions: readonly Insertion[] = pageInsertions({
  rule: 'open',
  module: '#/pages/{{name}}/{{Name}}Page.tsx',
  component: '{{Name}}Page',
});

const PROFILE_FRAME = 'src/features/profile/ProfileFrame.tsx';

/** The page of a feature in the profile, with its tab. */
export const profilePageInsertions: readonly Insertion[] = [
  ...pageInsertions({
    rule: 'account',
    module: '#/features/{{name}}/{{Name}}.tsx',
    component: '{{Name}}',
  }),
  {
    path: PROFILE_FRAME,
    before: /^\] as const satisfies readonly \{ name: string; route: RouteName \}/m,
    text: "  { name: '{{camel}}', route: '{{camel}}' },\n",
  },
  // The icon of another tab, to be replaced.
  { path: PROFILE_FRAME, before: /(?<=^const icons: [^}]*?)^\};$/m, text: '  {{camel}}: Award,\n' },
  ...textInsertions('src/features/profile', /^ {2}"profile\.title\.balance"/m, 'profile.tab.{{camel}}'),
  ...textInsertions('src/features/profile', /^ {2}"profile\.balance\.failed"/m, 'profile.title.{{camel}}'),
  {
    path: 'src/app/guards/guardRules.test.ts',
    before: /^ {2}\]\);\n {2}expect\(namesWith\('guestsOnly'/m,
    text: "    '{{camel}}',\n",
  },
];
