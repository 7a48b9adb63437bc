// Bundles the OpenAPI description and generates client and mock code from it, unless nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleDescription, bundleSocketDescription } from './generation/bundle.ts';
import { BrandProblems, brandIds } from './generation/brandFiles.ts';
import { completeTokenFiles, generatedFiles, writeBrandNames, writeBrands } from './generation/brands.ts';
import { writeMessageIds } from './generation/messageIds.ts';
import { writeErrorMeanings, writeErrors } from './generation/errors.ts';
import { writeControlOperations, writeOperations } from './generation/operations.ts';
import { writeContract } from './generation/contract.ts';
import { writeShapes } from './generation/shapes.ts';
import { writeRealtimeSchemas } from './generation/realtime.ts';
import { runOrval } from './generation/orval.ts';

const root = dirname(import.meta.dirname);
const stampFile = join(root, 'openapi/generated/.stamp');
const outputs = [
  'src/api/generated/endpoints',
  'src/api/generated/contract.ts',
  'src/api/generated/shapes.ts',
  'src/api/generated/zod/realtime.schemas.zod.ts',
  'mocks/generated/operations.ts',
  'mocks/generated/errorMeanings.ts',
  'mocks/generated/worldHandlers.ts',
  'mocks/generated/control/operations.ts',
  'mocks/generated/realtimeSchemas.ts',
  'openapi/generated/openapi.json',
  'openapi/generated/control.json',
  'openapi/generated/asyncapi.json',
  'openapi/generated/errors.yaml',
  'openapi/generated/brands.yaml',
];

function fingerprint(): string {
  const hash = createHash('sha256').update(brandIds(root).join());
  const sources = globSync(
    [
      'openapi/**/*.yaml',
      'orval.config.ts',
      'src/api/staleTimes.ts',
      'package-lock.json',
      'scripts/generate.ts',
      'scripts/generation/*.ts',
    ],
    { cwd: root, exclude: ['openapi/generated/**'] },
  );
  for (const file of sources.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

// Checks the brands first, so that a fault in a brand's file leaves the generated files of a running app
// unchanged.
try {
  completeTokenFiles(root);
  generatedFiles(root);
} catch (error) {
  if (!(error instanceof BrandProblems)) throw error;
  console.error(error.message);
  process.exit(1);
}

writeMessageIds(root);
const stamp = fingerprint();
const isCurrent =
  !process.argv.includes('--force') &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  outputs.every((path) => existsSync(join(root, path)));

if (!isCurrent) {
  const started = performance.now();
  mkdirSync(dirname(stampFile), { recursive: true });
  rmSync(stampFile, { force: true });
  // Deletes the compiler's incremental state, which would otherwise report errors of the previous generated
  // files.
  rmSync(join(root, 'node_modules/.cache/types.tsbuildinfo'), { force: true });
  writeErrors(root);
  writeBrandNames(root);
  for (const folder of ['src/api/generated', 'mocks/generated'])
    rmSync(join(root, folder), { recursive: true, force: true });
  const description = await bundleDescription(root, 'openapi');
  const control = await bundleDescription(root, 'control');
  await bundleSocketDescription(root);
  runOrval(root);
  writeOperations(root, description);
  writeErrorMeanings(root);
  writeControlOperations(root, control);
  writeContract(root, description);
  writeShapes(root, description);
  writeRealtimeSchemas(root, description);
  writeFileSync(stampFile, stamp);
  const count = Object.values(description.paths).reduce((sum, path) => sum + Object.keys(path).length, 0);
  // Prints to standard error, because the command that runs next may print JSON to standard output.
  console.error(`generated ${count} operations in ${((performance.now() - started) / 1000).toFixed(2)} s`);
}

// Writes the brands' modules on every run, because that takes only a few milliseconds. This comes last,
// because the generator above empties `mocks/generated`.
writeBrands(root);
