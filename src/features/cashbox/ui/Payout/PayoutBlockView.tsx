import BadgeCheck from 'lucide-react/icons/badge-check';
import Dices from 'lucide-react/icons/dices';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import type { PayoutBlock } from '../../model/payoutRules.ts';

const icons = { wagering: Dices, verification: BadgeCheck, phone: Smartphone };
const ways = {
  wagering: paths.categoryGames('wagering'),
  verification: paths.profileVerification(),
  phone: paths.profileInfo(),
};
const actions = {
  wagering: 'cashbox.block.toWagering',
  verification: 'cashbox.block.verify',
  phone: 'cashbox.block.toProfile',
} as const;

/** What stands in the way of any payout, with what is missing and where it is done. */
export function PayoutBlockView({ block }: { block: PayoutBlock }) {
  const { money } = useMoney();
  return (
    <EmptyState
      icon={icons[block.why]}
      title={<FormattedMessage id={`cashbox.block.${block.why}`} />}
      action={
        <ButtonLink to={ways[block.why]}>
          <FormattedMessage id={actions[block.why]} />
        </ButtonLink>
      }
    >
      {block.why === 'wagering' ? (
        <FormattedMessage
          id="cashbox.block.wageringText"
          values={{ amount: money(block.missing, block.currency) }}
        />
      ) : (
        <FormattedMessage id={`cashbox.block.${block.why}Text`} />
      )}
    </EmptyState>
  );
}
