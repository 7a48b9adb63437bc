import { useParams } from 'react-router';
import { AuthScreen } from '#/features/auth/AuthScreen.tsx';
import { NewPasswordForm } from '#/features/auth/NewPasswordForm.tsx';

/** `/new-password/{code}`: where a checked code and the link of an e-mail lead. */
export function Component() {
  const { code = '' } = useParams();
  return (
    <AuthScreen>
      <NewPasswordForm key={code} code={code} />
    </AuthScreen>
  );
}
