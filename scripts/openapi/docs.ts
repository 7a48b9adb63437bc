// Writes the OpenAPI description in its form for human readers, for `npm run docs:api`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErrors } from '../generation/errors.ts';
import { readDescription } from '../lint/description.ts';
import { root } from '../run.ts';
import { forReaders } from './forReaders.ts';

const readable = forReaders(readDescription(root).description, readErrors(root).codes);
writeFileSync(join(root, 'openapi/generated/readable.json'), JSON.stringify(readable));
