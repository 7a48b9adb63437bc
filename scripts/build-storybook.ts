// Builds Storybook into `storybook-static/`, fails on a warning, and prints the numbers of stories and screens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

interface Entry {
  readonly type: 'story' | 'docs';
  readonly title: string;
}

const WARNING = /^\s*(?:▲|\(!\)|warn(?:ing)?\b)/i;

const { status, output, seconds } = await run('storybook', ['build', '--quiet'], { quiet: true });
const lines = output.split('\n');
// Includes the line after a warning, where it continues.
const warnings = lines.filter(
  (line, index) =>
    WARNING.test(line.replace(/^│\s*/, '')) || WARNING.test((lines[index - 1] ?? '').replace(/^│\s*/, '')),
);
if (status !== 0) console.error(output);
for (const warning of warnings) console.error(warning);

if (status === 0) {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const groups = (isIn: (title: string) => boolean) =>
    new Set(stories.map(({ title }) => title).filter(isIn)).size;
  const isControl = (title: string): boolean => title.startsWith('ui/');
  const isScreen = (title: string): boolean => title.startsWith('screens/');
  const controls = groups(isControl);
  const screens = groups(isScreen);
  const others = groups((title) => !isControl(title) && !isScreen(title));
  const states = stories.filter(({ title }) => isScreen(title)).length;
  console.log(
    `storybook: ${String(stories.length)} stories; ${String(controls)} controls, ${String(screens)} screens in ${String(states)} states, ` +
      `${String(others)} other groups; ${seconds.toFixed(0)} s, ${String(warnings.length)} warnings`,
  );
}
process.exitCode = status !== 0 || warnings.length > 0 ? 1 : 0;
