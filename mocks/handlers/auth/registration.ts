import { defineHandlers, type Call } from '../../core/handler.ts';
import { brandCurrency, brands } from '../../world/settings.ts';
import { startSession } from '../../world/sessions.ts';
import { checkCode } from '../../world/codes.ts';
import { isWeakPassword } from '../../world/auth/rules.ts';
import { isPhoneConfirmed } from '../../world/auth/view.ts';
import { nextId, playerByContact, type PlayerState } from '../../world/state.ts';
import { captchaProblem } from './captcha.ts';
import { contactOf } from './contact.ts';
import { createSlicesOf } from '../../world/slice.ts';

/** A valid promo code is a brand's name followed by 1 to 4 digits. */
const promoCodePattern = new RegExp(String.raw`^(${brands.join('|')})\d{1,4}$`, 'i');

type Register = Call<'registerPlayer'>;

function requireConfirmedPhone(call: Register, phone: string): void {
  if (isPhoneConfirmed(call, phone)) return;
  const { smsCode } = call.body;
  if (smsCode === undefined) return call.fail('phone_not_confirmed');
  const refused = checkCode(call, 'registration', phone, smsCode);
  if (refused) return call.fail(refused.why === 'code_expired' ? 'code_expired' : 'code_wrong');
}

function checkBody(call: Register, contact: string): void {
  const { authType, password, currency, promoCode, isAdult, captcha } = call.body;
  const problem = captchaProblem(call, captcha);
  if (problem) return call.fail(problem);
  if (!isAdult) return call.fail('underage');
  if (currency !== brandCurrency[call.brand]) return call.fail('currency_not_supported');
  if (isWeakPassword(password, [contact])) return call.fail('weak_password');
  if (promoCode !== undefined && !promoCodePattern.test(promoCode)) return call.fail('promo_code');
  if (playerByContact(call.state, authType, contact))
    return call.fail(authType === 'email' ? 'user_already_exists' : 'phone_already_exists');
}

function createPlayer(call: Register, contact: string): PlayerState {
  const { authType, password } = call.body;
  const id = nextId(call.state, 'player');
  const player: PlayerState = {
    id,
    persona: 'registered',
    since: call.now,
    registeredAt: call.now,
    registrationContact: authType,
    password,
    currency: brandCurrency[call.brand],
    locale: call.locale,
    profile: {
      nickname: null,
      firstname: '',
      lastname: '',
      middlename: '',
      address: '',
      country: '',
      gender: null,
      birthday: null,
      birthdayVerified: false,
      taxNumber: '',
    },
    contacts: [
      { id: id * 10 + 1, type: authType, value: contact, isPrimary: true, isVerified: authType === 'phone' },
    ],
    level: 0,
    deposited: 0,
    winback: 0,
    isVip: false,
    isMultiAccount: false,
    isVerified: false,
    isExcluded: false,
    isBlocked: false,
    firstAuth: true,
    bonus: null,
    slices: {},
  };
  call.state.players[String(id)] = player;
  createSlicesOf(call, player);
  return player;
}

export const registration = defineHandlers({
  registerPlayer(call) {
    const { authType } = call.body;
    const contact = contactOf(call);
    checkBody(call, contact);
    if (authType === 'phone') requireConfirmedPhone(call, contact);
    const player = createPlayer(call, contact);
    if (call.is('state.skip_nickname')) player.profile.nickname = `player${player.id}`;
    const { refCode, promoCode } = call.body;
    call.publish('player.registered', { player, refCode, promoCode });
    return { success: true, ...startSession(call, player, call.userAgent) };
  },
});
