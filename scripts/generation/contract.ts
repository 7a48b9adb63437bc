// `src/api/generated/contract.ts`: each operation's method, path and response schema.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './bundle.ts';
import { listOperations } from './operations.ts';

const SCHEMAS = 'src/api/generated/zod/casinoClientBackend.schemas.zod.ts';

/**
 * Writes the contract. Also copies the module of schemas, so that the socket's chunk contains only the
 * schemas of realtime messages. Without the copy, that chunk would share the module with the contract and
 * load the schemas of all operations.
 */
export function writeContract(root: string, description: Description): void {
  const operations = listOperations(description);
  const rows = operations.map(
    ({ id, method, path, responseType }) =>
      `  { id: '${id}', method: '${method}', path: '${path}', schema: ${responseType ? `schemas.${responseType}` : 'undefined'} },`,
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
  copyFileSync(join(root, SCHEMAS), join(root, 'src/api/generated/zod/realtime.schemas.zod.ts'));
}
