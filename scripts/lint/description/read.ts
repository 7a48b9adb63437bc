import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Description } from '../../generation/bundle.ts';
import type { Specified } from './schemas.ts';

export function readDescription(root: string): { description: Description; specified: Specified } {
  const read = (path: string): string => readFileSync(join(root, 'openapi', path), 'utf8');
  return {
    // Both are our own files.
    description: JSON.parse(read('generated/openapi.json')) as Description,
    specified: parse(read('specified.yaml')) as Specified,
  };
}
