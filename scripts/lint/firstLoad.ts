// Reports features and packages that the first view imports statically, directly or through other files. No
// linter can check this, because linters see one file at a time.
import { resolveImport } from '../oxlint/imports.ts';
import { staticImportsOf } from './imports.ts';
import type { SourceFile } from './sourceFiles.ts';

/** Modules that a guest's lobby loads. */
const ROOTS = ['src/main.tsx', 'src/app/boot.ts', 'src/app/mount.tsx', 'src/pages/lobby/LobbyPage.tsx'];

/**
 * Files and folders that the first load may contain: whole pages, features and entities, or single files of
 * them.
 */
const ISLANDS = [
  'src/pages/lobby/',
  'src/features/lobby/',
  // The lobby must know whether a game covers the page, and where a login leads to.
  'src/features/game-frame/GameFrameOverlay.tsx',
  // Tells the player that the game's code failed to load. It can't be lazy, because its own chunk could fail
  // to load as well.
  'src/features/game-frame/GameNotLoaded.tsx',
  'src/features/game-frame/gameFrame.store.ts',
  'src/features/game-frame/model/failures.ts',
  'src/features/game-frame/model/frameModel.ts',
  'src/features/game-frame/model/placement.ts',
  'src/features/auth/carryOver.ts',
  'src/features/auth/resumeWelcome.ts',
  'src/features/static-content/useSeo.ts',
  'src/features/static-content/startContent.ts',
  'src/features/static-content/data/',
  'src/entities/affiliate/refCode.ts',
  'src/entities/failure/',
  'src/entities/game/',
  'src/entities/money/',
  // The lobby applies the restrictions of a running break or self-exclusion.
  'src/entities/player/restriction.ts',
  'src/entities/player/restriction/',
  'src/entities/support/support.modals.ts',
  'src/entities/support/supportChat.ts',
];
const PACKAGES = [
  '@tanstack/react-query',
  'axios',
  'jwt-decode',
  'lucide-react',
  'react',
  'react-dom',
  'react-intl',
  'react-router',
  'valtio',
];

const isIsland = (path: string): boolean => /^src\/(?:pages|features|entities)\//.test(path);

function isAllowed(target: string): boolean {
  return !isIsland(target) || ISLANDS.some((allowed) => target.startsWith(allowed));
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function neededBy(file: SourceFile): { files: string[]; packages: string[] } {
  const resolved = staticImportsOf(file).map((specifier) => ({
    specifier,
    path: resolveImport(file.path, specifier),
  }));
  return {
    files: resolved.flatMap(({ path }) => (path !== null && /\.tsx?$/.test(path) ? [path] : [])),
    packages: resolved.flatMap(({ specifier, path }) => (path === null ? [packageOf(specifier)] : [])),
  };
}

const advice =
  'is in the first load of every visit: load it after idle or with the first press ' +
  '(docs/decisions/022 and 067), or add it to scripts/lint/firstLoad.ts with the reason';

/** Reports each unwanted module once, with one of the files that import it. */
export function firstLoadViolations(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set(ROOTS);
  const violations = new Set<string>();
  for (const path of seen) {
    const file = byPath.get(path);
    // Generated files aren't followed, because unused parts of them are tree-shaken.
    if (!file) continue;
    const needed = neededBy(file);
    for (const name of needed.packages)
      if (!PACKAGES.includes(name)) violations.add(`${path} imports ${name}, which ${advice}`);
    for (const target of needed.files) {
      if (isAllowed(target)) seen.add(target);
      else violations.add(`${path} imports ${target}, which ${advice}`);
    }
  }
  return [...violations];
}
