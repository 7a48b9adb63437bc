// The import rules of `src` (docs/architecture.md) and of the mock (mocks/README.md).
import { dirname, posix } from 'node:path';
import { islands, layers, ownerOf } from './layers.ts';

const TEST = /\.(?:test|stories|fixtures|testing)\.tsx?$/;

/** The imported file as a path from the root, or `null` for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  const [, alias, path] = /^#(mocks|tests)?\/(.*)$/.exec(specifier) ?? [];
  return path === undefined ? null : `${alias ?? 'src'}/${path}`;
}

function faultInSource(file: string, specifier: string, target: string): string | null {
  const isTest = TEST.test(file);
  if (/^src\/(?:config|paths)\.ts$/.test(file))
    return /^src\/[^/]+$/.test(target) ? null : 'A leaf imports nothing but the other leaf.';
  const from = ownerOf(file);
  if (!from) return null;
  if (!isTest && target.startsWith('mocks/')) return 'Only main.tsx, tests and stories import mocks.';
  const to = ownerOf(target);
  const others = layers[from.layer] ?? [];
  const isRelative = specifier.startsWith('.');
  if (!isTest && isRelative && to?.owner !== from.owner)
    return islands.includes(from.layer)
      ? `${from.layer} don't import each other.`
      : `Use the alias #/ outside ${from.layer}.`;
  if (!to || to.owner === from.owner) return null;
  if (!others.includes(to.layer))
    return `${from.layer} may import ${others.join(', ') || 'nothing'} (docs/architecture.md).`;
  const isPrivate = (islands.includes(to.layer) || to.layer === 'overlays') && to.folders > 0;
  return isPrivate ? 'Subfolders are private; import a file at the root.' : null;
}

const domainOf = (path: string): string | undefined => /^mocks\/world\/([^/]+)\//.exec(path)?.[1];

/**
 * Whether the target belongs to another domain and its role matches `roles`. The role of `gifts/state.ts` is
 * `state`.
 */
function isPrivateTo(file: string, target: string, roles: RegExp): boolean {
  const domain = domainOf(target);
  return domain !== undefined && domain !== domainOf(file) && roles.test(target);
}

function faultInMock(file: string, target: string, isType: boolean): string | null {
  if (ownerOf(target) && !target.startsWith('src/api/generated/'))
    return 'Mocks import only the generated contract of src.';
  if (TEST.test(file) || /^mocks\/world\/(?:domains|states)\.ts$/.test(file)) return null;
  const [, part] = target.split('/');
  if (file.startsWith('mocks/core/')) {
    if (/^mocks\/(?:handlers|realtime|pages|panel|scenarios)\//.test(target))
      return 'core gets its handlers, socket and scenarios as arguments.';
    return domainOf(target) === undefined ? null : 'core knows no domain.';
  }
  if (file.startsWith('mocks/scenarios/') && domainOf(target) !== undefined)
    return 'scenarios know no domain; each registers its states in world/states.ts.';
  if (file.startsWith('mocks/world/')) {
    if (['core', 'handlers', 'realtime', 'pages', 'panel', 'scenarios'].includes(part ?? ''))
      return 'The world imports nothing from the pipeline.';
    return isPrivateTo(file, target, /[./](?:states?|rules|due|reactions)\.ts$/)
      ? 'Of another domain, import only catalogue, view and actions.'
      : null;
  }
  const isHandler = file.startsWith('mocks/handlers/');
  return isHandler && !isType && isPrivateTo(file, target, /[./](?:states?|due|reactions)\.ts$/)
    ? 'Of a domain, a handler imports only catalogue, view, actions and rules.'
    : null;
}

/** Returns the reason why a file may not import this specifier, or null if it may. */
export function importFault(file: string, specifier: string, isType: boolean): string | null {
  const isSource = file.startsWith('src/');
  if (!isSource && !file.startsWith('mocks/')) return null;
  // `mocks/workbench`, the command line, may use zod because it runs in Node only.
  if (specifier === 'zod' && !file.startsWith('mocks/workbench/'))
    return 'Schemas are generated; where one is needed, use zod/mini.';
  if (isSource && ownerOf(file) && !TEST.test(file) && /^(?:msw|@faker-js\/faker)(?:\/|$)/.test(specifier))
    return 'Only mocks, tests and stories use this package.';
  const target = resolveImport(file, specifier);
  if (target === null) return null;
  return isSource ? faultInSource(file, specifier, target) : faultInMock(file, target, isType);
}
