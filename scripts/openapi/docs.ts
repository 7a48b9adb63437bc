// `npm run docs:api`: the description as one page, `dist-docs/api.html`. It works without a network.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readErrors } from '../generation/errors.ts';
import { readDescription } from '../lint/description.ts';
import { root, run } from '../run.ts';
import { forReaders } from './forReaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-docs-'));
const source = join(folder, 'openapi.json');
const output = join(root, 'dist-docs/api.html');

mkdirSync(join(root, 'dist-docs'), { recursive: true });
writeFileSync(source, JSON.stringify(forReaders(readDescription(root).description, readErrors(root).codes)));
const { status } = await run('redocly', [
  'build-docs',
  source,
  '--output',
  output,
  '--inlineBundle',
  '--openapi.hideDownloadButtons',
  '--openapi.expandResponses=200',
  '--openapi.jsonSamplesExpandLevel=3',
  '--openapi.sortRequiredPropsFirst',
  '--openapi.schemasExpansionLevel=1',
  '--openapi.maxDisplayedEnumValues=12',
]);
rmSync(folder, { recursive: true });
process.exitCode = status;
