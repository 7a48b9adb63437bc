import { type ReactNode, type RefObject } from 'react';
import X from 'lucide-react/icons/x';
import { useModal } from '#/ui/Dialog/useModal.ts';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { useDomEvents } from '#/ui/useDomEvents.ts';
import styles from './OverlayShell.module.css';

export interface OverlayShellProps {
  label: string | undefined;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Closes on any click. Links and buttons inside handle their own clicks. */
export function OverlayShell({ label, closeLabel, onClose, children }: OverlayShellProps) {
  const { ref, onCancel, onClose: onClosed } = useModal({ onClose, onlyButtonClose: false });
  useClickAnywhere(ref, onClose);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.overlay}
      aria-label={label}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div className={styles.content}>{children}</div>
      <span className={styles.close}>
        <IconButton icon={X} variant="filled" label={closeLabel} onClick={onClose} />
      </span>
    </dialog>
  );
}

function useClickAnywhere(element: RefObject<HTMLElement | null>, act: () => void): void {
  useDomEvents(element, {
    click: ({ target }) => {
      if (target instanceof Element && !target.closest('a, button, input, label')) act();
    },
  });
}
