import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PromoPopup } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { imageUrl, openInNewTab, sanitizeLink } from '#/lib/url.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { type PopupButton, popupButtonLook, rememberPopup } from '../../model/promoPopup.rules.ts';
import styles from './PromoPopupModal.module.css';

/**
 * The popup in a modal. Updates when the server changes the popup, and closes when the server switches it
 * off.
 */
export default function PromoPopupModal({ close }: Closable) {
  const navigate = useNavigate();
  const { promoPopup: popup, flags } = useQuery(serverDataQuery()).data?.data ?? {};
  const isOn = popup?.isActive === true;
  useEffect(() => {
    if (popup && isOn) rememberPopup(popup);
    else close();
  }, [popup, isOn, close]);
  if (!popup) return null;
  const follow = (url: string) => {
    close();
    if (url.startsWith('/')) void navigate(url);
    else openInNewTab(url);
  };
  return (
    <PromoPopupView
      popup={popup}
      button={{ theme: flags?.promoPopupButtonTheme, size: flags?.promoPopupButtonSize }}
      onFollow={follow}
      onClose={close}
    />
  );
}

export interface PromoPopupViewProps {
  popup: PromoPopup;
  button: PopupButton;
  onFollow: (url: string) => void;
  onClose: () => void;
}

/**
 * The popup's title, picture, text and single button (S2.55). If the button's URL isn't safe, the button
 * only closes the popup.
 */
export function PromoPopupView({ popup, button, onFollow, onClose }: PromoPopupViewProps) {
  const intl = useIntl();
  const url = sanitizeLink(popup.buttonUrl);
  const hasPicture = imageUrl(popup.imageUrl) !== undefined;
  return (
    <article className={styles.popup}>
      <div className={styles.art}>
        {hasPicture && (
          <img className={styles.picture} src={imageUrl(popup.imageUrl)} alt="" width={560} height={315} />
        )}
      </div>
      <div className={styles.close}>
        <IconButton
          icon={X}
          variant="filled"
          label={intl.formatMessage({ id: 'common.action.close' })}
          onClick={onClose}
        />
      </div>
      <div className={styles.content}>
        <h2 className={styles.title}>{popup.title}</h2>
        <div className={styles.body}>
          <SafeHtml html={popup.body} onNavigate={onFollow} />
        </div>
        <Button
          {...popupButtonLook(button, currentBrand().flags.promoPopupButton)}
          onClick={() => (url === null ? onClose() : onFollow(url))}
        >
          {popup.buttonText || intl.formatMessage({ id: 'common.action.close' })}
        </Button>
      </div>
    </article>
  );
}
