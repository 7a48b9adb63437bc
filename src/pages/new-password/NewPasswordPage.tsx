import { useParams } from 'react-router';
import { AuthScreen } from '#/features/auth/AuthScreen.tsx';
import { NewPasswordForm } from '#/features/auth/NewPasswordForm.tsx';

/** `/new-password/{code}`: reached after a confirmed code or from an e-mail link. */
export function Component() {
  const { code = '' } = useParams();
  return (
    <AuthScreen>
      <NewPasswordForm key={code} code={code} />
    </AuthScreen>
  );
}
