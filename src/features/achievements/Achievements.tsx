import { type ReactNode, useEffect, useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage, useIntl } from 'react-intl';
import X from 'lucide-react/icons/x';
import { achievementsQuery } from '#/entities/player/queries.ts';
import type { UserAchievement } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressRing } from '#/ui/ProgressRing/ProgressRing.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { bindAchievements } from './achievements.realtime.ts';
import { type Collection, collectionOf, stepsLeft } from './model/collection.ts';
import { AheadCard, TrophyCard } from './ui/TrophyCard.tsx';
import styles from './ui/Achievements.module.css';

export function Achievements() {
  const client = useQueryClient();
  const [won, setWon] = useState<readonly UserAchievement[]>([]);
  const collection = loadable(useQuery(achievementsQuery()), ({ data }) => collectionOf(data));
  useEffect(
    // A round may win several achievements at once, so add to the list instead of replacing it.
    () => bindAchievements(client, (one) => setWon((others) => [...others, one])),
    [client],
  );
  return (
    <AchievementsView
      collection={collection}
      won={won}
      onSeen={(id) => setWon((others) => others.filter((one) => one.id !== id))}
    />
  );
}

interface AchievementsViewProps {
  collection: Loadable<Collection>;
  /** Achievements won since the page was opened and not dismissed yet. */
  won: readonly UserAchievement[];
  onSeen: (id: number) => void;
}

const CARDS = Array.from({ length: 6 }, () => '10rem');

export function AchievementsView({ collection, won, onSeen }: AchievementsViewProps) {
  return (
    <Part of={collection} skeleton={CARDS} layout={styles.near} failed="achievements.failed">
      {(known) => (
        <div className={styles.page}>
          <div role="status" className={styles.won}>
            {won.map((one) => (
              <WonBanner key={one.id} won={one} onSeen={() => onSeen(one.id)} />
            ))}
          </div>
          <Groups collection={known} />
        </div>
      )}
    </Part>
  );
}

function Groups({ collection: { nearest, trophies, ahead, total } }: { collection: Collection }) {
  const { formatMessage } = useIntl();
  if (total === 0)
    return (
      <EmptyState icon={Trophy} title={formatMessage({ id: 'achievements.empty' })} action={<ToSlots />}>
        <Unrestricted>
          <FormattedMessage id="achievements.emptyHint" />
        </Unrestricted>
      </EmptyState>
    );
  return (
    <>
      {nearest.length > 0 && (
        <Group title={<FormattedMessage id="achievements.nearest" />}>
          <ul className={styles.near}>
            {nearest.map((one) => (
              <NearCard key={one.id} achievement={one} />
            ))}
          </ul>
        </Group>
      )}
      <Group
        title={<FormattedMessage id="achievements.trophies" />}
        aside={<FormattedMessage id="achievements.count" values={{ won: trophies.length, total }} />}
      >
        {trophies.length > 0 ? (
          <ul className={styles.shelf}>
            {trophies.map((one) => (
              <TrophyCard key={one.id} achievement={one} />
            ))}
          </ul>
        ) : (
          <div className={styles.none}>
            <Unrestricted>
              <p>
                <FormattedMessage id="achievements.noTrophies" />
              </p>
            </Unrestricted>
            <ToSlots />
          </div>
        )}
      </Group>
      {ahead.length > 0 && (
        <Group title={<FormattedMessage id="achievements.ahead" />}>
          <ul className={styles.shelf}>
            {ahead.map((one) => (
              <AheadCard key={one.id} achievement={one} />
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

function ToSlots() {
  return (
    <Unrestricted>
      <ButtonLink variant="secondary" to={paths.categoryGames('slots')}>
        <FormattedMessage id="achievements.play" />
      </ButtonLink>
    </Unrestricted>
  );
}

function Group({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside !== undefined && (
          <span className={styles.count} data-number>
            {aside}
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

function WonBanner({ won, onSeen }: { won: UserAchievement; onSeen: () => void }) {
  const { formatMessage } = useIntl();
  const { title, image, reward } = won;
  return (
    <div className={styles.banner}>
      <span className={styles.art}>
        <Picture src={image} width={112} height={112} />
      </span>
      <div className={styles.bannerWords}>
        <p className={styles.title}>
          <FormattedMessage id="achievements.won.title" values={{ title }} />
        </p>
        {reward !== undefined && (
          <p>
            <FormattedMessage id="achievements.won.reward" values={{ reward }} />
          </p>
        )}
        <p>
          <ButtonLink size="sm" to={paths.gifts()}>
            <FormattedMessage id="achievements.won.gifts" />
          </ButtonLink>
        </p>
      </div>
      <div className={styles.close}>
        <IconButton icon={X} label={formatMessage({ id: 'common.action.close' })} onClick={onSeen} />
      </div>
    </div>
  );
}

/** An achievement in progress: a progress ring, the remaining steps and the reward. */
function NearCard({ achievement }: { achievement: UserAchievement }) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const { title, description, image, progress, reward, current, target } = achievement;
  const left = stepsLeft(achievement);
  return (
    <li className={styles.card}>
      <ProgressRing size="lg" value={progress} label={formatMessage({ id: 'achievements.ring' }, { title })}>
        <Picture
          src={image}
          width={56}
          height={56}
          className={styles.ringArt}
          loading="lazy"
          fallback={<Icon of={Gift} />}
        />
      </ProgressRing>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {description !== undefined && <p className={styles.text}>{description}</p>}
        <p className={styles.left} data-number>
          {left === null ? (
            <FormattedMessage id="achievements.percent" values={{ percent: progress }} />
          ) : (
            <FormattedMessage
              id="achievements.left"
              values={{ count: left, current: count(current ?? 0), target: count(target ?? 0) }}
            />
          )}
        </p>
        {reward !== undefined && (
          <p className={styles.reward}>
            <Icon of={Gift} size="sm" />
            <FormattedMessage id="achievements.reward" values={{ reward }} />
          </p>
        )}
      </div>
    </li>
  );
}
