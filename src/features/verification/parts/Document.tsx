import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { VerificationItem } from '#/api/generated/model/index.ts';
import { keepFocus } from '#/ui/takeFocus.ts';
import { useUpload } from '../data/useUpload.ts';
import { documentTitle } from '../model/documentTexts.ts';
import { documentView, mayUpload } from '../model/rules.ts';
import { DocumentCardView } from '../ui/Document/DocumentCardView.tsx';
import { UploadView } from '../ui/Upload/UploadView.tsx';

export function Document({ item }: { item: VerificationItem }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: documentTitle(item) });
  const card = useRef<HTMLElement>(null);
  const name = item.label === undefined ? title : `${title}, ${item.label}`;
  return (
    <DocumentCardView
      ref={card}
      item={item}
      title={title}
      upload={
        mayUpload(documentView(item)) && (
          // What was sent leaves with the button that had the focus.
          <Sending id={item.id} title={name} onSent={() => keepFocus(card.current)} />
        )
      }
    />
  );
}

function Sending({ id, title, onSent }: { id: number; title: string; onSent: () => void }) {
  const [upload, tell] = useUpload(id, onSent);
  return <UploadView title={title} upload={upload} onEvent={tell} />;
}
