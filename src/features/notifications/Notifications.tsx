import { useMutation, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings2 from 'lucide-react/icons/settings-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { showError } from '#/entities/action/showError.ts';
import { readAllNoticesMutation, readNoticeMutation } from '#/entities/player/mutations.ts';
import { NOTICES_PAGE, noticePagesQuery, noticesQuery } from '#/entities/player/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { shownNotices, shownUnread } from '#/entities/player/rules.ts';
import { textOfError, type ErrorText } from '#/i18n/errorTexts.ts';
import { useServerNow } from '#/lib/useClock.ts';
import type { Notice } from '#/api/generated/model/index.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InfiniteList, type ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { infiniteList } from '#/api/infinitePages.ts';
import { NoticeSettings } from './ui/NoticeSettings.tsx';
import { Push } from './ui/Push.tsx';
import { NoticeCard } from './ui/NoticeCard.tsx';
import styles from './Notifications.module.css';

export function Notifications() {
  return (
    <div className={styles.columns}>
      <Notices />
      <div id={SETTINGS_ID} className={styles.aside} tabIndex={-1}>
        <Push />
        <NoticeSettings />
      </div>
    </div>
  );
}

const AGE_UPDATE_MS = 30_000;
const noticeTexts = {
  not_done: 'notifications.read.failed',
  not_found: 'notifications.read.gone',
} as const;

const sayWhy = (error: unknown): void => showError(error, noticeTexts, { id: 'notice-read' });

function Notices() {
  const { mutate: read } = useMutation(readNoticeMutation());
  const { mutate: readAll } = useMutation(readAllNoticesMutation());
  return (
    <NoticesView
      {...useNotices()}
      pageSize={NOTICES_PAGE}
      now={useServerNow(AGE_UPDATE_MS)}
      onRead={(id) => read({ id }, { onError: sayWhy })}
      onReadAll={() => readAll(undefined, { onError: sayWhy })}
    />
  );
}

interface NoticesViewProps {
  /** The loaded notices; null while the first page loads. */
  items: readonly Notice[] | null;
  end: ListEnd;
  failure: ErrorText | null;
  unread: number;
  pageSize: number;
  now: number;
  onMore: () => void;
  onRead: (id: number) => void;
  onReadAll: () => void;
}

export function NoticesView({
  items,
  end,
  failure,
  unread,
  now,
  onRead,
  onReadAll,
  ...list
}: NoticesViewProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.notices} aria-label={formatMessage({ id: 'notifications.list.label' })}>
      <header className={styles.head}>
        <p className={styles.unread} role="status">
          <FormattedMessage id="notifications.list.unread" values={{ count: unread }} />
        </p>
        <a className={styles.toSettings} href={`#${SETTINGS_ID}`}>
          <Icon of={Settings2} size="sm" />
          <FormattedMessage id="notifications.list.toSettings" />
        </a>
        {unread > 0 && (
          <Button variant="ghost" size="sm" icon={<Icon of={CheckCheck} size="sm" />} onClick={onReadAll}>
            <FormattedMessage id="notifications.list.readAll" />
          </Button>
        )}
      </header>
      <InfiniteList<Notice>
        label={formatMessage({ id: 'notifications.list.label' })}
        items={items}
        itemKey={({ id }) => id}
        renderItem={(notice) => <NoticeCard notice={notice} now={now} onRead={() => onRead(notice.id)} />}
        end={end}
        pageSize={list.pageSize}
        onMore={list.onMore}
        placeholder={<Skeleton height="5.5rem" />}
        empty={
          <EmptyState icon={BellOff} title={<FormattedMessage id="notifications.list.empty" />}>
            <FormattedMessage id="notifications.list.emptyHint" />
          </EmptyState>
        }
        failedText={
          <>
            <FormattedMessage id="notifications.list.failed" /> {failure && <FormattedMessage {...failure} />}
          </>
        }
        retryLabel={<FormattedMessage id="common.action.retry" />}
        completeText={<FormattedMessage id="notifications.list.complete" />}
      />
    </section>
  );
}

/**
 * First loads the newest notices, by a query that it shares with the header. Then loads the pages of the
 * list. If the newest notices fail to load, shows that failure and doesn't request the pages.
 */
function useNotices() {
  const newest = useQuery(noticesQuery());
  const pages = useInfiniteQuery({ ...noticePagesQuery(), enabled: newest.isSuccess });
  const restriction = useRestriction();
  const unread = newest.data ? shownUnread(newest.data, restriction) : 0;
  if (newest.isError && !pages.data) {
    return {
      items: newest.isFetching ? null : [],
      end: newest.isFetching ? ('more' as const) : ('failed' as const),
      failure: textOfError(newest.error),
      unread,
      onMore: () => void newest.refetch(),
    };
  }
  const list = infiniteList(pages, ({ data }) => data);
  return {
    ...list,
    items: list.items && shownNotices(list.items, restriction),
    failure: pages.error ? textOfError(pages.error) : null,
    unread,
  };
}

/** Id of the settings panel, used as a link target. */
const SETTINGS_ID = 'notice-settings';
