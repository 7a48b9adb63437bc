import type { LoginBody } from '#/api/generated/model/index.ts';
import { useCaptcha } from '#/entities/captcha/useCaptcha.ts';
import type { Limit } from '#/entities/form/refusal.ts';
import { checkFields, required } from '#/entities/form/rules.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { logIn } from '../data/logIn.ts';
import { loginMutation } from '../data/mutations.ts';
import { loginSchema } from '../data/schemas.ts';
import { readAuthRefusal } from '../model/refusals.ts';
import { SecondFactorView } from '../ui/SecondFactorView.tsx';

export interface SecondFactorStepProps {
  /** The body that the password was sent with. It is sent again with the code. */
  login: LoginBody;
  onLimit: (limit: Limit) => void;
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator, or a recovery code (S10.61). */
export function SecondFactorStep({ login, onLimit, onBack }: SecondFactorStepProps) {
  const captcha = useCaptcha();
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: [required] }),
    // A captcha answer is valid once.
    toBody: ({ code }): LoginBody => {
      const { captcha: _used, ...again } = login;
      return { ...again, code: code.trim() };
    },
    loadSchema: loginSchema,
    readRefusal: readAuthRefusal,
    onLimit,
    mutation: loginMutation(),
    send: async (body, call) => logIn(await captcha.send('login', body, call)),
  });
  return (
    <SecondFactorView
      code={form.text('code')}
      notice={form.notice}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onBack={onBack}
    />
  );
}
