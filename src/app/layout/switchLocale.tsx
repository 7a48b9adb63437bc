import { FormattedMessage } from 'react-intl';
import { changeLocale } from '#/i18n/locale.store.ts';
import { errorModal } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';

/** Switches the language and says so if that fails; the page stays in the former one then. */
export function switchLocale(locale: string): void {
  changeLocale(locale).catch(() =>
    openModal(errorModal, {
      text: <FormattedMessage id="app.locale.failed" />,
      onRetry: () => switchLocale(locale),
    }),
  );
}
