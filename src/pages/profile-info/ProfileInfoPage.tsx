import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { changePasswordModal, nicknameModal } from '#/features/auth/auth.modals.ts';
import { PasswordCard } from '#/features/auth/PasswordCard.tsx';
import { ContactList } from '#/features/contacts/ContactList.tsx';
import { ProfileInfo } from '#/features/profile/ProfileInfo.tsx';
import { openModal } from '#/overlays/modals.store.ts';

/** Opens the password dialog for a link with `?change=password`. */
function usePasswordLink(): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('change') === 'password';
  useEffect(() => {
    if (!isAsked) return;
    openModal(changePasswordModal, {});
    // Removes the parameter, so that a reload doesn't open the dialog again.
    setSearch({}, { replace: true });
  }, [isAsked, setSearch]);
}

export function ProfileInfoPage() {
  usePasswordLink();
  return (
    <ProfileInfo
      contacts={<ContactList />}
      password={<PasswordCard />}
      onChooseNickname={() => openModal(nicknameModal, {})}
      onChangePassword={(endedDevice) => openModal(changePasswordModal, { endsOthers: true, endedDevice })}
    />
  );
}
