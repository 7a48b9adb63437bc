// Generates a story of the current state: the whole screen with its own mock casino.
import { literal } from './playwrightTest.ts';
import type { Situation } from './situation.ts';

export function storyOf(situation: Situation): string {
  const {
    path,
    player,
    scenariosBefore: scenarios,
    now,
    seed,
    brand,
    locale,
    latency,
    isFrozen,
    steps,
  } = situation;
  const mock: [string, string][] = [
    ['user', literal(player)],
    ...(scenarios.length > 0 ? [['scenario', literal(scenarios.join(','))] as [string, string]] : []),
    ['now', literal(new Date(now).toISOString())],
    ['seed', literal(seed)],
    ['brand', literal(brand)],
    ['locale', literal(locale)],
    ...(latency > 0 ? [['latency', String(latency)] as [string, string]] : []),
    ...(isFrozen ? [['frozen', 'true'] as [string, string]] : []),
  ];
  const writes = steps.filter((step) => !/ GET | log in as /.test(step)).length;
  return [
    '// For src/pages/<page>/<Page>.stories.tsx.',
    "import preview from '../../../.storybook/preview.tsx';",
    "import { Screen } from '../../../.storybook/Screen.tsx';",
    '',
    'const meta = preview.meta({',
    "  title: 'screens/From the panel',",
    '  component: Screen,',
    "  tags: ['!autodocs'],",
    `  args: { path: ${literal(path)} },`,
    '});',
    '',
    ...(writes > 0
      ? [
          `// A story's world is new: the ${String(writes)} calls that changed the panel's world are not part of it.`,
        ]
      : []),
    'export const State = meta.story({',
    '  parameters: {',
    '    mock: {',
    ...mock.map(([name, value]) => `      ${name}: ${value},`),
    '    },',
    '  },',
    '});',
    '',
  ].join('\n');
}
