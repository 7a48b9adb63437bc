import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { PromoTemplate, Currency, PrizePoolCounter } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { achievementsQuery, profileQuery } from '#/entities/player/queries.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { isMember } from '#/entities/promo/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { useOnNewDay } from '#/lib/useClock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { depositTasksQuery } from '../data/queries.ts';
import { useViewer } from '../data/usePromoState.ts';
import { ownedFor } from '../model/prizes.ts';
import { prizesLook, type SectionName } from '../model/sections.ts';
import { depositDays, tasksOf } from '../model/tasks.ts';
import { exchangeModal, pointsLogModal, winnersModal } from '../promotions.modals.ts';
import { DepositsView } from './Deposits/DepositsView.tsx';
import { PointsView } from './Points/PointsView.tsx';
import { PrizesView } from './Prizes/PrizesView.tsx';
import { TasksView } from './Tasks/TasksView.tsx';
import styles from './Section.module.css';

/**
 * Sections that contain parts of other features. The page passes them in, because features can't import each
 * other.
 */
export type ForeignSections = Readonly<Record<'participants' | 'highFive' | 'duckHunt', ReactNode>>;

export interface SectionProps {
  section: SectionName;
  template: PromoTemplate;
  foreign: ForeignSections;
}

export function Section({ section, template, foreign }: SectionProps) {
  switch (section) {
    case 'about':
      return <About />;
    case 'points':
      return <Points />;
    case 'pool':
      return <Pool />;
    case 'prizes':
      return <Prizes template={template} />;
    case 'tasks':
      return <Tasks />;
    case 'deposits':
      return <Deposits />;
    default:
      return foreign[section];
  }
}

function About() {
  const navigate = useNavigate();
  const { description = '' } = usePromo().promo;
  return (
    <PromoSection title={<FormattedMessage id="promotions.about.title" />}>
      <SafeHtml html={description} onNavigate={(path) => void navigate(path)} />
    </PromoSection>
  );
}

const useCurrency = () => useQuery(profileQuery()).data?.data.currency ?? currentBrand().currency;

function Points() {
  const { pathname } = useLocation();
  const { promo } = usePromo();
  return (
    <PointsView
      currency={useCurrency()}
      failure={useViewer(promo).failure}
      loginPath={paths.login(pathname)}
      onLog={() => openModal(pointsLogModal, { promo })}
    />
  );
}

function Pool() {
  const { promo, phase } = usePromo();
  const currency = useCurrency();
  if (!promo.prizePoolCounter) return null;
  return <PoolView counter={promo.prizePoolCounter} currency={currency} isGrowing={phase === 'running'} />;
}

function Prizes({ template }: { template: PromoTemplate }) {
  const { promo, viewer } = usePromo();
  return (
    <PrizesView
      look={prizesLook(template)}
      onExchange={(prize) =>
        openModal(exchangeModal, { promo, prize, owned: ownedFor(promo, prize, viewer) })
      }
      onWinners={(prize) => openModal(winnersModal, { promo, prize })}
    />
  );
}

function Tasks() {
  const { promo } = usePromo();
  const own = loadable(useQuery(achievementsQuery()), ({ data }) => data);
  return (
    <TasksView
      tasks={tasksOf(promo, own.kind === 'ready' ? own.data : [])}
      failure={own.kind === 'failed' ? own : null}
    />
  );
}

/**
 * Shows deposit tasks. Renders nothing for most promotions, because they have none, and nothing for players who
 * haven't joined, because their deposits don't count.
 */
function Deposits() {
  const { promo, viewer, phase } = usePromo();
  const client = useQueryClient();
  const { queryKey } = depositTasksQuery(promo.id);
  useOnNewDay(() => void client.invalidateQueries({ queryKey }));
  const tasks = loadable(useQuery(depositTasksQuery(promo.id)), ({ data }) => data);
  if (!isMember(promo, viewer) || tasks.kind === 'pending') return null;
  if (tasks.kind === 'failed') return <DepositsView deposits={tasks} />;
  if (tasks.data.length === 0) return null;
  const data = depositDays(tasks.data, phase === 'running' ? serverNow() : null);
  return <DepositsView deposits={{ kind: 'ready', data }} />;
}

export interface PoolViewProps {
  counter: PrizePoolCounter;
  /** The currency in which the pool is shown if `counter` has no currency. */
  currency: Currency;
  isGrowing: boolean;
}

/** A prize pool that grows live, because 1 % of every win is added to it (S9.58). */
export function PoolView({ counter, currency, isGrowing }: PoolViewProps) {
  const { money } = useMoney();
  return (
    <section className={styles.pool} aria-labelledby="promo-pool">
      <h2 id="promo-pool" className={styles.title}>
        <FormattedMessage id={isGrowing ? 'promotions.pool.title' : 'promotions.pool.final'} />
      </h2>
      <p className={styles.amount}>
        <AnimatedNumber
          value={counter.prizePool}
          format={(value) => money(value, counter.currency ?? currency)}
        />
      </p>
      {isGrowing && (
        <p className={styles.note}>
          <FormattedMessage id="promotions.pool.note" />
        </p>
      )}
    </section>
  );
}
