import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { sanitizeLink } from '#/lib/url.ts';

/** A way to the support with its checked address; the chat has one where it opens on a page of its own. */
export type SupportWay =
  | { readonly kind: 'chat'; readonly address?: string }
  | { readonly kind: 'telegram' | 'viber' | 'email'; readonly address: string };

const outside = /^(?:https?:|mailto:)/;

export interface SupportOptions {
  readonly hasChat: boolean;
  readonly brandEmail: string;
  /** Where the chat opens, if not over this page. */
  readonly chatAt?: string | undefined;
}

/**
 * The server's ways with harmless addresses, the brand's e-mail where it names none; no chat while it rests.
 */
export function supportWays(
  config: CallCenterConfig | undefined,
  { hasChat, brandEmail, chatAt }: SupportOptions,
): SupportWay[] {
  const links = [
    ['telegram', config?.telegramUrl],
    ['viber', config?.viberUrl],
    ['email', `mailto:${config?.supportEmail ?? brandEmail}`],
  ] as const;
  const chat: SupportWay = { kind: 'chat', ...(chatAt === undefined ? {} : { address: chatAt }) };
  return [
    ...(hasChat && config?.maintenance.isActive === false ? [chat] : []),
    ...links.flatMap(([kind, link]) => {
      const address = sanitizeLink(link);
      return address !== null && outside.test(address) ? [{ kind, address }] : [];
    }),
  ];
}
