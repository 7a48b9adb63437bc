import { useMutation } from '@tanstack/react-query';
import { readAllNoticesMutation, readNoticeMutation } from '#/entities/player/mutations.ts';
import { NOTICES_PAGE } from '#/entities/player/queries.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { useNotices } from '../data/useNotices.ts';
import { NoticesView } from '../ui/Notices/NoticesView.tsx';

/** How often the ages of notices are drawn anew, milliseconds. */
const AGE_STEP_MS = 30_000;
const noticeTexts = {
  not_done: 'notifications.read.failed',
  not_found: 'notifications.read.gone',
} as const;

function sayWhy(error: unknown): void {
  const { id, values } = textOfError(error, noticeTexts);
  showMessage(id, { id: 'notice-read', tone: 'error', ...(values ? { values: { ...values } } : {}) });
}

export function Notices() {
  const { mutate: read } = useMutation(readNoticeMutation());
  const { mutate: readAll } = useMutation(readAllNoticesMutation());
  return (
    <NoticesView
      {...useNotices()}
      pageSize={NOTICES_PAGE}
      now={useServerNow(AGE_STEP_MS)}
      onRead={(id) => read({ id }, { onError: sayWhy })}
      onReadAll={() => readAll(undefined, { onError: sayWhy })}
    />
  );
}
