import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useIntl } from 'react-intl';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { useQuiet } from '../../useQuiet.ts';

/** Holds back news while a game is open. Messages about money, safety and limits still show. */
export function QuietSwitch() {
  const { formatMessage } = useIntl();
  const { isOn, turn } = useQuiet();
  return (
    <IconButton
      icon={isOn ? BellOff : Bell}
      label={formatMessage({ id: 'gameFrame.bar.quiet' })}
      aria-pressed={isOn}
      onClick={() => turn(!isOn)}
    />
  );
}
