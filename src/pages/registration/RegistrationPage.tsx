import { AuthScreen } from '#/features/auth/AuthScreen.tsx';
import { RegistrationForm } from '#/features/auth/RegistrationForm.tsx';

export function Component() {
  return (
    <AuthScreen offer>
      <RegistrationForm />
    </AuthScreen>
  );
}
