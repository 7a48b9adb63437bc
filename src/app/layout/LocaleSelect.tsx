import Globe from 'lucide-react/icons/globe';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { languageTag } from '#/i18n/locales.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { localeNames } from './localeNames.ts';
import { switchLocale } from './switchLocale.tsx';
import styles from './LocaleSelect.module.css';

/** Language select, only an icon on narrow screens. Renders nothing for a single language. */
export function LocaleSelect() {
  const intl = useIntl();
  const { locale, available } = useSnapshot(localeStore);
  if (available.length < 2) return null;
  return (
    <span className={styles.box}>
      <Icon of={Globe} />
      <select
        className={styles.select}
        aria-label={intl.formatMessage({ id: 'app.locale.label' })}
        value={locale}
        onChange={(event) => switchLocale(event.target.value)}
      >
        {available.map((option) => (
          <option key={option} value={option} lang={languageTag(option)}>
            {localeNames[option]}
          </option>
        ))}
      </select>
    </span>
  );
}
