// The import layers of `src` (docs/architecture.md), used by oxlint and by the lint of message ids.

const services = ['realtime', 'api', 'i18n', 'brands'];
const views = ['overlays', 'ui', 'lib'];

/**
 * A layer of `src` and the layers it may import besides itself. `config.ts` and `paths.ts` are open to all.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  app: ['pages', 'features', 'entities', ...services, ...views, 'service-worker'],
  pages: ['features', 'entities', ...services, ...views],
  features: ['entities', ...services, ...views, 'service-worker'],
  entities: [...services, ...views],
  overlays: ['ui', 'lib'],
  realtime: ['api', 'lib'],
  api: ['lib'],
  brands: ['i18n', 'lib'],
  // The error texts need the codes of `api`.
  i18n: ['api', 'lib'],
  ui: ['lib'],
  'service-worker': ['lib'],
  lib: [],
};

/** Layers whose folders must not import each other. For example, a feature can't import another feature. */
export const islands = ['pages', 'features', 'entities'];

/**
 * The layer and the owner of a file. In the layers of `islands`, the owner is a folder, such as
 * `features/lobby`. In other layers it is the layer itself, such as `ui`. `folders` counts the folders between
 * the owner and the file.
 */
export function ownerOf(path: string): { layer: string; owner: string; folders: number } | undefined {
  const [, layer = '', ...parts] = path.split('/');
  if (!path.startsWith('src/') || !(layer in layers)) return undefined;
  const isIsland = islands.includes(layer);
  return {
    layer,
    owner: isIsland ? `${layer}/${parts[0] ?? ''}` : layer,
    folders: parts.length - (isIsland ? 2 : 1),
  };
}

/** Every layer may use the common texts. */
export function mayUseTexts(file: string, folder: string): boolean {
  const [user, texts] = [ownerOf(file), ownerOf(folder)];
  if (!user || !texts) return file === 'src/main.tsx' && texts !== undefined;
  if (texts.layer === 'i18n' || user.owner === texts.owner) return true;
  return user.layer !== texts.layer && (layers[user.layer]?.includes(texts.layer) ?? false);
}
