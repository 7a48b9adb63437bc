import { useRef } from 'react';
import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trophy from 'lucide-react/icons/trophy';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { closeToast, toastsStore, type Toast } from '#/ui/overlays/toasts.store.ts';
import { lifetime } from '#/ui/overlays/toastRules.ts';
import { ToastLink } from './ToastLink.tsx';
import { useIsAttended } from './useIsAttended.ts';
import { useToastTimer } from './useToastTimer.ts';
import styles from './ToastList.module.css';

const IMAGES: Record<NonNullable<Toast['image']>, LucideIcon> = { arrow: Bell, message: MessageCircle, gift: Gift, level: Trophy };
const TONES: Record<Toast['tone'], LucideIcon> = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert };

/** The toasts on the screen. Hover and focus stop the clock of them all, so that none goes while it is read. */
export function ToastList() {
  // Toasts are refs, which a snapshot hands out as they are; only its type does not know.
  const visible = useSnapshot(toastsStore).visible as readonly Toast[];
  const list = useRef<HTMLUListElement>(null);
  const isAttended = useIsAttended(list);
  return (
    <ul ref={list} className={styles.list}>
      {visible.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isPaused={isAttended} />
      ))}
    </ul>
  );
}

function ToastItem({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const intl = useIntl();
  const close = () => closeToast(toast.id);
  useToastTimer(lifetime(toast.time), isPaused, close);
  return (
    <li className={styles.toast} data-tone={toast.tone} data-blocking={toast.isBlocking || undefined}>
      <span className={styles.sign}>
        <Icon of={toast.image ? IMAGES[toast.image] : TONES[toast.tone]} />
      </span>
      <ToastLink toast={toast} onFollow={close}>
        <ToastText toast={toast} onClose={close} />
      </ToastLink>
      <IconButton icon={X} size="sm" label={intl.formatMessage({ id: 'common.action.close' })} onClick={close} />
    </li>
  );
}

function ToastText({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { content } = toast;
  if (content.kind === 'message') return <FormattedMessage id={content.id} {...(content.values ? { values: content.values } : {})} />;
  return content.kind === 'html' ? <SafeHtml html={content.html} /> : content.render(onClose);
}
