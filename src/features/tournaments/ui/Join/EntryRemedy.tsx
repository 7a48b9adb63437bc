import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';

/** Leads to what removes the obstacle, where something does. */
export function EntryRemedy({ code, promoSlug }: { code: string; promoSlug: string | undefined }): ReactNode {
  switch (code) {
    case 'insufficient_compoint_balance':
      return (
        <ButtonLink to={paths.compoints()}>
          <FormattedMessage id="tournaments.join.toCompoints" />
        </ButtonLink>
      );
    case 'user_is_blocked_for_multi_account':
      return <SupportButton />;
    case 'deposit_required':
      return (
        <ButtonLink to={paths.cashbox()}>
          <FormattedMessage id="tournaments.join.toCashbox" />
        </ButtonLink>
      );
    case 'level_required':
      return (
        <ButtonLink to={paths.profileLevels()}>
          <FormattedMessage id="tournaments.join.toLevels" />
        </ButtonLink>
      );
    case 'promotion_required':
      return (
        <ButtonLink to={promoSlug === undefined ? paths.action() : paths.promoPage(promoSlug)}>
          <FormattedMessage id="tournaments.join.toPromo" />
        </ButtonLink>
      );
    default:
      return null;
  }
}
