import { FormattedMessage } from 'react-intl';
import type { Notice } from './notice.ts';

/** The words of a notice; the server's words are shown as text, whatever they hold. */
export function NoticeText({ notice }: { notice: Notice }) {
  if ('text' in notice) return notice.text;
  return <FormattedMessage id={notice.id} {...(notice.values ? { values: notice.values } : {})} />;
}
