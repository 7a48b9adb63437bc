import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { balanceQuery, giftsQuery, profileQuery } from '#/entities/player/queries.ts';
import { conditionsOf, type Holder, holderOf, nextStepOf, stateAt } from '#/entities/gift/rules.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { useMoments, useTaking } from './data/useTaking.ts';
import { offeredGift, readGiftId } from './model/lists.ts';
import { TakingDialog } from './ui/Dialogs/GiftDialog.tsx';
import { ConditionList, GiftAction } from './ui/Card/GiftAction.tsx';
import { GiftTimer } from './ui/Card/GiftTimer.tsx';
import { GiftArt, GiftMarks, reasonTexts } from './ui/Card/GiftFacts.tsx';
import styles from './TakeGift.module.css';

/**
 * Lets the player claim the gift in the URL. Without a gift in the URL, offers the gift that expires first.
 * Gifts that are ready to claim come before those that can't be claimed yet.
 */
export function TakeGift() {
  const { pathname, search } = useLocation();
  const isGuest = useSnapshot(session).status === 'guest';
  const gifts = loadable(useQuery({ ...giftsQuery(), enabled: !isGuest }), ({ data }) => data);
  if (isGuest) return <GuestOffer wanted={pathname + search} />;
  return (
    <Part of={gifts} skeleton={['26rem']} failed="gifts.failed">
      {(list) => <Offer gifts={list} />}
    </Part>
  );
}

function Offer({ gifts }: { gifts: readonly Gift[] }) {
  const [params] = useSearchParams();
  const now = useMoments(gifts);
  const balance = useQuery(balanceQuery()).data?.data;
  const holder = holderOf(useQuery(profileQuery()).data?.data, balance, gifts);
  const taking = useTaking(holder);
  const wanted = readGiftId(params);
  const gift = offeredGift(gifts, holder, now, wanted);
  return (
    <>
      <TakeView
        gift={gift}
        isWanted={wanted !== null}
        holder={holder}
        now={now}
        isTaking={gift !== null && taking.takingId === gift.id}
        onPress={taking.press}
      />
      <TakingDialog taking={taking} currency={holder.currency} />
    </>
  );
}

export interface TakeViewProps {
  /** The gift to claim. Null if the player has no gift, or if the URL contains an unknown one. */
  gift: Gift | null;
  /** Whether the URL contains a gift. */
  isWanted: boolean;
  holder: Holder;
  /** Epoch milliseconds, server clock. */
  now: number;
  isTaking: boolean;
  onPress: (gift: Gift) => void;
}

export function TakeView({ gift, isWanted, holder, now, isTaking, onPress }: TakeViewProps) {
  const id = useId();
  if (!gift) return <NoGift isWanted={isWanted} />;
  const state = stateAt(gift, now);
  const isPast = state === 'used' || state === 'expired';
  return (
    <TakePoster
      image={gift.image}
      isPast={isPast}
      eyebrow={<FormattedMessage id={isPast ? pastText(gift, state) : reasonTexts[gift.reason]} />}
      title={gift.title}
      titleId={id}
    >
      <GiftMarks gift={gift} />
      {gift.description !== undefined && <p className={styles.text}>{gift.description}</p>}
      <GiftTimer {...gift} state={state} />
      {state === 'received' && (
        <div className={styles.conditions}>
          <ConditionList conditions={conditionsOf(gift, holder)} />
        </div>
      )}
      <div className={styles.actions}>
        <GiftAction
          gift={gift}
          next={nextStepOf(gift, holder, now)}
          isTaking={isTaking}
          describedBy={id}
          size="lg"
          onPress={() => onPress(gift)}
        />
        <ButtonLink
          variant="secondary"
          size="lg"
          to={paths.gifts()}
          onClick={(event) => {
            // The second click of a double-click was meant for the button above. When that button disappears,
            // this link moves into its place.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          <FormattedMessage id="gifts.take.all" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}

function pastText({ endedBy }: Gift, state: 'used' | 'expired') {
  return endedBy === 'payout' ? 'gifts.take.lost' : (`gifts.take.${state}` as const);
}

function NoGift({ isWanted }: { isWanted: boolean }) {
  return (
    <TakePoster
      image={undefined}
      isPast
      eyebrow={<FormattedMessage id="gifts.take.eyebrow" />}
      title={<FormattedMessage id={isWanted ? 'gifts.take.noneOfLink' : 'gifts.take.none'} />}
    >
      <p className={styles.text}>
        <FormattedMessage id="gifts.take.noneText" />
      </p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={paths.gifts()}>
          <FormattedMessage id="gifts.take.all" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}

interface TakePosterProps {
  /** URL from the server. */
  image: string | undefined;
  isPast?: boolean;
  eyebrow: ReactNode;
  title: ReactNode;
  titleId?: string;
  children: ReactNode;
}

function TakePoster({ image, isPast = false, eyebrow, title, titleId, children }: TakePosterProps) {
  return (
    <section className={styles.poster}>
      <GiftArt image={image} isPast={isPast} size="lg" />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}

/** Guests log in first and return to the gift. @param wanted path and query of this page */
export function GuestOffer({ wanted }: { wanted: string }) {
  const registration = `${paths.registration()}?redirect=${encodeURIComponent(wanted)}`;
  return (
    <TakePoster
      image={undefined}
      eyebrow={<FormattedMessage id="gifts.take.eyebrow" />}
      title={<FormattedMessage id="gifts.take.guestTitle" />}
    >
      <p className={styles.text}>
        <FormattedMessage id="gifts.take.guestText" />
      </p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={registration}>
          <FormattedMessage id="gifts.take.signUp" />
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={paths.login(wanted)}>
          <FormattedMessage id="gifts.take.login" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}
