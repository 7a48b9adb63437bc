import { RestScreen } from '#/features/responsible-play/RestScreen.tsx';

/** `/self-exclusion`: where a self-exclusion leads, open to everybody. */
export function Component() {
  return <RestScreen />;
}
