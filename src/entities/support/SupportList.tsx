import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { openSupportChat } from './supportChat.ts';
import type { SupportWay } from './supportWays.ts';
import styles from './SupportList.module.css';

const icons = { chat: MessagesSquare, telegram: Send, viber: MessageCircle, email: Mail };

export interface SupportListProps {
  ways: readonly SupportWay[];
  onChat?: () => void;
}

/** External channels open in a new tab. Requires the `support` messages. */
export function SupportList({ ways, onChat }: SupportListProps) {
  return (
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way.kind}>
          <Way way={way} onChat={onChat} />
        </li>
      ))}
    </ul>
  );
}

function Way({ way, onChat }: { way: SupportWay; onChat: (() => void) | undefined }) {
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
      openSupportChat();
    };
    return (
      <button type="button" className={styles.way} onClick={open}>
        {content}
      </button>
    );
  }
  return (
    <a className={styles.way} href={way.address} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
