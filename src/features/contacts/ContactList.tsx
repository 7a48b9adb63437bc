import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactType } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { openContact } from './contacts.modals.ts';
import { type KnownByType, useKnownContacts } from './data/useKnownContacts.ts';
import { type KnownContacts, unconfirmed } from './model/contacts.ts';
import { ContactLines } from './ui/ContactLines.tsx';
import styles from './ContactList.module.css';

/** Lists the player's phones and e-mails with their status. A button for each kind opens its dialog. */
export function ContactList() {
  const known = useKnownContacts();
  return <ContactListView known={known} onOpen={(type: ContactType) => openContact(type)} />;
}

export interface ContactListViewProps {
  known: Loadable<KnownByType>;
  onOpen: (type: ContactType) => void;
}

const types = ['phone', 'email'] as const satisfies readonly ContactType[];

/** One row for the phones and one for the e-mails. */
export function ContactListView({ known, onOpen }: ContactListViewProps) {
  const { formatMessage } = useIntl();
  if (known.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'contacts.failed' })} failure={known} />;
  return (
    <ul className={styles.list} aria-busy={known.kind === 'pending' || undefined}>
      {types.map((type) => (
        <li key={type} className={styles.row}>
          <IconTile icon={type === 'phone' ? Smartphone : Mail} />
          {known.kind === 'ready' ? (
            <ContactRow known={known.data[type]} onOpen={() => onOpen(type)} />
          ) : (
            <Skeleton height="3rem" />
          )}
        </li>
      ))}
    </ul>
  );
}

type RowAction =
  | 'contacts.action.enterCode'
  | 'contacts.list.confirm'
  | 'contacts.list.more'
  | `contacts.${ContactType}.add`;

function actionOf(known: KnownContacts): RowAction {
  if (known.waiting) return 'contacts.action.enterCode';
  if (unconfirmed(known)) return 'contacts.list.confirm';
  return known.change.kind === 'add' ? `contacts.${known.type}.add` : 'contacts.list.more';
}

function ContactRow({ known, onOpen }: { known: KnownContacts; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { type, change, waiting } = known;
  const action = actionOf(known);
  const kind = formatMessage({ id: `contacts.${type}.title` });
  return (
    <>
      <div className={styles.text}>
        <h3 className={styles.kind}>{kind}</h3>
        <ContactLines known={known} />
        {waiting && (
          <p className={styles.hint}>
            <FormattedMessage id="contacts.list.waits" />
          </p>
        )}
        {change.kind === 'locked' && (
          <p className={styles.hint}>
            <FormattedMessage id={`contacts.${type}.locked.${change.why}`} />
          </p>
        )}
      </div>
      <Button
        variant={action === 'contacts.list.more' ? 'ghost' : 'secondary'}
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${formatMessage({ id: action })}: ${kind}`}
        onClick={onOpen}
      >
        <FormattedMessage id={action} />
      </Button>
    </>
  );
}
