import PartyPopper from 'lucide-react/icons/party-popper';
import { FormattedMessage } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Celebration } from '#/ui/Celebration/Celebration.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { prizeName } from '../../model/prizes.ts';

export default function DrawWin({
  promo,
  prizes,
  close,
}: { promo: Promo; prizes: readonly PromoPrize[] } & Closable) {
  const [first] = prizes;
  return (
    <Celebration
      art={
        <Picture src={first?.image} width={240} height={240} fallback={<Icon of={PartyPopper} size="xl" />} />
      }
      size="lg"
      eyebrow={promo.title}
      title={<FormattedMessage id="promotions.win.title" />}
      name={prizes.map(prizeName).join(' + ')}
      text={<FormattedMessage id="promotions.win.text" />}
      action={
        <ButtonLink size="lg" to={paths.gifts()} onClick={close} data-autofocus>
          <FormattedMessage id="promotions.win.gifts" />
        </ButtonLink>
      }
    />
  );
}
