// Builds Storybook into `storybook-static/` and fails on a warning.
import { run } from './run.ts';

const WARNING = /^(?:│\s*|\s*)(?:▲|\(!\)|warn(?:ing)?\b)/i;

const { status, output, seconds } = await run('storybook', ['build', '--quiet'], { quiet: true });
const warnings = output.split('\n').filter((line) => WARNING.test(line));
if (status !== 0 || warnings.length > 0) console.error(output);
console.log(`storybook: ${seconds.toFixed(0)} s, ${String(warnings.length)} warnings`);
process.exitCode = status !== 0 || warnings.length > 0 ? 1 : 0;
