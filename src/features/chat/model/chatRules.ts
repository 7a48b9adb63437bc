// The visitor data sent to a chat provider (S3.21, S6.14).
import type { ChatSettings, ChatVisitor } from '#/api/generated/model/index.ts';

const VIP_INFO = 'VIP';

export interface ChatStart {
  readonly account: string;
  readonly location: string;
  /** The player's data for the chat provider. Null for guests. */
  readonly visitor: ChatVisitor | null;
}

/**
 * Chooses the account and the location of a chat. The location is the provider's queue for visitors. VIPs get
 * the VIP queue, if there is one.
 */
export function chatStart(settings: ChatSettings, visitor: ChatVisitor | null): ChatStart {
  const { account, location = 'default', vipLocation = location } = settings;
  return { account, location: visitor?.fields.info === VIP_INFO ? vipLocation : location, visitor };
}
