import Moon from 'lucide-react/icons/moon';
import { useIntl } from 'react-intl';
import { showMessage } from '#/overlays/toasts.store.ts';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { useQuiet } from '../../useQuiet.ts';

/**
 * A toggle that holds back news while a game is open. Messages about money, safety and limits are never held
 * back.
 */
export function QuietSwitch() {
  const { formatMessage } = useIntl();
  const { isOn, setQuiet } = useQuiet();
  return (
    <IconButton
      icon={Moon}
      label={formatMessage({ id: 'gameFrame.bar.quiet' })}
      aria-pressed={isOn}
      onClick={() => {
        setQuiet(!isOn);
        showMessage(isOn ? 'gameFrame.quiet.off' : 'gameFrame.quiet.on', { id: 'quiet' });
      }}
    />
  );
}
