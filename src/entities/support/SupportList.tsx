import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { keepDraftForChat, openSupportChat } from './supportChat.ts';
import type { SupportWay } from './supportWays.ts';
import styles from './SupportList.module.css';

const icons = { chat: MessagesSquare, telegram: Send, viber: MessageCircle, email: Mail };

export interface SupportListProps {
  ways: readonly SupportWay[];
  /** The first message for the chat. */
  draft?: string | undefined;
  onChat?: () => void;
}

/** External channels open in a new tab. Requires the `support` messages. */
export function SupportList({ ways, draft, onChat }: SupportListProps) {
  return (
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way.kind}>
          <Way way={way} draft={draft} onChat={onChat} />
        </li>
      ))}
    </ul>
  );
}

interface WayProps extends Pick<SupportListProps, 'draft'> {
  way: SupportWay;
  onChat: (() => void) | undefined;
}

function Way({ way, draft = '', onChat }: WayProps) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon of={icons[way.kind]} />
      </span>
      <FormattedMessage id={`support.${way.kind}`} />
    </>
  );
  if (way.address === undefined) {
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
      href={way.address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => way.kind === 'chat' && draft !== '' && keepDraftForChat(draft)}
    >
      {content}
    </a>
  );
}
