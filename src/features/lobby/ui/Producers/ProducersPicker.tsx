import { useDeferredValue, useState, useId, type ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import type { Producer } from '#/api/generated/model/index.ts';
import { type Loadable, loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import type { Closable } from '#/overlays/modals.store.ts';
import { shownName } from '#/entities/game/rules.ts';
import { imageUrl } from '#/lib/url.ts';
import { PRODUCER_SEARCH_MIN, ROW_SIZE, searchProducers, producersOf } from '../../model/rules.ts';
import { producersQuery } from '../../data/queries.ts';
import { GamesCount } from '../Filters/GamesCount.tsx';
import styles from './ProducersPicker.module.css';

export interface ProducersModalProps {
  onPick: (slug: string) => void;
}

export default function ProducersModal({ onPick, close }: ProducersModalProps & Closable) {
  const query = useQuery(producersQuery());
  const pick = (slug: string) => {
    close();
    onPick(slug);
  };
  return <ProducersPicker producers={loadable(query, ({ data }) => producersOf(data))} onPick={pick} />;
}

/** If set, the player can choose several producers. A second press on a producer removes it. */
export interface ProducerSelection {
  readonly chosen: readonly string[];
  /** Number of games by producer slug. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface ProducersPickerProps {
  producers: Loadable<readonly Producer[]>;
  onPick: (slug: string) => void;
  selection?: ProducerSelection | undefined;
  /** A button that is shown below the producers. */
  action?: ReactNode;
}

/** Lists the top producers, then all others, or the search results (S2.58 to S2.60). */
export function ProducersPicker({ producers, onPick, selection, action }: ProducersPickerProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const settled = useDeferredValue(query);
  return (
    <div className={styles.picker}>
      <SearchField
        label={formatMessage({ id: 'lobby.producers.search' })}
        placeholder={formatMessage({ id: 'lobby.producers.search' })}
        hint={formatMessage({ id: 'lobby.producers.hint' }, { min: PRODUCER_SEARCH_MIN })}
        value={query}
        onSearch={setQuery}
        clearLabel={formatMessage({ id: 'lobby.producers.clear' })}
      />
      <div className={styles.results}>
        {producers.kind === 'pending' && <Placeholders />}
        {producers.kind === 'failed' && (
          <FailureView
            size="area"
            text={formatMessage({ id: 'lobby.producers.error' })}
            failure={producers}
          />
        )}
        {producers.kind === 'ready' && (
          <Results producers={producers.data} query={settled} onPick={onPick} selection={selection} />
        )}
      </div>
      {action}
    </div>
  );
}

interface ResultsProps extends Pick<ProducersPickerProps, 'onPick' | 'selection'> {
  producers: readonly Producer[];
  query: string;
}

function Results({ producers, query, ...picking }: ResultsProps) {
  const { formatMessage } = useIntl();
  const result = searchProducers(producers, query);
  if (result.kind === 'empty') {
    return (
      <EmptyState icon={SearchX} title={formatMessage({ id: 'lobby.producers.emptyTitle' })}>
        {formatMessage({ id: 'lobby.producers.emptyText' })}
      </EmptyState>
    );
  }
  if (result.kind === 'found') {
    return (
      <ProducerTiles
        title={formatMessage({ id: 'lobby.producers.found' }, { count: result.producers.length })}
        producers={result.producers}
        {...picking}
        isAnnounced
      />
    );
  }
  return (
    <>
      <ProducerTiles
        title={formatMessage({ id: 'lobby.producers.top' })}
        producers={result.top}
        {...picking}
      />
      {result.others.length > 0 && (
        <ProducerTiles
          title={formatMessage({ id: 'lobby.producers.others' })}
          producers={result.others}
          {...picking}
        />
      )}
    </>
  );
}

function Placeholders() {
  return (
    <div className={styles.tiles} aria-busy>
      {Array.from({ length: ROW_SIZE }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  );
}

interface ProducerTilesProps extends Pick<ProducersPickerProps, 'onPick' | 'selection'> {
  title: string;
  producers: readonly Producer[];
  /** Whether the heading is a live region, which screen readers announce when it changes. */
  isAnnounced?: boolean;
}

function ProducerTiles({ title, producers, isAnnounced = false, ...picking }: ProducerTilesProps) {
  const titleId = useId();
  return (
    <section className={styles.group}>
      <h3 id={titleId} className={styles.title} aria-live={isAnnounced ? 'polite' : undefined}>
        {title}
      </h3>
      <ul className={styles.tiles} aria-labelledby={titleId}>
        {producers.map((producer) => (
          <li key={producer.slug}>
            <ProducerTile producer={producer} {...picking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProducerTileProps extends Pick<ProducersPickerProps, 'onPick' | 'selection'> {
  producer: Producer;
}

/** A tile with the producer's logo, or with the name if the logo is missing or can't be used. */
function ProducerTile({ producer, selection, onPick }: ProducerTileProps) {
  const name = shownName(producer);
  return (
    <button
      type="button"
      className={styles.tile}
      title={name}
      aria-pressed={selection?.chosen.includes(producer.slug)}
      onClick={() => onPick(producer.slug)}
    >
      {imageUrl(producer.image) === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <img
          src={imageUrl(producer.image)}
          alt={name}
          width={160}
          height={64}
          loading="lazy"
          decoding="async"
        />
      )}
      {selection && (
        <span className={styles.count}>
          <GamesCount count={selection.counts.get(producer.slug) ?? 0} />
        </span>
      )}
    </button>
  );
}
