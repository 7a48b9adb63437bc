import { RestScreen } from '#/features/responsible-play/RestScreen.tsx';

/** `/self-exclusion`: shown after a self-exclusion, open to everyone. */
export function Component() {
  return <RestScreen />;
}
