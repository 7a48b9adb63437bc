import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import styles from './PlaySafety.module.css';

export function FormRefusal({ notice }: { notice: Notice | undefined }) {
  return (
    <div role="alert" className={styles.refusal} data-empty={notice ? undefined : true}>
      {notice && <NoticeText notice={notice} />}
    </div>
  );
}
