import { checkFields } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { postponeNickname } from '../data/nicknameLater.ts';
import { nicknameMutation } from '../data/mutations.ts';
import { nicknameSchema } from '../data/schemas.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { nicknameRules } from '../model/rules.ts';
import { NicknameView } from '../ui/NicknameView.tsx';

/** Asks for the player's public name, chosen once. "Later" postpones the question by a month. */
export default function NicknameModal({ close }: Closable) {
  const form = useServerForm({
    defaultValues: { nickname: '' },
    check: ({ nickname }) => checkFields({ nickname: nickname.trim() }, { nickname: nicknameRules }),
    toBody: ({ nickname }) => ({ nickname: nickname.trim() }),
    loadSchema: nicknameSchema,
    staysOnNavigation: true,
    readRefusal: readAuthRefusal,
    mutation: nicknameMutation(),
    send: async (body, call) => {
      await call(body);
      close();
    },
  });
  return (
    <NicknameView
      nickname={form.text('nickname')}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onLater={() => {
        postponeNickname();
        close();
      }}
    />
  );
}
