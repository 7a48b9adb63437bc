import { useQuery } from '@tanstack/react-query';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import { isMember } from '#/entities/promo/rules.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { scrollBehaviour } from '#/ui/motion.ts';
import { useViewer } from '../../data/usePromoState.ts';
import { prizeName, winnersOf, wonPrizes, type WinnersOfPrize } from '../../model/prizes.ts';
import { WonText } from '../Prizes/PrizesView.tsx';
import styles from './WinnersModal.module.css';

export interface WinnersModalProps {
  promo: Promo;
  prize?: PromoPrize | undefined;
}

export default function WinnersModal({ promo, prize }: WinnersModalProps & Closable) {
  const shown = prize ? { prizes: [prize] } : promo;
  const { viewer } = useViewer(promo);
  const name = useQuery(profileQuery()).data?.data.nick_name;
  return (
    <WinnersView
      promo={promo}
      winners={winnersOf(shown)}
      own={isMember(promo, viewer) ? { name, won: wonPrizes(shown, 'results', viewer) } : null}
    />
  );
}

export interface WinnersViewProps {
  promo: Pick<Promo, 'title' | 'image' | 'imageDefault'>;
  winners: readonly WinnersOfPrize[];
  /** The player's name in the lists of winners, and their prizes. Null for viewers who don't take part. */
  own: { readonly name: string | undefined; readonly won: readonly PromoPrize[] } | null;
}

/**
 * The picture, the subtitle and the winners by prize. The title is in the dialog around this view (S2.56).
 */
export function WinnersView({ promo, winners, own }: WinnersViewProps) {
  const { formatMessage } = useIntl();
  const art = promo.image ?? promo.imageDefault?.url;
  const ownRow = useRef<HTMLLIElement>(null);
  const isOwn = ({ id }: PromoPrize, name: string): boolean =>
    name === own?.name && own.won.some((prize) => prize.id === id);
  const isListed = winners.some(({ prize, names }) => names.some((name) => isOwn(prize, name)));
  return (
    <div className={styles.winners}>
      <Picture src={art} className={styles.art} width={640} height={360} />
      <p className={styles.subtitle}>{promo.title}</p>
      {winners.length === 0 && (
        <p className={styles.subtitle}>
          <FormattedMessage id="promotions.winners.none" />
        </p>
      )}
      {own && winners.length > 0 && (
        <OwnResult
          won={own.won}
          onFind={
            isListed
              ? () => ownRow.current?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() })
              : null
          }
        />
      )}
      {winners.length > 0 && (
        <div
          className={styles.lists}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the list scrollable by keys
          tabIndex={0}
          role="region"
          aria-label={formatMessage({ id: 'promotions.winners.title' })}
        >
          {winners.map(({ prize, names }) => (
            <section key={prize.id} className={styles.group} aria-label={prizeName(prize)}>
              <h3 className={styles.prize}>
                {prizeName(prize)}
                <span className={styles.count}>
                  <FormattedMessage id="promotions.winners.count" values={{ count: names.length }} />
                </span>
              </h3>
              <ul className={styles.names}>
                {names.map((name, place) => (
                  <li
                    key={`${String(place)} ${name}`}
                    ref={isOwn(prize, name) ? ownRow : undefined}
                    className={styles.name}
                    aria-current={isOwn(prize, name) || undefined}
                  >
                    <span className={styles.text}>{name}</span>
                    {isOwn(prize, name) && (
                      <Badge tone="accent">
                        <FormattedMessage id="promotions.table.me" />
                      </Badge>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function OwnResult({ won, onFind }: { won: readonly PromoPrize[]; onFind: (() => void) | null }) {
  return (
    <div className={styles.own} data-won={won.length > 0 || undefined}>
      {won.length > 0 && <Icon of={PartyPopper} />}
      <p className={styles.text}>
        <WonText won={won} />
      </p>
      {onFind && (
        <Button variant="secondary" size="sm" onClick={onFind}>
          <FormattedMessage id="promotions.winners.findMe" />
        </Button>
      )}
    </div>
  );
}
