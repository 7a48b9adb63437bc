import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type { FooterLink, StaticPageSummary } from '#/api/generated/model/index.ts';
import type { PaymentLogo } from '#/brands/brand.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { consentModal } from '#/features/tracking/consent.modals.ts';
import { useFooter } from '#/features/static-content/useFooter.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { languageTag } from '#/i18n/locales.ts';
import { imageUrl, sameSitePath, sanitizeLink } from '#/lib/url.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { paths } from '#/paths.ts';
import { localeNames } from '#/i18n/locales.ts';
import { switchLocale } from './switchLocale.tsx';
import styles from './Footer.module.css';

/** The site footer. Server content that can't be rendered doesn't affect the rest. */
export function Footer() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer} aria-label={intl.formatMessage({ id: 'app.footer.label' })}>
      <RegionBoundary resetKey={pathname}>
        <Unrestricted>
          <SeoText />
        </Unrestricted>
      </RegionBoundary>
      <RegionBoundary resetKey={pathname}>
        <LinkColumns />
      </RegionBoundary>
      <PaymentLogos />
      <HarmMessage />
      <div className={styles.end}>
        <p className={styles.adults}>
          {/* '18+' is the same in every language. */}
          <span className={styles.age}>{`${String(currentRules().minimumAge)}+`}</span>
          <FormattedMessage id="app.footer.adults" />
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.support} onClick={() => openModal(supportModal, {})}>
            <FormattedMessage id="app.support.open" />
          </button>
          <button type="button" className={styles.support} onClick={() => openModal(consentModal, {})}>
            <FormattedMessage id="app.footer.consent" />
          </button>
        </div>
        <Locales />
      </div>
      <RegionBoundary resetKey={pathname}>
        <LegalText />
      </RegionBoundary>
    </footer>
  );
}

function SeoText() {
  const navigate = useNavigate();
  const { seoText } = useFooter(useLocation().pathname);
  if (!seoText) return null;
  return (
    <section className={styles.seo}>
      {seoText.title && <h2>{seoText.title}</h2>}
      <SafeHtml html={seoText.body} onNavigate={(path) => void navigate(path)} />
    </section>
  );
}

function LinkColumns() {
  const intl = useIntl();
  const { pages, block } = useFooter(useLocation().pathname);
  const columns = block?.columns ?? [];
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <LinkColumn key={column.title} title={column.title} links={column.links} />
      ))}
      {pages.length > 0 && columns.length === 0 && (
        <LinkColumn title={intl.formatMessage({ id: 'app.footer.pages' })} links={pages.map(toLink)} />
      )}
    </div>
  );
}

function LegalText() {
  const navigate = useNavigate();
  const { block } = useFooter(useLocation().pathname);
  if (!block) return null;
  return (
    <div>
      <SafeHtml html={block.body} onNavigate={(path) => void navigate(path)} />
    </div>
  );
}

function toLink({ slug, title }: StaticPageSummary): FooterLink {
  return { title, url: paths.staticPage(slug) };
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.url} ${link.title}`}>
            <OuterLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link from the server: router link, new tab, or plain text if its URL isn't allowed. */
function OuterLink({ link }: { link: FooterLink }) {
  const path = sameSitePath(link.url);
  if (path !== null)
    return (
      <Link className={styles.link} to={path}>
        {link.title}
      </Link>
    );
  const href = sanitizeLink(link.url);
  if (href === null) return <span className={styles.link}>{link.title}</span>;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {link.title}
    </a>
  );
}

/** Warning about gambling harm with a helpline, where the licence requires it (S10.6). */
function HarmMessage() {
  const { helpLine } = currentRules();
  if (!helpLine) return null;
  const { name, phone, url } = helpLine;
  return (
    <p className={styles.harm} role="note">
      <FormattedMessage
        id="app.footer.harm"
        values={{
          help: (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ),
          phone: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
        }}
      />
    </p>
  );
}

function useLogos(): readonly PaymentLogo[] {
  const { block } = useFooter(useLocation().pathname);
  const named = (block?.logos ?? []).flatMap(({ name, image }) => {
    const src = imageUrl(image);
    return src === undefined ? [] : [{ id: image, name, src }];
  });
  return named.length > 0 ? named : currentBrand().paymentLogos;
}

function PaymentLogos() {
  const intl = useIntl();
  return (
    <ul className={styles.payments} aria-label={intl.formatMessage({ id: 'app.footer.payments' })}>
      {useLogos().map(({ id, name, src }) => (
        <li key={id}>
          <img src={src} alt={name} width={72} height={32} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}

function Locales() {
  const intl = useIntl();
  const { locale, available } = useSnapshot(localeStore);
  if (available.length < 2) return null;
  return (
    <ul className={styles.locales} aria-label={intl.formatMessage({ id: 'app.locale.label' })}>
      {available.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={styles.localeButton}
            lang={languageTag(option)}
            aria-pressed={option === locale}
            onClick={() => switchLocale(option)}
          >
            {localeNames[option]}
          </button>
        </li>
      ))}
    </ul>
  );
}
