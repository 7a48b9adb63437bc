// `npm run new`: writes a feature, an endpoint, a control or a page. The templates mirror the
// repository's folders; insertions.ts has the lines that existing files get.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';
import {
  endpointInsertions,
  featureInsertions,
  openPageInsertions,
  profilePageInsertions,
  type Insertion,
} from './insertions.ts';
import { nameFault, namesOf, operationNames, pascalCase, tagsOf, type Kind } from './names.ts';

const templates = join(import.meta.dirname, 'templates');
const oxfmt = join(import.meta.dirname, '../../node_modules/.bin/oxfmt');

/**
 * Printed after an operation was added. The named steps need a decision, so a template can't do them. Tests
 * fail until they are done.
 */
const NEXT_STEPS =
  'Next: name its screen in mocks/scenarios/screens.ts and its story in tests/atlas. ' +
  'A write also goes to the gains or the harmless operations in mocks/handlers/breaks.test.ts.';

interface Answers {
  name: string;
  tag?: string;
}

export default function scaffold(plop: NodePlopAPI): void {
  const root = plop.getDestBasePath();
  for (const file of globSync('partials/*.tpl', { cwd: templates }))
    plop.setPartial(basename(file, '.tpl'), readFileSync(join(templates, file), 'utf8'));

  function insert({ path, before, text }: Insertion): ActionType {
    return (data) => {
      const target = plop.renderString(path, data);
      const file = join(root, target);
      const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const place = before === undefined ? code.length : code.search(before);
      if (place < 0) throw new Error(`${target} has no line like ${String(before)}`);
      writeFileSync(file, code.slice(0, place) + plop.renderString(text, data) + code.slice(place));
      return target;
    };
  }

  /** Adds the files of a template folder and the lines of existing files, then formats both. */
  function write(folder: string, insertions: readonly Insertion[]): ActionType[] {
    const files = globSync('**/*.tpl', { cwd: join(templates, folder) }).map((file) =>
      file.replace(/\.tpl$/, ''),
    );
    return [
      ...files.map((path): ActionType => ({
        type: 'add',
        path: join(root, path),
        template: readFileSync(join(templates, folder, `${path}.tpl`), 'utf8'),
      })),
      ...insertions.map(insert),
      (data) => {
        const paths = [...files, ...insertions.map(({ path }) => path)];
        const args = paths.map((path) => plop.renderString(path, data));
        execFileSync(oxfmt, ['--no-error-on-unmatched-pattern', ...args], { cwd: root });
        return 'formatted';
      },
    ];
  }

  const ask = (kind: Kind, example: string) => ({
    type: 'input' as const,
    name: 'name',
    message: `Name of the ${kind}, such as ${example}`,
    validate: (name: string) => nameFault(root, kind, name) ?? true,
  });

  plop.setGenerator('feature', {
    description: 'a list on a page of the profile: description, handler, view, texts, page, errors',
    prompts: [ask('feature', 'badges')],
    // The answers to the prompts above. Fields added here are available in the templates.
    actions(answers) {
      const { name } = answers as Answers;
      const operation = operationNames(`list${pascalCase(name)}`, name);
      const route = `/profile/${name}`;
      Object.assign(answers as Answers, namesOf(name), operation, { route, path: `/json-api/${name}` });
      return write('feature', [...featureInsertions, ...profilePageInsertions]);
    },
  });

  plop.setGenerator('endpoint', {
    description: 'an operation of a tag: description, handler and its test',
    prompts: [
      ask('endpoint', 'rateGame'),
      { type: 'list', name: 'tag', message: 'Tag of the description', choices: tagsOf(root) },
    ],
    actions(answers) {
      const { name, tag = '' } = answers as Answers;
      Object.assign(answers as Answers, operationNames(name, tag));
      return [...write('endpoint', endpointInsertions(tag)), NEXT_STEPS];
    },
  });

  plop.setGenerator('control', {
    description: 'a control of src/ui with its styles and stories',
    prompts: [ask('control', 'Rating')],
    actions: () => write('control', []),
  });

  plop.setGenerator('page', {
    description: 'a page with its route, title, texts and stories',
    prompts: [ask('page', 'fair-play')],
    actions(answers) {
      const { name } = answers as Answers;
      Object.assign(answers as Answers, namesOf(name), { route: `/${name}` });
      return write('page', openPageInsertions);
    },
  });
}
