import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { textOfError } from '#/i18n/errorTexts.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { saveNoticeSettingsMutation } from '../data/mutations.ts';
import { noticeSettingsQuery } from '../data/queries.ts';
import { SettingsView } from '../ui/Settings/SettingsView.tsx';

export function NoticeSettings() {
  const { formatMessage } = useIntl();
  const settings = loadable(useQuery(noticeSettingsQuery()), ({ data }) => data);
  const { mutate, error } = useMutation(saveNoticeSettingsMutation());
  if (settings.kind === 'pending') return <Skeleton height="20rem" />;
  if (settings.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'notifications.settings.failed' })} failure={settings} />;
  return (
    <SettingsView
      settings={settings.data}
      refusal={error ? textOfError(error) : null}
      onChoose={(data) => mutate({ data })}
    />
  );
}
