import { useRef, useId } from 'react';
import { useSnapshot } from 'valtio';
import { toastsStore, type Toast, closeToast } from '../toasts.store.ts';
import styles from './ToastList.module.css';
import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, Link } from 'react-router';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { pageInUse } from '#/ui/watchLostFocus.ts';
import { ToastCard, type ToastCardProps } from '#/ui/ToastCard/ToastCard.tsx';
import { lifetime } from '../toastRules.ts';
import { useIsAttended, useToastTimer } from './useToastTimer.ts';
import { sameSitePath, sanitizeLink } from '#/lib/url.ts';

/** Hover and focus pause all timers, so that no toast closes while being read. */
export function ToastList() {
  // The cast is safe: a valtio snapshot returns refs unchanged, although its type says otherwise.
  const visible = useSnapshot(toastsStore).visible as readonly Toast[];
  const list = useRef<HTMLUListElement>(null);
  const isAttended = useIsAttended(list);
  return (
    <ul ref={list} className={styles.list}>
      {visible.map((toast, index) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isPaused={isAttended}
          onClosed={() => focusBeside(list.current, visible[index + 1] ?? visible[index - 1])}
        />
      ))}
    </ul>
  );
}

/** After a toast is closed, moves the focus to the next one, or back to the page or the game. */
function focusBeside(list: HTMLElement | null, next: Toast | undefined): void {
  const item = next && list?.querySelector(`[data-toast="${CSS.escape(next.id)}"]`);
  const target = item?.querySelector<HTMLElement>('button, a[href]') ?? pageInUse();
  target?.focus({ preventScroll: true });
}

const IMAGES: Record<NonNullable<Toast['image']>, LucideIcon> = {
  arrow: Bell,
  message: MessageCircle,
  gift: Gift,
  level: Trophy,
  security: ShieldAlert,
};
const TONES: Record<Toast['tone'], { tone: NonNullable<ToastCardProps['tone']>; icon: LucideIcon }> = {
  info: { tone: 'neutral', icon: Info },
  success: { tone: 'positive', icon: CircleCheck },
  warning: { tone: 'warning', icon: CircleAlert },
  error: { tone: 'negative', icon: CircleAlert },
};

interface ToastItemProps {
  toast: Toast;
  isPaused: boolean;
  /** Called when the user closes the toast, because the focus must then move. */
  onClosed: () => void;
}

function ToastItem({ toast, isPaused, onClosed }: ToastItemProps) {
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

function isPressable({ url, onClick }: Toast): boolean {
  return onClick !== undefined || sanitizeLink(url) !== null;
}

/**
 * Covers the toast with a link or button: follows the sanitised URL and calls `onClick`. Labelled by the
 * toast's text.
 */
function ToastCover({ toast, textId, onFollow }: { toast: Toast; textId: string; onFollow: () => void }) {
  const path = sameSitePath(toast.url);
  const href = path ?? sanitizeLink(toast.url);
  const follow = () => {
    toast.onClick?.();
    onFollow();
  };
  if (path !== null) return <Link to={path} aria-labelledby={textId} onClick={follow} />;
  if (href !== null)
    return (
      <Link to={href} target="_blank" rel="noopener noreferrer" aria-labelledby={textId} onClick={follow} />
    );
  return <button type="button" aria-labelledby={textId} onClick={follow} />;
}
