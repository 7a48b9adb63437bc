// What a page tells the worker. Both ends are of one build or of two that follow each other, so a message
// that is not understood is left alone.

/** Attribute of the document that a page has when it comes from what was kept, for want of a network. */
export const OFFLINE_MARK = 'data-offline';

/** Keep what this visit would need to start without a network. */
export interface KeepMessage {
  readonly type: 'casino.keep';
  /** Address of the frame that the visitor's brand and language start from. */
  readonly page: string;
  /** Addresses of the code, and of the brand's art, that this visit has used. */
  readonly assets: readonly string[];
}

/** The visitor has agreed to the new version. */
export interface ActivateMessage {
  readonly type: 'casino.activate';
}

/** Asks for the entry of the worker's build, which is sent to the port that comes along. */
export interface AskMessage {
  readonly type: 'casino.ask';
}

export type PageMessage = KeepMessage | ActivateMessage | AskMessage;

const PAGE = /^\/pages\/[\w.-]+\.frame\.html$/;
const ASSET = /^\/assets\/[\w.-]+$/;
const ART = /^\/(?:brand|hero)\/[\w.-]+$/;

/** Whether an address is one of a file whose name changes with its content. */
export function isAsset(pathname: string): boolean {
  return ASSET.test(pathname);
}

/** Whether an address is one of the brand's drawn files, whose names stay. */
export function isArt(pathname: string): boolean {
  return ART.test(pathname);
}

const isOurs = (path: unknown): path is string => typeof path === 'string' && (isAsset(path) || isArt(path));

/** The message, with nothing but addresses of our own build in it; null for anything else. */
export function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'casino.activate' || data.type === 'casino.ask') return { type: data.type };
  if (data.type !== 'casino.keep' || !('page' in data) || !('assets' in data)) return null;
  const { page, assets } = data;
  if (typeof page !== 'string' || !PAGE.test(page) || !Array.isArray(assets)) return null;
  return { type: data.type, page, assets: assets.filter(isOurs) };
}
