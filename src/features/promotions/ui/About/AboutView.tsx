import { FormattedMessage } from 'react-intl';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { SectionView } from '../Layout/SectionView.tsx';

export interface AboutViewProps {
  html: string;
  onNavigate: (path: string) => void;
}

export function AboutView({ html, onNavigate }: AboutViewProps) {
  return (
    <SectionView title={<FormattedMessage id="promotions.about.title" />}>
      <SafeHtml html={html} onNavigate={onNavigate} />
    </SectionView>
  );
}
