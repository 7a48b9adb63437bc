import { changeLocale } from '#/i18n/locale.store.ts';
import { showMessage } from '#/ui/overlays/toasts.store.ts';

/** Switches the language and says so if that fails; the page stays in the former one then. */
export function switchLocale(locale: string): void {
  changeLocale(locale).catch(() => showMessage('app.locale.failed', { id: 'locale-failed', tone: 'error' }));
}
