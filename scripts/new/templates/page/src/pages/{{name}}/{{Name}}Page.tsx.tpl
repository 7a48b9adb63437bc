import { FormattedMessage } from 'react-intl';
import styles from './{{Name}}Page.module.css';

export function {{Name}}Page() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="{{camel}}.title" />
      </h1>
    </div>
  );
}
