import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { sanitizeLink } from '#/lib/url.ts';

/** A way to the support with its checked address; the chat has none. */
export type SupportWay =
  | { readonly kind: 'chat' }
  | { readonly kind: 'telegram' | 'viber' | 'email'; readonly address: string };

const outside = /^(?:https?:|mailto:)/;

/**
 * The ways to the support in the order in which they are offered: those of the server whose addresses are
 * harmless, and the brand's own e-mail where it names none. The chat is none of them while it rests.
 */
export function supportWays(
  config: CallCenterConfig | undefined,
  { hasChat, brandEmail }: { hasChat: boolean; brandEmail: string },
): SupportWay[] {
  const links = [
    ['telegram', config?.telegramUrl],
    ['viber', config?.viberUrl],
    ['email', `mailto:${config?.supportEmail ?? brandEmail}`],
  ] as const;
  const chat: SupportWay[] = hasChat && config?.maintenance.isActive === false ? [{ kind: 'chat' }] : [];
  return [
    ...chat,
    ...links.flatMap(([kind, link]) => {
      const address = sanitizeLink(link);
      return address !== null && outside.test(address) ? [{ kind, address }] : [];
    }),
  ];
}
