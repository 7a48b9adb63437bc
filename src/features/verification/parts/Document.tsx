import { useIntl } from 'react-intl';
import type { VerificationItem } from '#/api/generated/model/index.ts';
import { useUpload } from '../data/useUpload.ts';
import { documentTitle } from '../model/documentTexts.ts';
import { documentView, mayUpload } from '../model/rules.ts';
import { DocumentCardView } from '../ui/Document/DocumentCardView.tsx';
import { UploadView } from '../ui/Upload/UploadView.tsx';

export function Document({ item }: { item: VerificationItem }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: documentTitle(item) });
  const name = item.label === undefined ? title : `${title}, ${item.label}`;
  return (
    <DocumentCardView
      item={item}
      title={title}
      upload={mayUpload(documentView(item)) && <Sending id={item.id} title={name} />}
    />
  );
}

function Sending({ id, title }: { id: number; title: string }) {
  const [upload, tell] = useUpload(id);
  return <UploadView title={title} upload={upload} onEvent={tell} />;
}
