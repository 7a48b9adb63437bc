import { textOfError, type AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { showMessage, type NewToast } from '#/overlays/toasts.store.ts';

export function showError(error: unknown, texts: AnyCodeTexts = {}, more: Partial<NewToast> = {}): void {
  const { id, values } = textOfError(error, texts);
  showMessage(id, { tone: 'error', ...more, ...(values && { values: { ...values } }) });
}
