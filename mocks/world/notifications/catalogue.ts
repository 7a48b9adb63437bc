// Texts of notices, which players know as notifications. `{name}` placeholders are replaced by the
// notice's values.
import type { GiftReason, NoticeImage, NoticeStatus } from '../../generated/model/index.ts';
import type { GiftName } from '../gifts/catalogue.ts';
import type { LocaleId, LocalText } from '../settings.ts';

interface NoticeTemplate {
  msg: LocalText;
  image: NoticeImage;
  button: { link: string; text: LocalText } | null;
}

const look: LocalText = { ru: 'Посмотреть', en: 'View', it: 'Guarda', br: 'Ver' };
const toCashbox: LocalText = {
  ru: 'В кассу',
  en: 'Go to the cashier',
  it: 'Vai alla cassa',
  br: 'Ir ao caixa',
};
const open: LocalText = { ru: 'Открыть', en: 'Open', it: 'Apri', br: 'Abrir' };

export const noticeTemplates = {
  welcome: {
    msg: {
      ru: 'Рады, что ты с нами! Бонусы на первые депозиты ждут в кассе: <b>до {sum}</b>.',
      en: 'Good to have you here! The bonuses on your first deposits are waiting in the cashier: <b>up to {sum}</b>.',
      it: 'Che bello averti qui! I bonus dei primi depositi ti aspettano in cassa: <b>fino a {sum}</b>.',
      br: 'Que bom ter você aqui! Os bônus dos primeiros depósitos esperam no caixa: <b>até {sum}</b>.',
    },
    image: 'gift',
    button: { link: '/welcome-bonus', text: look },
  },
  confirm_email: {
    msg: {
      ru: 'Подтверди почту, чтобы получать подарки и не потерять доступ.',
      en: 'Confirm your e-mail to get gifts and never lose access.',
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
      ru: 'Тебя ждёт подарок: <b>{gift}</b>{from}. Загляни, пока он не сгорел.',
      en: 'A gift is waiting: <b>{gift}</b>{from}. See it before it expires.',
      it: 'Ti aspetta un regalo: <b>{gift}</b>{from}. Guardalo prima che scada.',
      br: 'Um presente espera por você: <b>{gift}</b>{from}. Veja antes que expire.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
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
      ru: 'Через час начинается турнир «<b>{title}</b>».',
      en: 'The tournament <b>{title}</b> starts in an hour.',
      it: 'Tra un’ora inizia il torneo <b>{title}</b>.',
      br: 'O torneio <b>{title}</b> começa em uma hora.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_started: {
    msg: {
      ru: 'Турнир «<b>{title}</b>» начался. Твои ставки уже идут в зачёт.',
      en: '<b>{title}</b> has started. Your bets already count.',
      it: '<b>{title}</b> è iniziato. Le tue puntate contano già.',
      br: '<b>{title}</b> começou. Suas apostas já contam.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_started_elsewhere: {
    msg: {
      ru: 'Турнир «<b>{title}</b>» начался, но твои ставки идут в зачёт турнира «<b>{other}</b>». Хочешь играть здесь — переключись.',
      en: '<b>{title}</b> has started, but your bets count in <b>{other}</b>. Switch if you want to play here.',
      it: '<b>{title}</b> è iniziato, ma le tue puntate contano in <b>{other}</b>. Se vuoi giocare qui, cambia torneo.',
      br: '<b>{title}</b> começou, mas suas apostas contam em <b>{other}</b>. Troque se quiser jogar aqui.',
    },
    image: 'arrow',
    button: {
      link: '/tournaments',
      text: { ru: 'Переключиться', en: 'Switch', it: 'Cambia', br: 'Trocar' },
    },
  },
  tournament_started_locked: {
    msg: {
      ru: 'Турнир «<b>{title}</b>» начался. Твои ставки идут в зачёт турнира «<b>{other}</b>», пока он не закончится: потом сможешь выбрать этот.',
      en: '<b>{title}</b> has started. Your bets count in <b>{other}</b> until it ends. Then you can choose this one.',
      it: '<b>{title}</b> è iniziato. Le tue puntate contano in <b>{other}</b> fino alla fine: poi potrai scegliere questo.',
      br: '<b>{title}</b> começou. Suas apostas contam em <b>{other}</b> até ele terminar. Depois você pode escolher este.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_won: {
    msg: {
      ru: 'Турнир «<b>{title}</b>»: у тебя {place}-е место и <b>{sum}</b>. Деньги уже на балансе.',
      en: '<b>{title}</b>: you finished in place {place} and won <b>{sum}</b>. The money is in your balance.',
      it: '<b>{title}</b>: {place}° posto e <b>{sum}</b> per te. I soldi sono già sul saldo.',
      br: '<b>{title}</b>: o {place}º lugar e <b>{sum}</b> são seus. O dinheiro já está no saldo.',
    },
    image: 'gift',
    button: { link: '/tournaments', text: look },
  },
  tournament_gift: {
    msg: {
      ru: 'Турнир «<b>{title}</b>» завершён. У тебя {place}-е место, и приз уже среди твоих подарков.',
      en: '<b>{title}</b> is over. You finished in place {place}, and your prize is among your gifts.',
      it: '<b>{title}</b> è finito: {place}° posto, e il premio è già tra i tuoi regali.',
      br: '<b>{title}</b> terminou. Você ficou em {place}º lugar, e o prêmio já está nos seus presentes.',
    },
    image: 'gift',
    button: { link: '/tournaments', text: look },
  },
  tournament_over: {
    msg: {
      ru: 'Турнир «<b>{title}</b>» завершён. У тебя {place}-е место — в этот раз без приза.',
      en: '<b>{title}</b> is over. You finished in place {place}: no prize this time.',
      it: '<b>{title}</b> è finito: {place}° posto, stavolta senza premio.',
      br: '<b>{title}</b> terminou. Você ficou em {place}º lugar, desta vez sem prêmio.',
    },
    image: 'message',
    button: { link: '/tournaments', text: look },
  },
  seat_free: {
    msg: {
      ru: 'В турнире «<b>{title}</b>» освободилось место. Успей занять.',
      en: 'A seat is free in <b>{title}</b>. Take it while it lasts.',
      it: 'Si è liberato un posto in <b>{title}</b>. Prendilo finché c’è.',
      br: 'Abriu uma vaga em <b>{title}</b>. Pegue enquanto dá.',
    },
    image: 'arrow',
    button: { link: '/tournaments', text: open },
  },
  tournament_invited: {
    msg: {
      ru: 'Тебя приглашают в турнир «<b>{title}</b>». Вступай, когда захочешь.',
      en: 'You’re invited to <b>{title}</b>. Join whenever you like.',
      it: 'Hai ricevuto l’invito per <b>{title}</b>. Entra quando vuoi.',
      br: 'Chegou seu convite para <b>{title}</b>. Entre quando quiser.',
    },
    image: 'message',
    button: { link: '/tournaments', text: open },
  },
  promotion_won: {
    msg: {
      ru: 'В акции «<b>{title}</b>» прошёл розыгрыш, и ты среди победителей: <b>{gift}</b>! Приз ждёт в подарках.',
      en: 'The <b>{title}</b> draw is in, and you’ve won <b>{gift}</b>! Your prize is waiting in your gifts.',
      it: 'L’estrazione di <b>{title}</b> è avvenuta e hai vinto: <b>{gift}</b>! Il premio ti aspetta tra i regali.',
      br: 'Saiu o sorteio de <b>{title}</b> e você ganhou: <b>{gift}</b>! O prêmio está nos seus presentes.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: { ru: 'Забрать', en: 'Claim', it: 'Riscatta', br: 'Resgatar' } },
  },
  promotion_drawn: {
    msg: {
      ru: 'В акции «<b>{title}</b>» прошёл розыгрыш. В этот раз тебе не повезло. Посмотри, кто победил.',
      en: 'The <b>{title}</b> draw is in. No luck this time: see who won.',
      it: 'L’estrazione di <b>{title}</b> è avvenuta. Stavolta non hai vinto: guarda chi ce l’ha fatta.',
      br: 'Saiu o sorteio de <b>{title}</b>. Desta vez não deu: veja quem ganhou.',
    },
    image: 'message',
    button: { link: '/promo', text: look },
  },
  promotion_ending: {
    msg: {
      ru: 'Акция «<b>{title}</b>» закончится через сутки. Ещё можно обменять на призы: <b>{points}</b>. Потом они сгорят.',
      en: '<b>{title}</b> ends in 24 hours. You can still exchange <b>{points}</b> for prizes. After that they expire.',
      it: '<b>{title}</b> finisce tra 24 ore. Puoi ancora scambiare con i premi: <b>{points}</b>. Poi scadono.',
      br: '<b>{title}</b> termina em 24 horas. Ainda dá para trocar por prêmios: <b>{points}</b>. Depois isso expira.',
    },
    image: 'arrow',
    button: { link: '/promo', text: open },
  },
  promotion_ended: {
    msg: {
      ru: 'Акция «<b>{title}</b>» закончилась. Что осталось, сгорело: <b>{points}</b>.',
      en: '<b>{title}</b> is over. What you had left has expired: <b>{points}</b>.',
      it: '<b>{title}</b> è finita. Quel che ti restava è scaduto: <b>{points}</b>.',
      br: '<b>{title}</b> terminou. O que sobrou expirou: <b>{points}</b>.',
    },
    image: 'message',
    button: { link: '/promo', text: look },
  },
  jackpot_won: {
    msg: {
      ru: 'Джекпот дня твой: <b>{sum}</b>! Деньги уже на балансе.',
      en: 'The daily jackpot is yours: <b>{sum}</b>! The money is in your balance.',
      it: 'Il jackpot del giorno è tuo: <b>{sum}</b>! I soldi sono già sul saldo.',
      br: 'O jackpot do dia é seu: <b>{sum}</b>! O dinheiro já está no saldo.',
    },
    image: 'gift',
    button: null,
  },
  deposit_done: {
    msg: {
      ru: 'Депозит на <b>{sum}</b> зачислен.',
      en: 'Your deposit of <b>{sum}</b> has arrived.',
      it: 'Il deposito di <b>{sum}</b> è stato accreditato.',
      br: 'Seu depósito de <b>{sum}</b> já está no saldo.',
    },
    image: 'message',
    button: null,
  },
  deposit_declined: {
    msg: {
      ru: 'Депозит на <b>{sum}</b> не прошёл. Деньги не списаны.',
      en: 'Your deposit of <b>{sum}</b> didn’t go through. No money was taken.',
      it: 'Il deposito di <b>{sum}</b> non è riuscito. Nessun addebito.',
      br: 'Seu depósito de <b>{sum}</b> não deu certo. Nada foi cobrado.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  deposit_over_limit: {
    msg: {
      ru: 'Депозит на <b>{sum}</b> больше, чем разрешает твой лимит депозитов. Деньги вернулись к тебе.',
      en: 'Your deposit of <b>{sum}</b> was over your deposit limit. The money has been returned to you.',
      it: 'Il deposito di <b>{sum}</b> superava il tuo limite di deposito. Il denaro ti è stato restituito.',
      br: 'Seu depósito de <b>{sum}</b> passou do seu limite de depósito. O dinheiro foi devolvido.',
    },
    image: 'message',
    button: { link: '/profile/limits', text: look },
  },
  deposit_in_break: {
    msg: {
      ru: 'У тебя перерыв, поэтому депозит на <b>{sum}</b> не зачислен. Деньги вернулись к тебе.',
      en: 'You’re on a break, so your deposit of <b>{sum}</b> has been returned to you.',
      it: 'Sei in pausa, quindi il deposito di <b>{sum}</b> ti è stato restituito.',
      br: 'Você está em pausa, por isso seu depósito de <b>{sum}</b> foi devolvido.',
    },
    image: 'message',
    button: null,
  },
  payout_done: {
    msg: {
      ru: 'Вывод на <b>{sum}</b> отправлен.',
      en: 'Your withdrawal of <b>{sum}</b> is on its way.',
      it: 'Il prelievo di <b>{sum}</b> è stato inviato.',
      br: 'Seu saque de <b>{sum}</b> foi enviado.',
    },
    image: 'message',
    button: null,
  },
  payout_declined: {
    msg: {
      ru: 'Вывод на <b>{sum}</b> отклонён. Деньги снова на балансе.',
      en: 'Your withdrawal of <b>{sum}</b> was declined. The money is back in your balance.',
      it: 'Il prelievo di <b>{sum}</b> è stato rifiutato. I soldi sono di nuovo sul saldo.',
      br: 'Seu saque de <b>{sum}</b> foi recusado. O dinheiro voltou ao seu saldo.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  payout_unconfirmed: {
    msg: {
      ru: 'Вывод на <b>{sum}</b> не был подтверждён. Деньги снова на балансе.',
      en: 'Your withdrawal of <b>{sum}</b> wasn’t confirmed. The money is back in your balance.',
      it: 'Il prelievo di <b>{sum}</b> non è stato confermato. I soldi sono di nuovo sul saldo.',
      br: 'Seu saque de <b>{sum}</b> não foi confirmado. O dinheiro voltou ao seu saldo.',
    },
    image: 'message',
    button: { link: '/cashbox', text: toCashbox },
  },
  gift_expiring: {
    msg: {
      ru: 'Подарок сгорит через сутки: <b>{gift}</b>{from}.',
      en: 'A gift expires in 24 hours: <b>{gift}</b>{from}.',
      it: 'Un regalo scade tra 24 ore: <b>{gift}</b>{from}.',
      br: 'Um presente expira em 24 horas: <b>{gift}</b>{from}.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  gift_expired: {
    msg: {
      ru: 'Подарок сгорел: <b>{gift}</b>{from}.',
      en: 'A gift has expired: <b>{gift}</b>{from}.',
      it: 'Un regalo è scaduto: <b>{gift}</b>{from}.',
      br: 'Um presente expirou: <b>{gift}</b>{from}.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  bonus_expired: {
    msg: {
      ru: 'Бонус <b>{sum}</b> сгорел: его срок вышел.',
      en: 'Your bonus of <b>{sum}</b> has expired.',
      it: 'Il tuo bonus di <b>{sum}</b> è scaduto.',
      br: 'Seu bônus de <b>{sum}</b> expirou.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  document_declined: {
    msg: {
      ru: '{title}: файл не прошёл проверку. Посмотри, что исправить, и загрузи его ещё раз.',
      en: '{title}: the file didn’t pass the check. See what to fix and send it again.',
      it: '{title}: il file non ha superato il controllo. Guarda cosa correggere e caricalo di nuovo.',
      br: '{title}: o arquivo não passou na verificação. Veja o que corrigir e envie de novo.',
    },
    image: 'message',
    button: { link: '/profile/verification', text: open },
  },
  document_accepted: {
    msg: {
      ru: '{title}: файл проверен, всё в порядке.',
      en: '{title}: the file has been checked, all good.',
      it: '{title}: il file è stato controllato, tutto a posto.',
      br: '{title}: o arquivo foi verificado, está tudo certo.',
    },
    image: 'message',
    button: { link: '/profile/verification', text: look },
  },
  password_changed: {
    msg: {
      ru: 'Пароль изменён. Это сделал не ты? Напиши в поддержку.',
      en: 'Your password has been changed. Wasn’t you? Contact support.',
      it: 'La tua password è stata cambiata. Non sei stato tu? Scrivi all’assistenza.',
      br: 'Sua senha foi alterada. Não foi você? Fale com o suporte.',
    },
    image: 'security',
    button: { link: '/profile/info', text: look },
  },
  new_device: {
    msg: {
      ru: 'Вход с нового устройства: {title}, {where}. Это сделал не ты? Заверши этот сеанс и смени пароль.',
      en: 'A login on a new device: {title}, {where}. Wasn’t you? Log it out and change your password.',
      it: 'Accesso da un nuovo dispositivo: {title}, {where}. Non sei stato tu? Disconnettilo e cambia la password.',
      br: 'Login em um novo aparelho: {title}, {where}. Não foi você? Desconecte-o e troque a senha.',
    },
    image: 'security',
    button: {
      link: '/profile/info',
      text: { ru: 'Это не я', en: 'It wasn’t me', it: 'Non sono stato io', br: 'Não fui eu' },
    },
  },
  phone_confirmed: {
    msg: {
      ru: 'К аккаунту привязан новый телефон. Это сделал не ты? Напиши в поддержку.',
      en: 'A new phone number was added to your account. Wasn’t you? Contact support.',
      it: 'Al tuo account è stato collegato un nuovo telefono. Non sei stato tu? Scrivi all’assistenza.',
      br: 'Um novo telefone foi ligado à sua conta. Não foi você? Fale com o suporte.',
    },
    image: 'security',
    button: { link: '/profile/info', text: look },
  },
  email_confirmed: {
    msg: {
      ru: 'К аккаунту привязана новая почта. Это сделал не ты? Напиши в поддержку.',
      en: 'A new e-mail address was added to your account. Wasn’t you? Contact support.',
      it: 'Al tuo account è stata collegata una nuova e-mail. Non sei stato tu? Scrivi all’assistenza.',
      br: 'Um novo e-mail foi ligado à sua conta. Não foi você? Fale com o suporte.',
    },
    image: 'security',
    button: { link: '/profile/info', text: look },
  },
  two_factor_on: {
    msg: {
      ru: 'Вход с кодом из приложения включён. Это сделал не ты? Напиши в поддержку.',
      en: 'Two-factor login has been turned on. Wasn’t you? Contact support.',
      it: 'L’accesso con codice è stato attivato. Non sei stato tu? Scrivi all’assistenza.',
      br: 'O login com código foi ativado. Não foi você? Fale com o suporte.',
    },
    image: 'security',
    button: { link: '/profile/limits?section=security', text: look },
  },
  two_factor_off: {
    msg: {
      ru: 'Вход с кодом из приложения выключен. Это сделал не ты? Напиши в поддержку.',
      en: 'Two-factor login has been turned off. Wasn’t you? Contact support.',
      it: 'L’accesso con codice è stato disattivato. Non sei stato tu? Scrivi all’assistenza.',
      br: 'O login com código foi desativado. Não foi você? Fale com o suporte.',
    },
    image: 'security',
    button: { link: '/profile/limits?section=security', text: look },
  },
  limit_changed: {
    msg: {
      ru: 'Сутки прошли: новый лимит можно подтвердить. А можно оставить текущий.',
      en: '24 hours have passed: you can confirm your new limit. Changed your mind? Just keep the current one.',
      it: 'Sono passate 24 ore: puoi confermare il nuovo limite. Hai cambiato idea? Tieni quello attuale.',
      br: 'Já se passaram 24 horas: você pode confirmar o novo limite. Mudou de ideia? É só manter o atual.',
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
      ru: 'Достижение «<b>{title}</b>» — твоё! Награда ждёт в подарках.',
      en: '<b>{title}</b> unlocked! Your reward is waiting in your gifts.',
      it: 'Traguardo <b>{title}</b> raggiunto! Il premio ti aspetta tra i regali.',
      br: 'Conquista <b>{title}</b> alcançada! O prêmio está nos seus presentes.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  bonus_running: {
    msg: {
      ru: 'Бонус отыгран на <b>{percent}\u00a0%</b>. Так держать!',
      en: 'You’ve wagered <b>{percent}%</b> of your bonus. Keep going.',
      it: 'Bonus: <b>{percent}%</b> già puntato. Continua così!',
      br: 'Você já cumpriu <b>{percent}%</b> do rollover do bônus. Continue assim!',
    },
    image: 'arrow',
    button: {
      link: '/games/otygrat_bonus',
      text: { ru: 'К играм', en: 'Go to the games', it: 'Vai ai giochi', br: 'Ver os jogos' },
    },
  },
  bonus_wagered: {
    msg: {
      ru: 'Бонус отыгран: <b>{sum}</b> теперь настоящие деньги. Играй на них или выводи.',
      en: 'You’ve wagered your bonus: <b>{sum}</b> is now real money. Play with it or withdraw it.',
      it: 'Bonus sbloccato: <b>{sum}</b> ora sono denaro reale. Giocali o prelevali.',
      br: 'Rollover cumprido: <b>{sum}</b> agora são dinheiro real. Jogue ou saque.',
    },
    image: 'gift',
    button: { link: '/cashbox', text: toCashbox },
  },
  bonus_too_small: {
    msg: {
      ru: 'Остаток бонуса, <b>{sum}</b>, меньше самой маленькой ставки на бонус, <b>{least}</b>, поэтому бонус завершён и остаток снят. Отыгрывать больше ничего не нужно.',
      en: 'The <b>{sum}</b> left of your bonus is less than its smallest bet, <b>{least}</b>, so the bonus has ended and the rest is gone. There is nothing left to wager.',
      it: 'I <b>{sum}</b> rimasti del bonus sono meno della sua puntata minima, <b>{least}</b>: il bonus è finito e il resto è perso. Non devi più sbloccare nulla.',
      br: 'Sobraram <b>{sum}</b> do bônus, menos que a aposta mínima com bônus, <b>{least}</b>. Por isso o bônus acabou e a sobra foi retirada. Você não tem mais nada a cumprir.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: look },
  },
  welcome_next: {
    msg: {
      ru: 'В кассе новый подарок: <b>{percent}\u00a0%</b> к следующему депозиту.',
      en: 'A new gift is in the cashier: <b>{percent}%</b> on your next deposit.',
      it: 'In cassa c’è un nuovo regalo: <b>{percent}%</b> sul prossimo deposito.',
      br: 'Há um novo presente no caixa: <b>{percent}%</b> no próximo depósito.',
    },
    image: 'gift',
    button: { link: '/cashbox?gift=welcome', text: toCashbox },
  },
  winback_ready: {
    msg: {
      ru: 'Винбэк за неделю — <b>{sum}</b>. Забери его до конца воскресенья.',
      en: 'Your weekly winback is here: <b>{sum}</b>. Claim it by the end of Sunday.',
      it: 'Il winback della settimana è arrivato: <b>{sum}</b>. Riscattalo entro domenica.',
      br: 'O winback da semana chegou: <b>{sum}</b>. Resgate até o fim de domingo.',
    },
    image: 'gift',
    button: { link: '/profile/gifts', text: { ru: 'Забрать', en: 'Claim', it: 'Riscatta', br: 'Resgatar' } },
  },
  manager_hello: {
    msg: {
      ru: 'Твой личный менеджер на связи. Напиши в чат, если что-то нужно.',
      en: 'Your personal manager is here. Message us in the chat if you need anything.',
      it: 'Il tuo manager personale è qui. Scrivi in chat se ti serve qualcosa.',
      br: 'Seu gerente pessoal está aqui. Escreva no chat se precisar de algo.',
    },
    image: 'message',
    button: null,
  },
} as const satisfies Record<string, NoticeTemplate>;

export type NoticeName = keyof typeof noticeTemplates;

/** Where a gift comes from, as text in notices. If a promotion gave the gift, its title is used instead. */
export const giftSources: Partial<Record<GiftReason, LocalText>> = {
  registration: {
    ru: 'за регистрацию',
    en: 'for signing up',
    it: 'per la registrazione',
    br: 'pelo cadastro',
  },
  'level.changed': {
    ru: 'за новый уровень',
    en: 'for a new level',
    it: 'per il nuovo livello',
    br: 'pelo novo nível',
  },
  promotions: { ru: 'из акции', en: 'from a promotion', it: 'da una promozione', br: 'de uma promoção' },
  achievement: {
    ru: 'за достижение',
    en: 'for an achievement',
    it: 'per un traguardo',
    br: 'por uma conquista',
  },
  tournament: { ru: 'за турнир', en: 'from a tournament', it: 'da un torneo', br: 'de um torneio' },
  compoint_product_purchase: {
    ru: 'из магазина компоинтов',
    en: 'from the compoint shop',
    it: 'dal negozio dei compoint',
    br: 'da loja de compoints',
  },
  gift_distribution: {
    ru: 'подарок недели',
    en: 'gift of the week',
    it: 'regalo della settimana',
    br: 'presente da semana',
  },
};

/** Values for the template: `sum` in whole units of money, `level` as an index, others as text. */
export interface NoticeValues {
  /** Whole units of money, with hundredths. */
  sum?: number;
  /** Whole units of money, with hundredths. */
  least?: number;
  level?: number;
  count?: number;
  percent?: number;
  place?: number;
  title?: LocalText;
  /** Amounts of a promotion's points, such as '46 hours and 20 cocktails'. */
  points?: LocalText;
  /** Title of another event that the notice names. */
  other?: LocalText;
  /** The place of a login, such as a city. */
  where?: string;
  /** The gift that the notice names. `amount` is in minor units; null means the gift template's amount. */
  gift?: { name: GiftName; amount: number | null };
  /** Id of the gift that the notice offers. Once the gift is used or expired, the notice has no button. */
  giftId?: number;
  /** Target of the button; overrides the template's. */
  link?: string;
}

export interface StoredNotice {
  id: number;
  name: NoticeName;
  values: NoticeValues;
  status: NoticeStatus;
  at: number;
  /** True if the notice causes no toast and no push message. */
  isSilent?: boolean;
}

/** The text of a notice in a locale. A missing value leaves its placeholder visible. */
export function noticeText(name: NoticeName, values: Record<string, string>, locale: LocaleId): string {
  return noticeTemplates[name].msg[locale].replace(
    /\{(\w+)\}/g,
    (whole, key: string) => values[key] ?? whole,
  );
}
