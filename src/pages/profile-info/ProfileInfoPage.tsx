import { FormattedMessage } from 'react-intl';
import { nicknameModal } from '#/features/auth/auth.modals.ts';
import { ContactList } from '#/features/contacts/ContactList.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';
import { ProfileInfo } from '#/features/profile/ProfileInfo.tsx';
import { openModal } from '#/overlays/modals.store.ts';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="profile.info.page" />}>
      <ProfileInfo contacts={<ContactList />} onChooseNickname={() => openModal(nicknameModal, {})} />
    </ProfileFrame>
  );
}
