import { useMutation, useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { textOfError } from '#/i18n/errorTexts.ts';
import { saveNoticeSettingsMutation } from '../data/mutations.ts';
import { noticeSettingsQuery } from '../data/queries.ts';
import { SettingsView } from '../ui/Settings/SettingsView.tsx';

export function NoticeSettings() {
  const settings = loadable(useQuery(noticeSettingsQuery()), ({ data }) => data);
  const { mutate, error } = useMutation(saveNoticeSettingsMutation());
  return (
    <Part of={settings} skeleton={['20rem']} failed="notifications.settings.failed" size="line">
      {(known) => (
        <SettingsView
          settings={known}
          refusal={error ? textOfError(error) : null}
          onChoose={(data) => mutate({ data })}
        />
      )}
    </Part>
  );
}
