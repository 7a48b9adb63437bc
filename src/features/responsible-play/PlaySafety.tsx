import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { Tabs } from '#/ui/Tabs/Tabs.tsx';
import { sectionOf, sections, type Section } from './model/rules.ts';
import { Breaks } from './ui/Breaks.tsx';
import { Limits } from './ui/Limits.tsx';
import { Reminder } from './ui/Reminder.tsx';
import { Security } from './ui/Security.tsx';
import { Statement } from './ui/Statement.tsx';
import styles from './ui/PlaySafety.module.css';

const partOf: Record<Section, typeof Limits> = {
  limits: Limits,
  breaks: Breaks,
  reminder: Reminder,
  statement: Statement,
  security: Security,
};

export function PlaySafety() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const current = sectionOf(search);
  const Part = partOf[current];
  return (
    <div className={styles.safety}>
      <Tabs
        label={formatMessage({ id: 'responsiblePlay.sections' })}
        tabs={sections.map((section) => ({
          to: { search: section === 'limits' ? '' : `?section=${section}` },
          label: <FormattedMessage id={`responsiblePlay.section.${section}`} />,
          isCurrent: section === current,
        }))}
      />
      <RegionBoundary resetKey={current}>
        <Part />
      </RegionBoundary>
    </div>
  );
}
