import BadgeCheck from 'lucide-react/icons/badge-check';
import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useContactText } from './useContactText.ts';

export function ConfirmedView({ value, onDone }: { value: string; onDone: () => void }) {
  const write = useContactText();
  return (
    <StepFrame
      icon={BadgeCheck}
      tone="positive"
      title={<FormattedMessage id="contacts.confirmed.title" />}
      text={
        <FormattedMessage
          id="contacts.confirmed.text"
          values={{ contact: <strong data-number>{write('phone', value)}</strong> }}
        />
      }
      actions={
        <Button size="lg" isFullWidth onClick={onDone}>
          <FormattedMessage id="contacts.confirmed.done" />
        </Button>
      }
    />
  );
}
