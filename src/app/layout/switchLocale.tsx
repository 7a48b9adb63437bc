import { FormattedMessage } from 'react-intl';
import { changeLocale } from '#/i18n/locale.store.ts';
import { errorModal } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';

/** Switches the language. If that fails, shows an error and keeps the current language. */
export function switchLocale(locale: string): void {
  changeLocale(locale).catch(() =>
    openModal(errorModal, {
      text: <FormattedMessage id="app.locale.failed" />,
      onRetry: () => switchLocale(locale),
    }),
  );
}
