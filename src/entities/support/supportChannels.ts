import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { sanitizeLink } from '#/lib/url.ts';

/**
 * A support channel with a sanitised URL. For the chat, the URL is only set if the chat opens on another
 * page.
 */
export type SupportChannel =
  | { readonly kind: 'chat'; readonly url?: string }
  | { readonly kind: 'telegram' | 'viber' | 'email'; readonly url: string };

const outside = /^(?:https?:|mailto:)/;

export interface SupportOptions {
  readonly hasChat: boolean;
  readonly brandEmail: string;
  /** URL of the page where the chat opens. Undefined if it opens over the current page. */
  readonly chatAt?: string | undefined;
}

/**
 * The chat and the server's channels that have safe URLs. If the server sends no e-mail address, uses the
 * brand's. The chat is left out during its maintenance.
 */
export function supportChannels(
  config: CallCenterConfig | undefined,
  { hasChat, brandEmail, chatAt }: SupportOptions,
): SupportChannel[] {
  const links = [
    ['telegram', config?.telegramUrl],
    ['viber', config?.viberUrl],
    ['email', `mailto:${config?.supportEmail ?? brandEmail}`],
  ] as const;
  const chat: SupportChannel = { kind: 'chat', ...(chatAt === undefined ? {} : { url: chatAt }) };
  return [
    ...(hasChat && config?.maintenance.isActive === false ? [chat] : []),
    ...links.flatMap(([kind, link]) => {
      const url = sanitizeLink(link);
      return url !== null && outside.test(url) ? [{ kind, url }] : [];
    }),
  ];
}
