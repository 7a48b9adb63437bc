import { FormattedMessage } from 'react-intl';
import type { NextStep } from '../../model/viewer.ts';
import styles from './PosterView.module.css';

/** What the button alone does not say. */
export function ActionNote({ step }: { step: NextStep }) {
  switch (step) {
    case 'support':
    case 'awaitStart':
    case 'awaitDraw':
    case 'register':
      return (
        <p className={styles.note}>
          <FormattedMessage id={`promotions.note.${step}`} />
        </p>
      );
    default:
      return null;
  }
}
