import { useId } from 'react';
import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { ToastCard, type ToastCardProps } from '#/ui/ToastCard/ToastCard.tsx';
import { closeToast, type Toast } from '../toasts.store.ts';
import { lifetime } from '../toastRules.ts';
import { isPressable, ToastCover } from './ToastCover.tsx';
import { useToastTimer } from './useToastTimer.ts';
import styles from './ToastList.module.css';

const IMAGES: Record<NonNullable<Toast['image']>, LucideIcon> = {
  arrow: Bell,
  message: MessageCircle,
  gift: Gift,
  level: Trophy,
};
const TONES: Record<Toast['tone'], { tone: NonNullable<ToastCardProps['tone']>; icon: LucideIcon }> = {
  info: { tone: 'neutral', icon: Info },
  success: { tone: 'positive', icon: CircleCheck },
  warning: { tone: 'warning', icon: CircleAlert },
  error: { tone: 'negative', icon: CircleAlert },
};

export interface ToastItemProps {
  toast: Toast;
  isPaused: boolean;
  /** Closed by the user, so the focus must move. */
  onClosed: () => void;
}

export function ToastItem({ toast, isPaused, onClosed }: ToastItemProps) {
  const close = () => closeToast(toast.id);
  useToastTimer(toast, lifetime(toast.time), isPaused, close);
  const closeByHand = () => {
    close();
    onClosed();
  };
  return (
    <li className={styles.item} data-toast={toast.id} data-blocking={toast.isBlocking || undefined}>
      {toast.content.kind === 'custom' ? (
        toast.content.render(closeByHand)
      ) : (
        <UsualToast toast={toast} onClose={closeByHand} />
      )}
    </li>
  );
}

function UsualToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const intl = useIntl();
  const textId = useId();
  const { tone, icon } = TONES[toast.tone];
  return (
    <ToastCard
      tone={tone}
      image={<Icon of={toast.image ? IMAGES[toast.image] : icon} />}
      cover={
        isPressable(toast) && (
          <ToastCover toast={toast} textId={textId} onFollow={() => closeToast(toast.id)} />
        )
      }
      closeLabel={intl.formatMessage({ id: 'common.action.close' })}
      onClose={onClose}
    >
      <div id={textId}>
        <ToastText toast={toast} />
      </div>
    </ToastCard>
  );
}

function ToastText({ toast: { id, content } }: { toast: Toast }) {
  const navigate = useNavigate();
  if (content.kind === 'message')
    return <FormattedMessage id={content.id} {...(content.values ? { values: content.values } : {})} />;
  if (content.kind === 'custom') return null;
  const follow = (path: string) => {
    void navigate(path);
    closeToast(id);
  };
  return <SafeHtml html={content.html} onNavigate={follow} />;
}
