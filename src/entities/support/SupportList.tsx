import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { keepDraftForChat, openSupportChat } from './supportChat.ts';
import type { SupportChannel } from './supportChannels.ts';
import styles from './SupportList.module.css';

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
