// Texts of notices. `{name}` is replaced by the notice's values.
import type { NoticeImage } from '../../generated/model/index.ts';
import type { LocaleId, LocalText } from '../settings.ts';

interface NoticeTemplate {
  msg: LocalText;
  image: NoticeImage;
  button: { link: string; text: LocalText } | null;
}

const look: LocalText = { ru: 'Посмотреть', en: 'Have a look', it: 'Guarda', br: 'Ver' };
const toCashbox: LocalText = { ru: 'В кассу', en: 'To the cashbox', it: 'Alla cassa', br: 'Ao caixa' };
const open: LocalText = { ru: 'Открыть', en: 'Open', it: 'Apri', br: 'Abrir' };

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
    button: {
      link: '/profile/info',
      text: { ru: 'Подтвердить', en: 'Confirm', it: 'Conferma', br: 'Confirmar' },
    },
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
    msg: {
      ru: 'Новый уровень — <b>{level}</b>!',
      en: 'A new level: <b>{level}</b>!',
      it: 'Nuovo livello: <b>{level}</b>!',
      br: 'Novo nível: <b>{level}</b>!',
    },
    image: 'level',
    button: { link: '/profile/levels', text: look },
  },
  tournament_soon: {
    msg: {
      ru: 'Через час начинается турнир <b>{title}</b>. Места в нём ещё есть.',
      en: 'The tournament <b>{title}</b> begins in an hour. There are still places.',
      it: 'Tra un’ora inizia il torneo <b>{title}</b>. C’è ancora posto.',
      br: 'O torneio <b>{title}</b> começa em uma hora. Ainda há vagas.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_started: {
    msg: {
      ru: 'Турнир <b>{title}</b> начался. Ставки уже считаются.',
      en: '<b>{title}</b> has begun. Your bets count now.',
      it: '<b>{title}</b> è iniziato. Le tue puntate contano già.',
      br: '<b>{title}</b> começou. Suas apostas já contam.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_won: {
    msg: {
      ru: '<b>{title}</b>: у тебя {place}-е место и <b>{sum}</b>. Деньги уже на балансе.',
      en: '<b>{title}</b>: place {place} and <b>{sum}</b> are yours. The money is on your balance.',
      it: '<b>{title}</b>: il posto {place} e <b>{sum}</b> sono tuoi. I soldi sono già sul saldo.',
      br: '<b>{title}</b>: o {place}º lugar e <b>{sum}</b> são seus. O dinheiro já está no saldo.',
    },
    image: 'gift',
    button: { link: '/tournaments', text: look },
  },
  tournament_over: {
    msg: {
      ru: '<b>{title}</b> завершён. У тебя {place}-е место — в этот раз без приза.',
      en: '<b>{title}</b> is over. You came in at place {place}, without a prize this time.',
      it: '<b>{title}</b> è finito. Sei al posto {place}, stavolta senza premio.',
      br: '<b>{title}</b> terminou. Você ficou em {place}º, desta vez sem prêmio.',
    },
    image: 'message',
    button: { link: '/tournaments', text: look },
  },
  seat_free: {
    msg: {
      ru: 'В турнире <b>{title}</b> освободилось место. Успей занять.',
      en: 'A seat has come free in <b>{title}</b>. Take it while it lasts.',
      it: 'Si è liberato un posto in <b>{title}</b>. Prendilo finché c’è.',
      br: 'Abriu uma vaga em <b>{title}</b>. Pegue enquanto dá.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  promotion_won: {
    msg: {
      ru: 'Розыгрыш <b>{title}</b> состоялся, и ты в числе победителей! Приз ждёт в подарках.',
      en: 'The draw of <b>{title}</b> was held, and you have won! The prize waits among your gifts.',
      it: 'L’estrazione di <b>{title}</b> c’è stata e hai vinto! Il premio ti aspetta nei regali.',
      br: 'O sorteio de <b>{title}</b> aconteceu e você ganhou! O prêmio está nos seus presentes.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: { ru: 'Забрать', en: 'Take it', it: 'Prendilo', br: 'Pegar' } },
  },
  promotion_drawn: {
    msg: {
      ru: 'Розыгрыш <b>{title}</b> состоялся. Посмотри, кто победил.',
      en: 'The draw of <b>{title}</b> was held. See who has won.',
      it: 'L’estrazione di <b>{title}</b> c’è stata. Guarda chi ha vinto.',
      br: 'O sorteio de <b>{title}</b> aconteceu. Veja quem ganhou.',
    },
    image: 'message',
    button: { link: '/promo', text: look },
  },
  jackpot_won: {
    msg: {
      ru: 'Джекпот дня твой: <b>{sum}</b>! Деньги уже на балансе.',
      en: 'The daily jackpot is yours: <b>{sum}</b>! The money is on your balance.',
      it: 'Il jackpot del giorno è tuo: <b>{sum}</b>! I soldi sono già sul saldo.',
      br: 'O jackpot do dia é seu: <b>{sum}</b>! O dinheiro já está no saldo.',
    },
    image: 'gift',
    button: null,
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
  deposit_declined: {
    msg: {
      ru: 'Депозит на <b>{sum}</b> не прошёл. Деньги не списаны.',
      en: 'Your deposit of <b>{sum}</b> did not come through. No money was taken.',
      it: 'Il deposito di <b>{sum}</b> non è riuscito. Nessun addebito.',
      br: 'Seu depósito de <b>{sum}</b> não deu certo. Nada foi cobrado.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  payout_done: {
    msg: {
      ru: 'Выплата <b>{sum}</b> отправлена.',
      en: 'Your payout of <b>{sum}</b> is on its way.',
      it: 'Il prelievo di <b>{sum}</b> è stato inviato.',
      br: 'Seu saque de <b>{sum}</b> foi enviado.',
    },
    image: 'message',
    button: null,
  },
  payout_declined: {
    msg: {
      ru: 'Выплату <b>{sum}</b> отклонили. Деньги снова на твоём счёте.',
      en: 'Your payout of <b>{sum}</b> was declined. The money is back on your balance.',
      it: 'Il prelievo di <b>{sum}</b> è stato rifiutato. Il denaro è di nuovo sul tuo saldo.',
      br: 'Seu saque de <b>{sum}</b> foi recusado. O dinheiro voltou ao seu saldo.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  payout_unconfirmed: {
    msg: {
      ru: 'Выплату <b>{sum}</b> никто не подтвердил. Деньги снова на твоём счёте.',
      en: 'Your payout of <b>{sum}</b> was not confirmed. The money is back on your balance.',
      it: 'Il prelievo di <b>{sum}</b> non è stato confermato. Il denaro è di nuovo sul tuo saldo.',
      br: 'Seu saque de <b>{sum}</b> não foi confirmado. O dinheiro voltou ao seu saldo.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  gift_expired: {
    msg: {
      ru: 'Один из твоих подарков сгорел.',
      en: 'One of your gifts has expired.',
      it: 'Uno dei tuoi regali è scaduto.',
      br: 'Um dos seus presentes expirou.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  bonus_expired: {
    msg: {
      ru: 'Время бонуса вышло: <b>{sum}</b> сгорели.',
      en: 'Your bonus has run out of time: <b>{sum}</b> is gone.',
      it: 'Il tempo del bonus è finito: <b>{sum}</b> non ci sono più.',
      br: 'O prazo do bônus acabou: <b>{sum}</b> expiraram.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
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
  document_accepted: {
    msg: {
      ru: 'Документ проверен, всё в порядке.',
      en: 'Your document was checked, all is well.',
      it: 'Il tuo documento è stato controllato: tutto a posto.',
      br: 'Seu documento foi verificado, está tudo certo.',
    },
    image: 'message',
    button: { link: '/profile/verification', text: look },
  },
  limit_changed: {
    msg: {
      ru: 'Сутки прошли: новый лимит можно подтвердить. Передумал? Просто оставь прежний.',
      en: 'A day has passed: you may confirm your new limit. Changed your mind? Just keep the old one.',
      it: 'È passato un giorno: puoi confermare il nuovo limite. Hai cambiato idea? Tieni quello di prima.',
      br: 'Um dia se passou: você já pode confirmar o novo limite. Mudou de ideia? É só manter o de antes.',
    },
    image: 'message',
    button: { link: '/profile/limits', text: look },
  },
  time_out_over: {
    msg: {
      ru: 'Перерыв закончился. Играй, только если хочется.',
      en: 'Your break is over. Play only if you feel like it.',
      it: 'La tua pausa è finita. Gioca solo se ne hai voglia.',
      br: 'Sua pausa acabou. Jogue só se tiver vontade.',
    },
    image: 'message',
    button: null,
  },
  achievement_done: {
    msg: {
      ru: 'Достижение <b>{title}</b> выполнено! Награда ждёт в подарках.',
      en: '<b>{title}</b> is done! Its reward waits among your gifts.',
      it: '<b>{title}</b> completato! Il premio ti aspetta nei regali.',
      br: '<b>{title}</b> concluído! O prêmio está nos seus presentes.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  bonus_running: {
    msg: {
      ru: 'Бонус отыгран на <b>{percent}\u00a0%</b>. Осталось немного.',
      en: '<b>{percent}%</b> of your bonus is wagered. Not much is left.',
      it: 'Hai giocato il <b>{percent}%</b> del bonus. Manca poco.',
      br: 'Você já jogou <b>{percent}%</b> do bônus. Falta pouco.',
    },
    image: 'arrow',
    button: {
      link: '/games/otygrat_bonus',
      text: { ru: 'К играм', en: 'To the games', it: 'Ai giochi', br: 'Ver os jogos' },
    },
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
  return noticeTemplates[name].msg[locale].replace(
    /\{(\w+)\}/g,
    (whole, key: string) => values[key] ?? whole,
  );
}
