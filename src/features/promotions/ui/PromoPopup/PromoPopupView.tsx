import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import type { PromoPopup } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { imageUrl, sanitizeLink } from '#/lib/url.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { popupButtonLook, type PopupButton } from '../../model/popupButton.ts';
import styles from './PromoPopupView.module.css';

export interface PromoPopupViewProps {
  popup: PromoPopup;
  /** What the server says of the button's looks. */
  button: PopupButton;
  /** Follows an address that was found harmless. */
  onFollow: (address: string) => void;
  onClose: () => void;
}

/** Title, picture, text and one button (specification S2.55). A button that leads nowhere only closes. */
export function PromoPopupView({ popup, button, onFollow, onClose }: PromoPopupViewProps) {
  const intl = useIntl();
  const address = sanitizeLink(popup.buttonUrl);
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
          onClick={() => (address === null ? onClose() : onFollow(address))}
        >
          {popup.buttonText || intl.formatMessage({ id: 'common.action.close' })}
        </Button>
      </div>
    </article>
  );
}
