import type { Context } from '../context.ts';
import type {
  Balance,
  ContactOnVerification,
  Player,
  PlayerEmail,
  PlayerPhone,
} from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { isoOf } from '../dates.ts';
import { balancesOf, balanceVersion } from '../ledger.ts';
import { previousLoginAt } from './devices.view.ts';
import { userHash } from '../sessions.ts';
import { wageringOf, type AuthSession, type PlayerContact, type PlayerState } from '../state.ts';

const phoneOf = ({ id, value, isPrimary, isVerified }: PlayerContact): PlayerPhone => ({
  id,
  value,
  is_primary: isPrimary,
  is_verified: isVerified,
});
const emailOf = ({ id, value, isPrimary, isVerified }: PlayerContact): PlayerEmail => ({
  id,
  email: value,
  is_primary: isPrimary,
  is_verified: isVerified,
});

/** True for the first login of an account. The client then shows the thank-you modal. */
function isFirstLogin(call: Context, player: PlayerState, session: AuthSession | null): boolean {
  const isEarlier = (other: AuthSession): boolean =>
    other.playerId === player.id && other.id !== session?.id && other.createdAt <= (session?.createdAt ?? 0);
  return player.firstAuth && !Object.values(call.state.sessions).some(isEarlier);
}

export function playerCardOf(
  call: Context,
  player: PlayerState,
  session: AuthSession | null,
  onVerification: ContactOnVerification[],
): Player {
  const { profile, contacts } = player;
  const { taxNumberKind } = brandFacts[call.brand];
  const previous = previousLoginAt(call, player, session);
  return {
    id: player.id,
    user_id: player.id,
    nick_name: profile.nickname ?? '',
    firstname: profile.firstname,
    lastname: profile.lastname,
    middlename: profile.middlename,
    address: profile.address,
    country: profile.country.toLowerCase(),
    ...(profile.gender ? { gender: profile.gender } : {}),
    ...(profile.birthday === null ? {} : { birthday: profile.birthday }),
    birthday_verified: profile.birthdayVerified,
    ...(taxNumberKind === null ? {} : { taxNumberKind }),
    ...(profile.taxNumber === '' ? {} : { taxNumber: profile.taxNumber }),
    level: {
      bonus_availability_level:
        player.isMultiAccount || call.is('state.bonuses_off') ? 0 : Math.min(10, player.level + 1),
    },
    registration_contact_type: player.registrationContact,
    multi_account: player.isMultiAccount,
    phones: contacts.filter(({ type }) => type === 'phone').map(phoneOf),
    emails: contacts.filter(({ type }) => type === 'email').map(emailOf),
    onVerification,
    first_auth: isFirstLogin(call, player, session),
    is_verified: player.isVerified,
    currency: player.currency,
    hash: userHash(call.world.seed, player.id),
    ...(previous === null ? {} : { previousLoginAt: isoOf(previous) }),
  };
}

export function balanceCardOf({ state }: Pick<Context, 'state'>, player: PlayerState): Balance {
  const { real, bonus, compoints } = balancesOf(state.ledger, player.id);
  return {
    user_id: player.id,
    balance: real,
    currency: player.currency,
    is_active_bonus: player.bonus !== null,
    bonus,
    wagering: wageringOf(player),
    winback: player.winback,
    compoint_balance: compoints,
    updatedAt: balanceVersion(state.ledger, player.id),
  };
}
