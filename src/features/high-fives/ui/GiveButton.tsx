import Hand from 'lucide-react/icons/hand';
import Heart from 'lucide-react/icons/heart';
import { useIntl } from 'react-intl';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import type { GivePermission, GiveRefusal, HighFiveKind } from '../model/highFives.rules.ts';
import styles from './GiveButton.module.css';

export interface GiveButtonProps {
  kind: HighFiveKind;
  name: string;
  permission: GivePermission;
  isGiving: boolean;
  onGive: () => void;
}

const reasons: Readonly<Record<Exclude<GiveRefusal, 'self'>, FormatjsIntl.Message['ids']>> = {
  daily_limit: 'highFives.refused.daily',
  not_this_one: 'highFives.refused.notThisOne',
};

/** If giving is refused, the button stays focusable and its label has the reason. */
export function GiveButton({ kind, name, permission, isGiving, onGive }: GiveButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'highFives.giveTo' }, { name, kind });
  const refusal = permission.may ? null : permission.because;
  if (refusal === 'self') return null;
  const reason = refusal && formatMessage({ id: reasons[refusal] }, { kind });
  const isIdle = permission.may && !isGiving;
  return (
    <button
      type="button"
      className={styles.give}
      data-kind={kind}
      aria-label={reason === null ? label : `${label}. ${reason}`}
      title={reason ?? label}
      aria-disabled={!isIdle || undefined}
      aria-busy={isGiving || undefined}
      onClick={() => {
        if (isIdle) onGive();
      }}
    >
      {isGiving ? <Spinner /> : <Icon of={kind === 'heart' ? Heart : Hand} />}
    </button>
  );
}
