import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { sanitizeLink } from '#/lib/url.ts';

/** A way to the support with its checked address; the chat has none. */
export type SupportWay = { readonly kind: 'chat' } | { readonly kind: 'telegram' | 'viber' | 'email'; readonly address: string };

const outside = /^(?:https?:|mailto:)/;

/** The ways that the server names, in the order in which they are offered. The chat is none of them while it rests. */
export function supportWays({ maintenance, telegramUrl, viberUrl, supportEmail }: CallCenterConfig, hasChat: boolean): SupportWay[] {
  const links = [
    ['telegram', telegramUrl],
    ['viber', viberUrl],
    ['email', supportEmail === undefined ? undefined : `mailto:${supportEmail}`],
  ] as const;
  const chat: SupportWay[] = hasChat && !maintenance.isActive ? [{ kind: 'chat' }] : [];
  return [
    ...chat,
    ...links.flatMap(([kind, link]) => {
      const address = sanitizeLink(link);
      return address !== null && outside.test(address) ? [{ kind, address }] : [];
    }),
  ];
}
