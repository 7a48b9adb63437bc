import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Promo } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { sanitizeLink } from '#/lib/url.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { ParticipationRefused, participateMutation } from './data/mutations.ts';
import type { PromoPhase } from './model/phase.ts';
import { promotionTexts } from './model/refusals.ts';
import { nextStep, type Viewer } from './model/viewer.ts';
import { winnersModal } from './promotions.modals.ts';
import { ActionNote } from './ui/Poster/ActionNote.tsx';
import { StepButton } from './ui/Poster/StepButton.tsx';
import { TelegramLink } from './ui/Poster/TelegramLink.tsx';

export type PosterActionProps = { promo: Promo; phase: PromoPhase; viewer: Viewer };

export function PosterAction({ promo, phase, viewer }: PosterActionProps) {
  const client = useQueryClient();
  const joining = participateMutation(promo);
  const join = useMutation(joining);
  // The second press of a double click comes before the button is drawn waiting.
  const joinOnce = () => {
    if (client.isMutating({ mutationKey: joining.mutationKey }) === 0) join.mutate();
  };
  const telegram = sanitizeLink(useQuery(serverDataQuery()).data?.data.promoTelegramChannelUrl);
  const step = nextStep(promo, phase, viewer);
  const refusal =
    join.error instanceof ParticipationRefused
      ? { id: 'promotions.join.refused' as const }
      : textOfError(join.error, promotionTexts);
  return (
    <>
      <StepButton
        step={step}
        isJoining={join.isPending}
        onJoin={joinOnce}
        onWinners={() => openModal(winnersModal, { promo })}
        onSupport={() => openModal(supportModal, {})}
      />
      {telegram !== null && <TelegramLink href={telegram} />}
      <ActionNote step={step} />
      {join.error && step === 'join' && (
        <p role="alert">
          <FormattedMessage id={refusal.id} values={'values' in refusal ? { ...refusal.values } : {}} />
        </p>
      )}
    </>
  );
}
