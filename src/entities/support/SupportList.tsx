import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { keepDraftForChat, openSupportChat } from './supportChat.ts';
import styles from './SupportList.module.css';
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

const icons = { chat: MessagesSquare, telegram: Send, viber: MessageCircle, email: Mail };

export interface SupportListProps {
  channels: readonly SupportChannel[];
  /** The first message for the chat. */
  draft?: string | undefined;
  onChat?: () => void;
}

/** The support channels. Links out of the site open in a new tab. The `support` texts must be loaded. */
export function SupportList({ channels, draft, onChat }: SupportListProps) {
  return (
    <ul className={styles.list}>
      {channels.map((channel) => (
        <li key={channel.kind}>
          <Channel channel={channel} draft={draft} onChat={onChat} />
        </li>
      ))}
    </ul>
  );
}

interface ChannelProps extends Pick<SupportListProps, 'draft'> {
  channel: SupportChannel;
  onChat: (() => void) | undefined;
}

function Channel({ channel, draft = '', onChat }: ChannelProps) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon of={icons[channel.kind]} />
      </span>
      <FormattedMessage id={`support.${channel.kind}`} />
    </>
  );
  if (channel.url === undefined) {
    const open = () => {
      onChat?.();
      openSupportChat(draft);
    };
    return (
      <button type="button" className={styles.way} onClick={open}>
        {content}
      </button>
    );
  }
  return (
    <a
      className={styles.way}
      href={channel.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => channel.kind === 'chat' && draft !== '' && keepDraftForChat(draft)}
    >
      {content}
    </a>
  );
}
