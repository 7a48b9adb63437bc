// Lists the reactions and the due events of all domains, in the order in which they run.
import { reactions as achievements } from './achievements/reactions.ts';
import { due as cashboxDue } from './cashbox/due.ts';
import { reactions as compoints } from './compoints/reactions.ts';
import { due as contactsDue } from './contacts/due.ts';
import type { DueSource } from './due.ts';
import type { Reactions } from './reactions.ts';
import { due as gameFrameDue } from './game-frame/due.ts';
import { reactions as gameFrame } from './game-frame/reactions.ts';
import { due as giftsDue } from './gifts/due.ts';
import { reactions as gifts } from './gifts/reactions.ts';
import { reactions as levels } from './levels/reactions.ts';
import { due as lobbyDue } from './lobby/due.ts';
import { reactions as lobby } from './lobby/reactions.ts';
import { reactions as notifications } from './notifications/reactions.ts';
import { due as promotionsDue } from './promotions/due.ts';
import { reactions as profile } from './profile/reactions.ts';
import { reactions as promotions } from './promotions/reactions.ts';
import { due as responsiblePlayDue } from './responsible-play/due.ts';
import { due as staticContentDue } from './static-content/due.ts';
import { due as tournamentsDue } from './tournaments/due.ts';
import { reactions as tournaments } from './tournaments/reactions.ts';
import { reactions as verification } from './verification/reactions.ts';
import { due as verificationDue } from './verification/due.ts';

export const reactions: readonly Reactions[] = [
  achievements,
  compoints,
  gameFrame,
  levels,
  gifts,
  lobby,
  notifications,
  profile,
  promotions,
  tournaments,
  verification,
];

export const dueSources: readonly DueSource[] = [
  gameFrameDue,
  cashboxDue,
  giftsDue,
  lobbyDue,
  promotionsDue,
  staticContentDue,
  tournamentsDue,
  contactsDue,
  responsiblePlayDue,
  verificationDue,
];
