// The walls inside the mock (mocks/README.md): who of pipeline, world, domains and handlers imports whom.

const PIPELINE = ['core', 'handlers', 'realtime', 'pages', 'panel'];
/** What the pipeline is handed, so that it knows none of it by name. */
const HANDED_TO_CORE = ['handlers', 'realtime', 'pages', 'panel'];
/** What a domain shows to the others: `view.ts`, `payouts.view.ts`; catalogues never change. */
const SHOWN_TO_DOMAINS = ['catalogue', 'view', 'actions'];
const SHOWN_TO_HANDLERS = [...SHOWN_TO_DOMAINS, 'rules'];
const ROLES = [...SHOWN_TO_HANDLERS, 'state', 'due', 'reactions'];
/** The one file of the kernel that knows the domains: it lists them. */
const LIST_OF_DOMAINS = 'mocks/world/domains.ts';

interface WorldPlace {
  /** Undefined for a file of the kernel. */
  domain: string | undefined;
  /** What the file is to its domain: `payouts.view.ts` is a view. */
  role: string;
}

const folderOf = (path: string): string | undefined => /^mocks\/([^/]+)\//.exec(path)?.[1];

const isTest = (path: string): boolean => /\.(test|testing)\.ts$/.test(path);

function roleOf(path: string): string {
  if (path.includes('/catalogue/')) return 'catalogue';
  return /(?:^|[./])([a-z]+)\.ts$/i.exec(path)?.[1] ?? '';
}

function worldPlaceOf(path: string): WorldPlace | null {
  if (folderOf(path) !== 'world') return null;
  const [, domain] = /^mocks\/world\/([^/]+)\//.exec(path) ?? [];
  return { domain, role: roleOf(path) };
}

/** Which domain reads which by this import, or null. Catalogues make no arrow: they never change. */
export function domainArrow(from: string, to: string): readonly [string, string] | null {
  const [source, target] = [worldPlaceOf(from)?.domain, worldPlaceOf(to)?.domain];
  if (isTest(from) || source === undefined || target === undefined) return null;
  return source === target || roleOf(to) === 'catalogue' ? null : [source, target];
}

function worldRule(from: string, to: string): string | null {
  const source = worldPlaceOf(from);
  if (!source) return null;
  const target = worldPlaceOf(to);
  if (!target) {
    const folder = folderOf(to) ?? '';
    return PIPELINE.includes(folder) ? `the world must not import ${folder}` : null;
  }
  if (target.domain === undefined || source.domain === target.domain || from === LIST_OF_DOMAINS) return null;
  return SHOWN_TO_DOMAINS.includes(target.role)
    ? null
    : `${to} is private to ${target.domain}: others read its ${SHOWN_TO_DOMAINS.join(', ')}`;
}

function handlerRule(to: string, isTypeOnly: boolean): string | null {
  const target = worldPlaceOf(to);
  if (target?.domain === undefined || SHOWN_TO_HANDLERS.includes(target.role)) return null;
  return isTypeOnly && target.role === 'state'
    ? null
    : `a handler reads only ${SHOWN_TO_HANDLERS.join(', ')} of ${target.domain}`;
}

function coreRule(to: string): string | null {
  const folder = folderOf(to) ?? '';
  if (HANDED_TO_CORE.includes(folder)) return `core must not import ${folder}`;
  const domain = worldPlaceOf(to)?.domain;
  return domain === undefined ? null : `core must not know the domain ${domain}`;
}

/** The wall that an import goes through, or null. Both are paths from the root; tests look everywhere. */
export function brokenWall(from: string, to: string, isTypeOnly = false): string | null {
  if (isTest(from)) return null;
  switch (folderOf(from)) {
    case 'core':
      return coreRule(to);
    case 'handlers':
      return handlerRule(to, isTypeOnly);
    case 'world':
      return worldRule(from, to);
    default:
      return null;
  }
}

/** A file of a domain says by its name what it is: `view.ts`, or `topic.view.ts` where there are more. */
export function roleViolations(paths: readonly string[]): string[] {
  return paths
    .filter((path) => {
      const place = worldPlaceOf(path);
      return place?.domain !== undefined && !isTest(path) && !ROLES.includes(place.role);
    })
    .map((path) => `${path} is named by no role: ${ROLES.join(', ')}`);
}
