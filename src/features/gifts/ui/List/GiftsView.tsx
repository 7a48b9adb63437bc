import GiftIcon from 'lucide-react/icons/gift';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Gift } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { type Holder, conditionsOf, nextStepOf, stateAt } from '#/entities/gift/rules.ts';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { GiftGroups } from '../../model/lists.ts';
import { GiftArt, GiftTerms, reasonTexts, GiftMarks } from '../Card/GiftFacts.tsx';
import { ConditionList, GiftAction } from '../Card/GiftAction.tsx';
import { GiftTimer } from '../Card/GiftTimer.tsx';
import styles from './GiftsView.module.css';

export type GiftsPart = 'current' | 'past';

export interface GiftsViewProps {
  part: GiftsPart;
  groups: GiftGroups;
  holder: Holder;
  /** Epoch milliseconds, server clock. */
  now: number;
  /** The gift whose request is in flight. */
  takingId: number | null;
  onPress: (gift: Gift) => void;
  /** How many gifts the open payout requests have taken. */
  takenByPayouts: number;
  bonus: ReactNode;
  aside: ReactNode;
}

export function GiftsView({ part, groups, takenByPayouts, bonus, aside, ...rest }: GiftsViewProps) {
  const { formatMessage } = useIntl();
  const count = groups.running.length + groups.ready.length + groups.waiting.length;
  return (
    <div className={styles.gifts}>
      {part === 'current' && bonus}
      <Tabs
        label={formatMessage({ id: 'gifts.tabs.label' })}
        tabs={[
          {
            to: { search: '' },
            label: <FormattedMessage id="gifts.tabs.current" />,
            count,
            isCurrent: part === 'current',
          },
          {
            to: { search: '?show=past' },
            label: <FormattedMessage id="gifts.tabs.past" />,
            isCurrent: part === 'past',
          },
        ]}
      />
      {part === 'past' ? (
        <Past gifts={groups.past} {...rest} />
      ) : (
        <>
          {takenByPayouts > 0 && <TakenByPayouts count={takenByPayouts} />}
          {count === 0 && takenByPayouts === 0 && !bonus && <NoGifts />}
          <Group title="gifts.group.running" gifts={groups.running} {...rest} />
          <Group title="gifts.group.ready" gifts={groups.ready} {...rest} />
          <Group title="gifts.group.waiting" gifts={groups.waiting} {...rest} />
          <div className={styles.aside}>{aside}</div>
        </>
      )}
    </div>
  );
}

type Shared = Pick<GiftsViewProps, 'holder' | 'now' | 'takingId' | 'onPress'>;

interface GroupProps extends Shared {
  title: FormatjsIntl.Message['ids'];
  gifts: readonly Gift[];
}

function Group({ title, gifts, takingId, ...rest }: GroupProps) {
  if (gifts.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.item}>
            <GiftCard gift={gift} isTaking={takingId === gift.id} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Past({ gifts, ...rest }: Shared & { gifts: readonly Gift[] }) {
  if (gifts.length > 0) return <Group title="gifts.group.past" gifts={gifts} {...rest} />;
  return <EmptyState icon={GiftIcon} title={<FormattedMessage id="gifts.empty.past" />} />;
}

function TakenByPayouts({ count }: { count: number }) {
  return (
    <p role="note">
      <FormattedMessage id="gifts.withPayout.text" values={{ count }} />{' '}
      <Link to={{ pathname: paths.cashbox(), search: '?tab=payout' }}>
        <FormattedMessage id="gifts.withPayout.open" />
      </Link>
    </p>
  );
}

function NoGifts() {
  return (
    <EmptyState
      icon={GiftIcon}
      title={<FormattedMessage id="gifts.empty.title" />}
      action={
        <ButtonLink to={paths.action()}>
          <FormattedMessage id="gifts.empty.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="gifts.empty.text" />
    </EmptyState>
  );
}

const CARDS = Array.from({ length: 6 }, () => '13.5rem');

export function GiftsSkeleton() {
  return (
    <div className={styles.gifts}>
      <Skeleton height="2.75rem" width="16rem" />
      <Skeletons heights={CARDS} layout={styles.list} />
    </div>
  );
}

export interface GiftCardProps {
  gift: Gift;
  holder: Holder;
  /** Epoch milliseconds, server clock. */
  now: number;
  isTaking: boolean;
  onPress: (gift: Gift) => void;
}

export function GiftCard({ gift, holder, now, isTaking, onPress }: GiftCardProps) {
  const id = useId();
  const state = stateAt(gift, now);
  const isPast = state === 'used' || state === 'expired';
  return (
    <article className={styles.card} data-state={state} aria-labelledby={id}>
      <GiftArt image={gift.image} isPast={isPast} />
      <div className={styles.words}>
        <p className={styles.reason}>
          <FormattedMessage id={reasonTexts[gift.reason]} />
        </p>
        <h3 id={id} className={styles.cardTitle} title={gift.title}>
          {gift.title}
        </h3>
        <GiftMarks gift={gift} />
        {!isPast && <GiftTerms gift={gift} currency={holder.currency} />}
        <GiftTimer {...gift} state={state} />
      </div>
      {state === 'received' && <ConditionList conditions={conditionsOf(gift, holder)} />}
      <div className={styles.action}>
        <GiftAction
          gift={gift}
          next={nextStepOf(gift, holder, now)}
          isTaking={isTaking}
          describedBy={id}
          onPress={() => onPress(gift)}
        />
      </div>
    </article>
  );
}
