import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { carryOver } from '#/features/auth/carryOver.ts';
import { accessOf, routeAt } from '#/lib/routeAt.ts';
import { RegionBoundary, lazyPart } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import styles from './Header.module.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, type Location } from 'react-router';
import { paths } from '#/paths.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import guestActionsStyles from './GuestActions.module.css';
import Globe from 'lucide-react/icons/globe';
import { languageTag, localeNames } from '#/i18n/locales.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { switchLocale } from './switchLocale.tsx';
import localeSelectStyles from './LocaleSelect.module.css';
import { importCode } from '#/lib/missingChunk.ts';

const loadPlayerBar = async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar });
const PlayerBar = lazyPart(loadPlayerBar);

/** Preloads the player bar's code. Errors are ignored: the header loads it again. */
export async function preloadPlayerBar(): Promise<void> {
  await importCode(loadPlayerBar).catch(() => undefined);
}

export function Header() {
  const { status } = useSnapshot(session);
  return (
    <HeaderBar>
      <div className={styles.locale} data-visitor={status}>
        <LocaleSelect />
      </div>
      {status === 'player' ? (
        <RegionBoundary>
          <Suspense>
            <PlayerBar />
          </Suspense>
        </RegionBoundary>
      ) : (
        <GuestActions />
      )}
    </HeaderBar>
  );
}

function GuestActions() {
  const intl = useIntl();
  const { login, registration } = guestLinks(useLocation());
  return (
    <div className={guestActionsStyles.actions}>
      <Link
        className={guestActionsStyles.help}
        to={paths.staticPage('help')}
        aria-label={intl.formatMessage({ id: 'app.help.open' })}
      >
        {/* A question mark as text, because an icon would add code to the first load. */}
        <span aria-hidden>{'?'}</span>
      </Link>
      <ButtonLink to={login} variant="secondary" size="sm">
        <FormattedMessage id="app.header.login" />
      </ButtonLink>
      <Unrestricted>
        <ButtonLink to={registration} size="sm">
          <FormattedMessage id="app.header.signUp" />
        </ButtonLink>
      </Unrestricted>
    </div>
  );
}

/** Language select, only an icon on narrow screens. Renders nothing for a single language. */
function LocaleSelect() {
  const intl = useIntl();
  const { locale, available } = useSnapshot(localeStore);
  if (available.length < 2) return null;
  return (
    <span className={localeSelectStyles.box}>
      <Icon of={Globe} />
      <select
        className={localeSelectStyles.select}
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

/**
 * A guest's links to the login and the registration. The login returns the player to the current page, or to
 * the lobby if the current page is an error page.
 */
export function guestLinks({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  login: string;
  registration: string;
} {
  if (accessOf(pathname) === 'guestsOnly')
    return { login: carryOver(paths.login(), search), registration: carryOver(paths.registration(), search) };
  const name = routeAt(pathname)?.name;
  const isWanted = name !== undefined && name !== 'main' && !name.startsWith('errorPage');
  return {
    login: paths.login(isWanted ? pathname + search + hash : undefined),
    registration: paths.registration(),
  };
}
