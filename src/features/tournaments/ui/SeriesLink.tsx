import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { seriesListQuery } from '../data/queries.ts';
import styles from './SeriesLink.module.css';

/** The series that a tournament belongs to; nothing as long as it is not known. */
export function SeriesLink({ seriesId }: { seriesId: number | null }) {
  const series = useQuery(seriesListQuery()).data?.data.find(({ id }) => id === seriesId);
  if (!series) return null;
  return (
    <Link className={styles.series} to={paths.tournamentSeries(series.slug)}>
      <Icon of={Layers} size="lg" />
      <span className={styles.text}>
        <span className={styles.label}>
          <FormattedMessage id="tournaments.series.partOf" />
        </span>
        <b>{series.title}</b>
      </span>
    </Link>
  );
}
