import type { Context } from '../context.ts';
import type { DueSource, DueEvent } from '../due.ts';
import { addNotice } from '../notifications/actions.ts';
import type { PlayerState } from '../state.ts';
import { checkResult } from './rules.ts';
import { documentTitle } from './titles.ts';
import { checkEndsAt, verificationSlice, type Document } from './state.ts';

/** Marks the player's identity and birthday as verified. The player can't change verified data. */
function approveIdentity(player: PlayerState): void {
  player.isVerified = true;
  if (player.profile.birthday !== null) player.profile.birthdayVerified = true;
}

function finishCheck(context: Context, player: PlayerState, document: Document): void {
  if (document.status !== 'wait') return;
  const reasons = checkResult(document, player);
  const isFine = reasons.length === 0;
  Object.assign(document, { status: isFine ? 'success' : 'cancel', reasons, checkedAt: context.now });
  const { documents } = verificationSlice.of(context, player);
  // A player counts as verified once both identity documents are accepted.
  if (documents.every(({ kind, status }) => kind !== 'identity' || status === 'success'))
    approveIdentity(player);
  addNotice(context, player, isFine ? 'document_accepted' : 'document_declined', {
    title: documentTitle(document),
  });
}

export const due: DueSource = (scope) =>
  Object.values(scope.state.players).flatMap((player) =>
    verificationSlice.of(scope, player).documents.flatMap((document): DueEvent[] => {
      const at = checkEndsAt(document);
      if (at === null) return [];
      const name = `check of ${document.field} of ${player.id} ends`;
      return [{ at, name, run: (context) => finishCheck(context, player, document) }];
    }),
  );
