import { useRef } from 'react';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings2 from 'lucide-react/icons/settings-2';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Notice } from '#/api/generated/model/index.ts';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InfiniteList, type ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { keepFocus } from '#/ui/takeFocus.ts';
import { SETTINGS_ID } from '../settingsId.ts';
import { NoticeCardView } from './NoticeCardView.tsx';
import styles from './NoticesView.module.css';

export interface NoticesViewProps {
  /** Null while the first page is on its way. */
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

/** All notices, newest first, and how many of them are new. */
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
  const section = useRef<HTMLElement>(null);
  const readAll = (): void => {
    onReadAll();
    // The button goes with what was new, and would take the focus along.
    keepFocus(section.current);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.notices}
      aria-label={formatMessage({ id: 'notifications.list.label' })}
    >
      <header className={styles.head}>
        <p className={styles.unread} role="status">
          <FormattedMessage id="notifications.list.unread" values={{ count: unread }} />
        </p>
        <a className={styles.toSettings} href={`#${SETTINGS_ID}`}>
          <Icon of={Settings2} size="sm" />
          <FormattedMessage id="notifications.list.toSettings" />
        </a>
        {unread > 0 && (
          <Button variant="ghost" size="sm" icon={<Icon of={CheckCheck} size="sm" />} onClick={readAll}>
            <FormattedMessage id="notifications.list.readAll" />
          </Button>
        )}
      </header>
      <InfiniteList<Notice>
        label={formatMessage({ id: 'notifications.list.label' })}
        items={items}
        itemKey={({ id }) => id}
        renderItem={(notice) => <NoticeCardView notice={notice} now={now} onRead={() => onRead(notice.id)} />}
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
