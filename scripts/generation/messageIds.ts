// Generates the type of message ids from the Russian texts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listMessageFolders } from '../texts/messageFolders.ts';

const OUTPUT = 'src/i18n/generated/messageIds.d.ts';

export function writeMessageIds(root: string): void {
  const folders = listMessageFolders(root).map(({ path, prefix }) => ({
    name: `${prefix.replace('.', '')}Texts`,
    file: `${path.replace('src/', '#/')}/ru.json`,
  }));
  const code = `// Written by scripts/generation/messageIds.ts.
${folders.map(({ name, file }) => `import type ${name} from '${file}';`).join('\n')}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
${folders.map(({ name }) => `        | keyof typeof ${name}`).join('\n')};
    }
  }
}
`;
  const file = join(root, OUTPUT);
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
