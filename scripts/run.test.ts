import { expect, test } from 'vitest';
import { run } from './run.ts';

test('stops a program that prints nothing any more, and counts it as failed', async () => {
  const hangs = 'console.log("started"); setInterval(() => {}, 1000)';
  const result = await run('node', ['-e', hangs], { quiet: true, silentSeconds: 1 });
  expect(result).toMatchObject({ isHung: true, status: 1, output: 'started\n' });
});

test('lets a slow program run on while it prints', async () => {
  const prints =
    'let n = 0; const t = setInterval(() => { console.log(n); if (++n === 4) clearInterval(t); }, 500)';
  const result = await run('node', ['-e', prints], { quiet: true, silentSeconds: 1 });
  expect(result).toMatchObject({ isHung: false, status: 0 });
});

test('stops a program whose own child keeps its output open', async () => {
  const parent =
    'require("child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 8000)"], { stdio: "inherit" })';
  const result = await run('node', ['-e', parent], { quiet: true, silentSeconds: 1 });
  expect(result).toMatchObject({ isHung: true, status: 1 });
  expect(result.seconds).toBeLessThan(6);
});
