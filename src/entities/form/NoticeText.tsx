import { FormattedMessage } from 'react-intl';
import { useCurrentReason } from '#/i18n/useCurrentReason.ts';
import type { Notice } from './notice.ts';

/** The text of a notice. Server messages are rendered as plain text, never as HTML. */
export function NoticeText({ notice }: { notice: Notice }) {
  return 'text' in notice ? notice.text : <OwnText {...notice} />;
}

function OwnText({ id, values }: Extract<Notice, { id: unknown }>) {
  return <FormattedMessage id={useCurrentReason(id)} {...(values ? { values } : {})} />;
}
