import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import type { Notice } from './notice.ts';
import { NoticeText } from './NoticeText.tsx';

export function FormAlert({ notice }: { notice: Notice | undefined }) {
  return <InlineAlert>{notice && <NoticeText notice={notice} />}</InlineAlert>;
}
