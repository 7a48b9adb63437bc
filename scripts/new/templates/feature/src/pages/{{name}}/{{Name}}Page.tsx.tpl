import { FormattedMessage } from 'react-intl';
import { {{Name}} } from '#/features/{{name}}/{{Name}}.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="{{camel}}.title" />}>
      <{{Name}} />
    </ProfileFrame>
  );
}
