// What a chat is told of its visitor (specification S3.21, S6.14).
import type { ChatSettings, ChatVisitor } from '#/api/generated/model/index.ts';

/** What sends a visitor to the support of the VIPs. */
const VIP_INFO = 'VIP';

export interface ChatStart {
  readonly account: string;
  readonly location: string;
  /** The card of the server; null for a guest, of whom there is none. */
  readonly visitor: ChatVisitor | null;
}

/** A VIP comes to the VIPs' location, where there is one; all others, and guests, to the usual one. */
export function chatStart(settings: ChatSettings, visitor: ChatVisitor | null): ChatStart {
  const { account, location = 'default', vipLocation = location } = settings;
  return { account, location: visitor?.fields.info === VIP_INFO ? vipLocation : location, visitor };
}
