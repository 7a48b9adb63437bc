import { Link } from 'react-router';
import { sameSitePath, sanitizeLink } from '#/lib/url.ts';
import type { Toast } from '../toasts.store.ts';

export function isPressable({ url, onClick }: Toast): boolean {
  return onClick !== undefined || sanitizeLink(url) !== null;
}

/**
 * Covers the toast with a link or button: follows the sanitised URL and calls `onClick`. Labelled by the
 * toast's text.
 */
export function ToastCover({
  toast,
  textId,
  onFollow,
}: {
  toast: Toast;
  textId: string;
  onFollow: () => void;
}) {
  const path = sameSitePath(toast.url);
  const address = path ?? sanitizeLink(toast.url);
  const follow = () => {
    toast.onClick?.();
    onFollow();
  };
  if (path !== null) return <Link to={path} aria-labelledby={textId} onClick={follow} />;
  if (address !== null)
    return (
      <Link
        to={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-labelledby={textId}
        onClick={follow}
      />
    );
  return <button type="button" aria-labelledby={textId} onClick={follow} />;
}
