import { FormattedMessage, useIntl } from 'react-intl';
import { type ErrorText, useCurrentReason } from '#/i18n/errorTexts.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';

export interface Notice extends ErrorText {
  /** The server's own text and its language tag. It replaces our text until the player changes the language. */
  readonly serverText?: { readonly text: string; readonly language: string };
}

/**
 * The text of a notice, and a link to the help article that explains its code, if there is one. Server
 * messages are rendered as plain text, never as HTML.
 */
export function NoticeText({ notice }: { notice: Notice }) {
  const { id, code, serverText } = notice;
  const { locale } = useIntl();
  return (
    <>
      {serverText?.language === locale ? serverText.text : <OwnText {...notice} />}
      {code !== undefined && <WhyLink code={code} id={id} />}
    </>
  );
}

function OwnText({ id, values }: ErrorText) {
  return <FormattedMessage id={useCurrentReason(id)} {...(values ? { values } : {})} />;
}

export function FormAlert({ notice }: { notice: Notice | undefined }) {
  return <InlineAlert>{notice && <NoticeText notice={notice} />}</InlineAlert>;
}
