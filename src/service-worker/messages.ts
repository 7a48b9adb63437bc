// Messages from pages to the worker. Page and worker may be of successive builds, so unknown messages
// are ignored.

/** Asks the worker to cache what this visit needs to start offline. */
export interface KeepMessage {
  readonly type: 'casino.keep';
  /** URL of the frame page for the visitor's brand and language. */
  readonly page: string;
  /** URLs of the code and brand artwork used by this visit. */
  readonly assets: readonly string[];
}

/** The visitor has accepted the new version. */
export interface ActivateMessage {
  readonly type: 'casino.activate';
}

/**
 * Asks for the path of the entry script in the worker's build, to detect an outdated page. The worker replies
 * on the message's port.
 */
export interface AskMessage {
  readonly type: 'casino.ask';
}

export type PageMessage = KeepMessage | ActivateMessage | AskMessage;

const PAGE = /^\/pages\/[\w.-]+\.frame\.html$/;
const ASSET = /^\/assets\/[\w.-]+$/;
const ART = /^\/(?:brand|hero)\/[\w.-]+$/;

/** Whether a path is a content-hashed file. */
export function isAsset(pathname: string): boolean {
  return ASSET.test(pathname);
}

/** Whether a path is brand artwork, whose file names don't change with their content. */
export function isArt(pathname: string): boolean {
  return ART.test(pathname);
}

const isOurs = (path: unknown): path is string => typeof path === 'string' && (isAsset(path) || isArt(path));

/** Validates a message and keeps only URLs of our own build. Null for anything else. */
export function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'casino.activate' || data.type === 'casino.ask') return { type: data.type };
  if (data.type !== 'casino.keep' || !('page' in data) || !('assets' in data)) return null;
  const { page, assets } = data;
  if (typeof page !== 'string' || !PAGE.test(page) || !Array.isArray(assets)) return null;
  return { type: data.type, page, assets: assets.filter(isOurs) };
}
