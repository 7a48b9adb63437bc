import { AuthScreen } from '#/features/auth/AuthScreen.tsx';
import { RemindForm } from '#/features/auth/RemindForm.tsx';

export function Component() {
  return (
    <AuthScreen>
      <RemindForm />
    </AuthScreen>
  );
}
