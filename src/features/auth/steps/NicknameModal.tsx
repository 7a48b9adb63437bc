import { useQueryClient } from '@tanstack/react-query';
import { chooseNickname } from '#/api/generated/endpoints/auth/auth.ts';
import { getGetProfileQueryKey } from '#/api/generated/endpoints/profile/profile.ts';
import { checkFields } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { closeModal } from '#/ui/overlays/modals.store.ts';
import { nicknameModal } from '../auth.modals.ts';
import { nicknameSchema } from '../data/schemas.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { nicknameRules } from '../model/rules.ts';
import { NicknameView } from '../ui/NicknameView.tsx';

/** How the others see the player: chosen once, and not now if the player likes; the next login asks again. */
export default function NicknameModal() {
  const client = useQueryClient();
  const close = () => closeModal(nicknameModal);
  const form = useServerForm<{ nickname: string }, { nickname: string }>({
    defaultValues: { nickname: '' },
    check: ({ nickname }) => checkFields({ nickname: nickname.trim() }, { nickname: nicknameRules }),
    toBody: ({ nickname }) => ({ nickname: nickname.trim() }),
    loadSchema: nicknameSchema,
    readRefusal: readAuthRefusal,
    send: async (body) => {
      await chooseNickname(body);
      void client.invalidateQueries({ queryKey: getGetProfileQueryKey() });
      close();
    },
  });
  return <NicknameView nickname={form.text('nickname')} notice={form.notice} isSending={form.isSending} onSubmit={form.onSubmit} onLater={close} />;
}
