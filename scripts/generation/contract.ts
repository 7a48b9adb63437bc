// `src/api/generated/contract.ts`: method and path of each operation with the zod schema of its answer, for the client's contract check.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './bundle.ts';
import { listOperations } from './operations.ts';

/** Writes the table that maps a call to its response schema. */
export function writeContract(root: string, description: Description): void {
  const operations = listOperations(description);
  const rows = operations.map(
    ({ id, method, path, responseType }) => `  { id: '${id}', method: '${method}', path: '${path}', schema: ${responseType ? `schemas.${responseType}` : 'undefined'} },`,
  );
  writeFileSync(
    join(root, 'src/api/generated/contract.ts'),
    [
      '// Generated from the description. Do not edit.',
      "import * as schemas from './zod/casinoClientBackend.schemas.zod.ts';",
      '',
      'export const contract = [',
      ...rows,
      '] as const;',
      '',
    ].join('\n'),
  );
}
