import { promoUrl } from '../../art/urls.ts';
import type { CallCenterConfig, FeatureFlags, PromoPopup, ServerData } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { brandCurrency, type BrandId, type LocaleId, type LocalText } from '../settings.ts';
import { isoOf, startOfMonth } from '../dates.ts';
import { brandFacts, currencySigns } from '../brandFacts.ts';

/** A public VAPID key without a private one, so nothing can be pushed with it. */
const webPushKey = 'BFvbRGVgvOXe_YnFXrbOPf5lLkAN2WWsoRRFvrH2g0D8RtUvjeXwCbbikEm5kdZWW1XdG4kfxWPNle34taYMdIo';

const restTitle: LocalText = {
  ru: 'Чат сейчас недоступен',
  en: 'The chat is offline right now',
  it: 'La chat non è attiva al momento',
  br: 'O chat está fora do ar agora',
};
const restBody: LocalText = {
  ru: '<p>Мы вернёмся <b>через час</b>. Если дело срочное, напиши нам на почту.</p>',
  en: '<p>We’ll be back <b>in an hour</b>. If it’s urgent, send us an e-mail.</p>',
  it: '<p>Torniamo <b>tra un’ora</b>. Se è urgente, scrivici un’e-mail.</p>',
  br: '<p>Voltamos <b>em uma hora</b>. Se for urgente, mande um e-mail.</p>',
};

const popupTitle: LocalText = {
  ru: 'Месяц призов',
  en: 'A month of prizes',
  it: 'Un mese di premi',
  br: 'Um mês de prêmios',
};
const popupBody: LocalText = {
  ru: '<p>В акциях этого месяца <b>сотни призов</b>: розыгрыши и обмен очков.</p><ul><li>участвуй сразу в нескольких</li><li>меняй очки на призы без ожидания</li></ul>',
  en: '<p>This month’s promotions hold <b>hundreds of prizes</b>: draws and prizes for points.</p><ul><li>take part in several at once</li><li>exchange points for prizes without waiting</li></ul>',
  it: '<p>Le promozioni di questo mese hanno <b>centinaia di premi</b>: estrazioni e premi in cambio di punti.</p><ul><li>partecipa a più di una</li><li>scambia i punti con i premi senza aspettare</li></ul>',
  br: '<p>As promoções deste mês têm <b>centenas de prêmios</b>: sorteios e prêmios por pontos.</p><ul><li>participe de várias ao mesmo tempo</li><li>troque pontos por prêmios sem esperar</li></ul>',
};
const popupButton: LocalText = {
  ru: 'На Лесную ярмарку',
  en: 'To the Forest Fair',
  it: 'Vai alla Fiera del bosco',
  br: 'Ir à Feira da floresta',
};

function callCenterOf(call: Context): CallCenterConfig {
  const { brand, locale } = call;
  const isResting = call.is('state.chat_maintenance');
  const { chatProvider, supportEmail } = brandFacts[brand];
  return {
    chatProvider: call.is('state.chat_netrox') ? 'netrox' : chatProvider,
    maintenance: isResting
      ? { isActive: true, title: restTitle[locale], body: restBody[locale] }
      : { isActive: false },
    settings: { account: `${brand}-support`, location: 'default', vipLocation: 'vip' },
    telegramUrl: `https://telegram.example/${brand}-support`,
    viberUrl: `https://viber.example/${brand}-support`,
    supportEmail,
  };
}

/** The promo popup of this month. */
export function promoPopupAt(brand: BrandId, locale: LocaleId, now: number): PromoPopup {
  const from = startOfMonth(now);
  return {
    isActive: true,
    // The popup shows on the list of promotions, so its button leads to one of them.
    buttonUrl: '/promo/forest-fair',
    buttonText: popupButton[locale],
    title: popupTitle[locale],
    body: popupBody[locale],
    imageUrl: promoUrl(`${brand}-month-of-prizes`),
    showDateFrom: isoOf(from),
    showDateTo: isoOf(startOfMonth(now, 1)),
    updatedAt: from / 1000,
  };
}

function flagsOf(call: Context): FeatureFlags {
  const isOn = !call.is('state.flags_off');
  return {
    promoPopupButtonTheme: 'primary',
    promoPopupButtonSize: 'large',
    isCashboxEnabled: isOn && !call.is('state.cashbox_closed'),
    isChatEnabled: isOn,
    isCompointsEnabled: isOn,
    isDuckHuntEnabled: isOn,
    isHighFiveEnabled: isOn,
    isPhoneRegistrationEnabled: isOn,
    isTournamentsEnabled: isOn,
    isWebPushEnabled: isOn,
  };
}

export function serverDataOf(call: Context): ServerData {
  const { brand, locale, now } = call;
  const currency = brandCurrency[brand];
  return {
    // Without `state.captcha_v2` or `state.captcha_v3` there is no captcha, so its key is empty.
    captcha: {
      site_key: call.is('state.captcha_v2') || call.is('state.captcha_v3') ? `site-key-${brand}` : '',
      active_version: call.is('state.captcha_v2') ? 2 : 3,
    },
    currencies: [{ code: currency, sign: currencySigns[currency], isDefault: true }],
    abTests: [
      // All visitors get the same variant, so that a link shows everyone the same form.
      { name: 'registration_form', variant: call.is('state.full_registration') ? 'full' : 'short' },
    ],
    flags: flagsOf(call),
    registrationConfig: {
      skipNickname: call.is('state.skip_nickname'),
      authTypes: ['phone', 'email'],
      phoneCountries: [...brandFacts[brand].phoneCountries],
      minimumAge: 18,
    },
    callCenterConfig: callCenterOf(call),
    webPushKey,
    promoPopup: promoPopupAt(brand, locale, now),
    promoTelegramChannelUrl: `https://telegram.example/${brand}-promo`,
    noIndex: false,
    isRegionBlocked: call.is('state.region_blocked'),
  };
}
