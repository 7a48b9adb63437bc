import { FormattedMessage } from 'react-intl';
import { useCurrentReason } from '#/i18n/failureReason.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';

type MessageId = FormatjsIntl.Message['ids'];

/**
 * A translated message with its values, or the server's own text. `code` is the error code, which a help
 * article may explain.
 */
export type Notice = (
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string }
) & { readonly code?: string };

/**
 * The text of a notice, and a link to the help article that explains its code, if there is one. Server
 * messages are rendered as plain text, never as HTML.
 */
export function NoticeText({ notice }: { notice: Notice }) {
  const { code } = notice;
  const id = 'id' in notice ? notice.id : undefined;
  return (
    <>
      {'text' in notice ? notice.text : <OwnText {...notice} />}
      {code !== undefined && <WhyLink code={code} id={id} />}
    </>
  );
}

function OwnText({ id, values }: Extract<Notice, { id: unknown }>) {
  return <FormattedMessage id={useCurrentReason(id)} {...(values ? { values } : {})} />;
}

export function FormAlert({ notice }: { notice: Notice | undefined }) {
  return <InlineAlert>{notice && <NoticeText notice={notice} />}</InlineAlert>;
}
