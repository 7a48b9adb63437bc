import { FormattedMessage } from 'react-intl';
import { useCurrentReason } from '#/i18n/useCurrentReason.ts';
import type { Notice } from './notice.ts';

/** The words of a notice; the server's words are shown as text, whatever they hold. */
export function NoticeText({ notice }: { notice: Notice }) {
  return 'text' in notice ? notice.text : <OwnText {...notice} />;
}

function OwnText({ id, values }: Extract<Notice, { id: unknown }>) {
  return <FormattedMessage id={useCurrentReason(id)} {...(values ? { values } : {})} />;
}
