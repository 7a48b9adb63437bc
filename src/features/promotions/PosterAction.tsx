import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Promo } from '#/api/generated/model/index.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { useAction } from '#/api/useAction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { refusedText } from '#/i18n/errorTexts.ts';
import { sanitizeLink } from '#/lib/url.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { participateMutation } from './data/mutations.ts';
import type { PromoPhase } from './model/phase.ts';
import { promotionTexts } from './model/refusals.ts';
import { nextStep, type Viewer } from './model/viewer.ts';
import { winnersModal } from './promotions.modals.ts';
import { ActionNote } from './ui/Poster/ActionNote.tsx';
import { StepButton } from './ui/Poster/StepButton.tsx';
import { TelegramLink } from './ui/Poster/TelegramLink.tsx';

const joinTexts = { ...promotionTexts, not_done: 'promotions.join.refused' } as const;

export interface PosterActionProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
}

export function PosterAction({ promo, phase, viewer }: PosterActionProps) {
  const join = useAction(participateMutation(promo));
  const telegram = sanitizeLink(useQuery(serverDataQuery()).data?.data.promoTelegramChannelUrl);
  const step = nextStep(promo, phase, viewer);
  return (
    <>
      <StepButton
        step={step}
        isJoining={join.isWaiting}
        onJoin={() => join.run()}
        onWinners={() => openModal(winnersModal, { promo })}
        onSupport={() => openModal(supportModal, {})}
      />
      {telegram !== null && <TelegramLink href={telegram} />}
      <ActionNote step={step} />
      {join.state.step === 'refused' && step === 'join' && (
        <p role="alert">
          <FormattedMessage {...refusedText(join.state.refused, joinTexts)} />
        </p>
      )}
    </>
  );
}
