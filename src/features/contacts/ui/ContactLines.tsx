import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import { FormattedMessage } from 'react-intl';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { ContactType } from '#/api/generated/model/index.ts';
import { usePhoneCountries } from '#/entities/form/usePhoneCountries.ts';
import { formatPhone } from '#/ui/PhoneField/phone.ts';
import type { Contact, KnownContacts } from '../model/contacts.ts';
import styles from './ContactLines.module.css';

/** The player's phones or e-mails with their status, including unconfirmed ones. */
export function ContactLines({ known }: { known: KnownContacts }) {
  const write = useContactText();
  const { type, contacts, waiting } = known;
  const isOther = waiting !== null && contacts.every(({ value }) => value !== waiting.value);
  const shown: Contact[] = isOther
    ? [...contacts, { ...waiting, isPrimary: false, isVerified: false }]
    : [...contacts];
  if (shown.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id={`contacts.${type}.none`} />
      </p>
    );
  return (
    <ul className={styles.lines}>
      {shown.map((contact) => (
        <li key={contact.value} className={styles.line}>
          <span className={styles.value}>{write(type, contact.value)}</span>
          <span className={styles.marks}>
            <ContactMarks contact={contact} isWaiting={contact.value === waiting?.value} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ContactMarks({ contact, isWaiting }: { contact: Contact; isWaiting: boolean }) {
  return (
    <>
      {contact.isPrimary && (
        <Badge tone="accent">
          <FormattedMessage id="contacts.mark.primary" />
        </Badge>
      )}
      {contact.isVerified ? (
        <Badge tone="positive" icon={<Icon of={BadgeCheck} size="sm" />}>
          <FormattedMessage id="contacts.mark.verified" />
        </Badge>
      ) : (
        <Badge tone="warning" icon={<Icon of={Clock} size="sm" />}>
          <FormattedMessage id={isWaiting ? 'contacts.mark.waiting' : 'contacts.mark.unverified'} />
        </Badge>
      )}
    </>
  );
}

/**
 * Formats a contact: groups a phone number's digits after a plus, and leaves an e-mail address unchanged.
 */
export function useContactText(): (type: ContactType, value: string) => string {
  const countries = usePhoneCountries();
  return (type, value) => (type === 'phone' ? formatPhone(value, countries) : value);
}
