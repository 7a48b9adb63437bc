import LifeBuoy from 'lucide-react/icons/life-buoy';
import { FormattedMessage } from 'react-intl';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { supportModal } from './support.modals.ts';

export function SupportButton() {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon of={LifeBuoy} size="sm" />}
      onClick={() => openModal(supportModal, {})}
    >
      <FormattedMessage id="support.open" />
    </Button>
  );
}
