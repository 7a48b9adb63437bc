import { AuthScreen } from '#/features/auth/AuthScreen.tsx';
import { LoginForm } from '#/features/auth/LoginForm.tsx';

export function Component() {
  return (
    <AuthScreen>
      <LoginForm />
    </AuthScreen>
  );
}
