// E-mails about a break or a self-exclusion. The player keeps them after the session has ended.
import { brandFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { mailTo } from '../inbox.ts';
import { languageTags, type LocaleId, type LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';

const breakSubject: LocalText = {
  ru: 'Перерыв начался',
  en: 'Your break has begun',
  it: 'La tua pausa è iniziata',
  br: 'Sua pausa começou',
};

const breakText: LocalText = {
  ru: 'перерыв начался и закончится сам: {end}. До тех пор игры на деньги, депозиты и подарки закрыты, а вывод денег и история открыты.',
  en: 'your break has begun and ends by itself on {end}. Until then games for money, deposits and gifts are closed; withdrawals and your history stay open.',
  it: 'la tua pausa è iniziata e finisce da sola il {end}. Fino ad allora giochi con soldi, depositi e regali sono chiusi; prelievi e storico restano aperti.',
  br: 'sua pausa começou e termina sozinha em {end}. Até lá, jogos a dinheiro, depósitos e presentes ficam fechados; saques e histórico continuam abertos.',
};

const exclusionSubject: LocalText = {
  ru: 'Самоисключение включено',
  en: 'Your self-exclusion has begun',
  it: 'La tua autoesclusione è iniziata',
  br: 'Sua autoexclusão começou',
};

const exclusionText: LocalText = {
  ru: 'самоисключение действует до {end}. Отменить его раньше нельзя. Войти можно, чтобы вывести деньги и посмотреть историю.',
  en: 'your self-exclusion is in force until {end}. It can’t be undone before. You can log in to withdraw your money and see your history.',
  it: 'la tua autoesclusione vale fino al {end}. Non si può annullare prima. Puoi accedere per prelevare i tuoi soldi e vedere lo storico.',
  br: 'sua autoexclusão vale até {end}. Não dá para desfazer antes. Você pode entrar para sacar seu dinheiro e ver o histórico.',
};

const foreverText: LocalText = {
  ru: 'самоисключение действует всегда, отменить его нельзя. Войти можно, чтобы вывести деньги и посмотреть историю.',
  en: 'your self-exclusion is in force for good and can’t be undone. You can log in to withdraw your money and see your history.',
  it: 'la tua autoesclusione vale per sempre e non si può annullare. Puoi accedere per prelevare i tuoi soldi e vedere lo storico.',
  br: 'sua autoexclusão vale para sempre e não dá para desfazer. Você pode entrar para sacar seu dinheiro e ver o histórico.',
};

/** Formats a time with 'UTC', because players may read the e-mail in any time zone. */
function instantText(at: number, locale: LocaleId): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}

function send(call: Context, player: PlayerState, subject: LocalText, text: LocalText, end: number | null) {
  const { locale } = player;
  const filled = text[locale].replace('{end}', end === null ? '' : instantText(end, locale));
  mailTo(call, player, {
    subject: subject[locale],
    text: `${brandFacts[call.brand].name}: ${filled}`,
    link: '/responsible-play',
  });
}

export function sendBreakLetter(call: Context, player: PlayerState, end: number): void {
  send(call, player, breakSubject, breakText, end);
}

/** @param end null for a permanent exclusion */
export function sendExclusionLetter(call: Context, player: PlayerState, end: number | null): void {
  send(call, player, exclusionSubject, end === null ? foreverText : exclusionText, end);
}
