// Where a player who is stuck finds help.
import type { CallCenterConfig } from '#/api/generated/model/index.ts';
import { sanitizeLink } from '#/lib/url.ts';

export interface SupportLink {
  readonly kind: 'telegram' | 'viber' | 'email';
  readonly href: string;
}

/** The channels of the server data whose addresses are harmless; the brand's own e-mail is always there. */
export function supportLinks(
  config: Pick<CallCenterConfig, 'telegramUrl' | 'viberUrl' | 'supportEmail'> | undefined,
  brandEmail: string,
): readonly SupportLink[] {
  const candidates = [
    ['telegram', config?.telegramUrl],
    ['viber', config?.viberUrl],
    ['email', `mailto:${config?.supportEmail ?? brandEmail}`],
  ] as const;
  return candidates.flatMap(([kind, address]) => {
    const href = sanitizeLink(address);
    return href === null ? [] : [{ kind, href }];
  });
}
