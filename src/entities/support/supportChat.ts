// The chat on the site is a feature of its own; here it only says how it is opened.
let open: (() => void) | undefined;

/**
 * Says, once at boot, how the chat on the site is opened.
 * @public for chat
 */
export function registerSupportChat(opener: () => void): void {
  open = opener;
}

/** How the chat is opened, or undefined while the site has none. */
export function supportChat(): (() => void) | undefined {
  return open;
}
