// Texts of notices. `{name}` is replaced by the notice's values.
import type { NoticeImage } from '../../generated/model/index.ts';
import type { LocaleId, LocalText } from '../../core/settings.ts';

interface NoticeTemplate {
  msg: LocalText;
  image: NoticeImage;
  button: { link: string; text: LocalText } | null;
}

const look: LocalText = { ru: 'Посмотреть', en: 'Have a look', it: 'Guarda', br: 'Ver' };
const open: LocalText = { ru: 'Открыть', en: 'Open', it: 'Apri', br: 'Abrir' };

/** Everything that a notice can say. */
export const noticeTemplates = {
  welcome: {
    msg: {
      ru: 'Рады, что ты с нами! Бонусы на первые депозиты ждут в кассе: <b>до {sum}</b>.',
      en: 'Good to have you here! The bonuses of your first deposits wait in the cashbox: <b>up to {sum}</b>.',
      it: 'Che bello averti qui! I bonus dei primi depositi ti aspettano in cassa: <b>fino a {sum}</b>.',
      br: 'Que bom ter você aqui! Os bônus dos primeiros depósitos esperam no caixa: <b>até {sum}</b>.',
    },
    image: 'gift',
    button: { link: '/welcome-bonus', text: look },
  },
  confirm_email: {
    msg: {
      ru: 'Подтверди почту, чтобы получать подарки и не потерять доступ.',
      en: 'Confirm your e-mail to get gifts and to keep your access.',
      it: 'Conferma la tua e-mail per ricevere i regali e non perdere l’accesso.',
      br: 'Confirme seu e-mail para receber presentes e não perder o acesso.',
    },
    image: 'message',
    button: { link: '/profile/info', text: { ru: 'Подтвердить', en: 'Confirm', it: 'Conferma', br: 'Confirmar' } },
  },
  gift_waiting: {
    msg: {
      ru: 'Тебя ждёт подарок: <b>{count} фриспинов</b>. Активируй его, пока не сгорел.',
      en: 'A gift is waiting: <b>{count} free spins</b>. Activate it before it goes.',
      it: 'Ti aspetta un regalo: <b>{count} giri gratis</b>. Attivalo prima che scada.',
      br: 'Um presente espera por você: <b>{count} giros grátis</b>. Ative antes que expire.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: { ru: 'Забрать', en: 'Take it', it: 'Prendilo', br: 'Pegar' } },
  },
  level_reached: {
    msg: { ru: 'Новый уровень — <b>{level}</b>!', en: 'A new level: <b>{level}</b>!', it: 'Nuovo livello: <b>{level}</b>!', br: 'Novo nível: <b>{level}</b>!' },
    image: 'level',
    button: { link: '/profile/levels', text: look },
  },
  tournament_soon: {
    msg: {
      ru: 'Через час начинается новый турнир. Места в нём ещё есть.',
      en: 'A new tournament begins in an hour. There are still places.',
      it: 'Tra un’ora inizia un nuovo torneo. C’è ancora posto.',
      br: 'Um novo torneio começa em uma hora. Ainda há vagas.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  deposit_done: {
    msg: {
      ru: 'Депозит на <b>{sum}</b> зачислен.',
      en: 'Your deposit of <b>{sum}</b> is on your balance.',
      it: 'Il deposito di <b>{sum}</b> è sul tuo saldo.',
      br: 'Seu depósito de <b>{sum}</b> já está no saldo.',
    },
    image: 'message',
    button: null,
  },
  document_declined: {
    msg: {
      ru: 'Документ не прошёл проверку. Посмотри, что исправить, и загрузи его ещё раз.',
      en: 'A document did not pass the check. See what to put right and send it again.',
      it: 'Un documento non ha superato il controllo. Guarda cosa correggere e caricalo di nuovo.',
      br: 'Um documento não passou na verificação. Veja o que corrigir e envie de novo.',
    },
    image: 'message',
    button: { link: '/profile/verification', text: open },
  },
  bonus_running: {
    msg: {
      ru: 'Бонус отыгран на <b>{percent}\u00a0%</b>. Осталось немного.',
      en: '<b>{percent}%</b> of your bonus is wagered. Not much is left.',
      it: 'Hai giocato il <b>{percent}%</b> del bonus. Manca poco.',
      br: 'Você já jogou <b>{percent}%</b> do bônus. Falta pouco.',
    },
    image: 'arrow',
    button: { link: '/games/otygrat_bonus', text: { ru: 'К играм', en: 'To the games', it: 'Ai giochi', br: 'Ver os jogos' } },
  },
  winback_ready: {
    msg: {
      ru: 'Winback за неделю собран. Забери его до воскресенья.',
      en: 'The winback of the week is ready. Take it before Sunday.',
      it: 'Il winback della settimana è pronto. Prendilo entro domenica.',
      br: 'O winback da semana está pronto. Pegue até domingo.',
    },
    image: 'gift',
    button: { link: '/winback', text: look },
  },
  manager_hello: {
    msg: {
      ru: 'Твой личный менеджер на связи. Напиши в чат, если что-то нужно.',
      en: 'Your own manager is here. Write to the chat if you need anything.',
      it: 'Il tuo manager personale è qui. Scrivi in chat se ti serve qualcosa.',
      br: 'Seu gerente pessoal está aqui. Escreva no chat se precisar de algo.',
    },
    image: 'message',
    button: null,
  },
} as const satisfies Record<string, NoticeTemplate>;

export type NoticeName = keyof typeof noticeTemplates;

/** The text of a notice in a locale; an unknown value stays as its name, so that it is seen. */
export function noticeText(name: NoticeName, values: Record<string, string>, locale: LocaleId): string {
  return noticeTemplates[name].msg[locale].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
