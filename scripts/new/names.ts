// Names that the scaffold derives from a given name.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Kind = 'feature' | 'endpoint' | 'control' | 'page';

const SPELLING: Readonly<Record<Kind, { pattern: RegExp; advice: string }>> = {
  feature: { pattern: /^[a-z]+(-[a-z0-9]+)*$/, advice: 'Use kebab-case' },
  endpoint: { pattern: /^[a-z]+([A-Z][a-z0-9]*)+$/, advice: 'Use a verb and a noun in camelCase' },
  control: { pattern: /^([A-Z][a-z0-9]*)+$/, advice: 'Use PascalCase' },
  page: { pattern: /^[a-z]+(-[a-z0-9]+)*$/, advice: 'Use kebab-case' },
};

export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The spellings that the templates use, derived from a kebab-case name. */
export const namesOf = (name: string) => {
  const Name = pascalCase(name);
  return { Name, camel: Name.charAt(0).toLowerCase() + Name.slice(1), words: name.replaceAll('-', ' ') };
};

export interface OperationNames {
  readonly operationId: string;
  readonly Operation: string;
  readonly tag: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly pathKey: string;
  readonly isRead: boolean;
  readonly isList: boolean;
  /** True for operations of the cashbox, which answer 451 in blocked regions. */
  readonly isRegional: boolean;
  /** Names of the schemas of an item, a request body and a response. */
  readonly item: string;
  readonly body: string;
  readonly response: string;
  /** The sample response, as TypeScript code. */
  readonly sample: string;
}

export function operationNames(operationId: string, tag: string): OperationNames {
  const [, verb = '', noun = ''] = /^([a-z]+)(.+)$/.exec(operationId) ?? [];
  const isList = verb === 'list';
  const isRead = isList || verb === 'get';
  const pathKey = kebabCase(operationId);
  const subject = isRead ? noun : noun + pascalCase(verb);
  return {
    operationId,
    Operation: pascalCase(operationId),
    tag,
    method: isRead ? 'get' : 'post',
    path: `/json-api/${tag}/${isRead ? kebabCase(noun).slice(1) : pathKey}`,
    pathKey,
    isRead,
    isList,
    isRegional: tag === 'cashbox',
    item: subject + (isList ? 'Item' : 'Result'),
    body: `${subject}Body`,
    response: subject + (isList ? 'List' : 'Response'),
    sample: isList ? "[{ id: 1, title: 'First' }]" : "{ id: 1, title: 'First' }",
  };
}

export const tagsOf = (root: string): string[] =>
  globSync('openapi/paths/*.yaml', { cwd: root })
    .map((file) => basename(file, '.yaml'))
    .toSorted();

/**
 * The first of the operation's schema names that exists already. Schema names are global, so the new schema
 * would replace the existing one.
 */
function takenSchema(root: string, operationId: string): string | undefined {
  const { item, body, response } = operationNames(operationId, '');
  const sources = globSync('openapi/schemas/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return [item, body, response].find((name) =>
    sources.some((source) => new RegExp(`^${name}:`, 'm').test(source)),
  );
}

/** The reason why a name is invalid or taken; undefined if it can be used. */
export function nameFault(root: string, kind: Kind, name: string): string | undefined {
  const { pattern, advice } = SPELLING[kind];
  if (!pattern.test(name)) return advice;
  const folders = {
    feature: [`src/features/${name}`, `openapi/paths/${name}.yaml`],
    page: [`src/features/${name}`, `src/pages/${name}`],
    control: [`src/ui/${name}`],
    endpoint: [`mocks/handlers/${name}.test.ts`],
  };
  const taken = folders[kind].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return `${taken} exists`;
  const operationId = { feature: `list${pascalCase(name)}`, endpoint: name, page: null, control: null }[kind];
  const schema = operationId === null ? undefined : takenSchema(root, operationId);
  return schema === undefined ? undefined : `The schema ${schema} exists`;
}
