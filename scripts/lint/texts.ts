// Each folder's texts against the Russian ones by `formatjs verify`: missing, extra, unequal ids.
import { dirname } from 'node:path';
import { LOCALES } from '#/i18n/locales.ts';
import { run } from '../run.ts';
import { listMessageFolders } from '../texts/messageFolders.ts';

const CHECKS = ['--source-locale', 'ru', '--missing-keys', '--extra-keys', '--structural-equality'];
const root = dirname(dirname(import.meta.dirname));

const results = await Promise.all(
  listMessageFolders(root).map(async ({ path }) => {
    const files = LOCALES.map((locale) => `${path}/${locale}.json`);
    return { path, ...(await run('formatjs', ['verify', ...CHECKS, ...files], { quiet: true })) };
  }),
);
for (const { path, status, output } of results) if (status !== 0) console.error(`${path}\n${output.trim()}`);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
