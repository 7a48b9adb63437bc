import type { ReactNode } from 'react';
import type { PromoContainerTemplate, PromoTemplate } from '#/api/generated/model/index.ts';
import styles from './PromoLayout.module.css';

export interface PromoLayoutProps {
  template: PromoTemplate;
  container: PromoContainerTemplate;
  poster: ReactNode;
  children: ReactNode;
}

/** `default` one column, `birthday` bunting, `secondary` a frame of ice, `third` two columns. */
export function PromoLayout({ template, container, poster, children }: PromoLayoutProps) {
  return (
    <div className={styles.promo} data-template={template} data-container={container}>
      {container === 'birthday' && <span className={styles.bunting} aria-hidden />}
      {poster}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
