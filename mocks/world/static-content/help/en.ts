import type { HelpTexts } from './answers.ts';

export const en: HelpTexts = {
  topics: {
    account: 'Logging in and signing up',
    deposits: 'Deposits',
    payouts: 'Withdrawals',
    bonuses: 'Gifts and bonuses',
    loyalty: 'Compoints and levels',
    events: 'Tournaments and promotions',
    games: 'Games',
    'safe-play': 'Limits and breaks',
    profile: 'Profile and documents',
    support: 'Support and history',
  },
  answers: {
    registration: {
      title: 'How do I sign up?',
      words: 'sign up, register, create account, nickname, age',
      text: `<a href="/registration">Sign up</a> by e-mail or by phone; a phone gets a code by SMS. You have to be at least {age}. Each person may have only one account. You choose your nickname once: after that only support can change it.`,
    },
    login: {
      title: 'I can’t log in',
      words: 'log in, sign in, login, cant log in, cant get in, get into my account, wrong password',
      text: `<a href="/login">Log in</a> with the contact your account has: e-mail and phone have a tab each. Check the keyboard layout and the capital letters of your password. After {loginTries} wrong passwords in a row, wait {loginPause}. If you’ve forgotten it, <a href="/remind">set a new one</a>.`,
    },
    codes: {
      title: 'The code doesn’t arrive',
      words: 'sms, verification code, confirmation code, spam, no code',
      text: `Check the number or the address, and look for the e-mail in your spam folder too. You can ask for another code after {resend}; after more than {codeSends} in a row, wait {codePause}. A code is valid for {codeLife} and works once; only the latest one counts. {codeTries} mistakes end it, so ask for a new one. If there are no more codes for today, <a href="/?chat=open">support</a> can help.`,
    },
    password: {
      title: 'How do I change or reset my password?',
      words: 'forgot password, new password, restore, recover',
      text: `If you’ve forgotten it, <a href="/remind">set a new one</a> by e-mail or phone: the link in the e-mail is valid for {linkLife} and works once. If you know it, change it <a href="/profile/info?change=password">in your profile</a>. Use at least {passwordLength} characters, no Cyrillic. Very common passwords are refused, and so are those that contain your e-mail, phone or nickname. An e-mail tells you that the password was changed.`,
    },
    'second-factor': {
      title: 'Logging in with a code from an app',
      words: '2fa, two-factor, authenticator, recovery codes, otp',
      text: `Turn it on under <a href="/profile/limits?section=security">Security</a>: scan the QR code with your authenticator app and enter its digits. The code changes every {factorStep}, so the clock of your phone has to be right. Keep the {recoveryCodes} recovery codes: each stands in for your phone once. After {factorTries} wrong codes, wait {factorPause}. If you have neither the phone nor a recovery code, write to <a href="/?chat=open">support</a>.`,
    },
    devices: {
      title: 'Someone logged in to my account',
      words: 'hacked, stolen account, sessions, strange login, security',
      text: `Open the <a href="/profile/info">list of devices</a> in your profile and end the sessions that you don’t know, one by one or all together. Then <a href="/profile/info?change=password">change your password</a> and turn on <a href="/profile/limits?section=security">two-factor login</a>. We announce a login on a new device by a notice and an e-mail. Answer “It wasn’t me” there, and that session ends at once.`,
    },
    'account-closed': {
      title: 'Why is my account or are my bonuses closed?',
      words: 'blocked, banned, multi-account, second account, suspended',
      text: `Each person may have only one account: further ones get no gifts, promotions or withdrawals. Bonuses can also be switched off for an account; your gifts and the cashier then say so. If your account is blocked, <a href="mailto:{support}">support</a> tells you why. You can dispute its decision: the <a href="/rules">rules</a> say how.`,
    },
    deposit: {
      title: 'How do I make a deposit?',
      words: 'top up, add money, put money in, fund, card',
      text: `Open the <a href="/cashbox">cashier</a>, enter an amount from {deposit} and choose a method. Card fees come back as cashback right after the deposit. If another method has a fee, you see it before you pay. Choose a gift for the deposit before you pay, too.`,
    },
    amounts: {
      title: 'How much can I deposit and withdraw?',
      words: 'minimum, maximum, smallest deposit, largest withdrawal, how much',
      text: `You can deposit from {deposit} and withdraw from {payout}, up to {maxPayment} at a time. Each method has its own range, shown beside it in the <a href="/cashbox">cashier</a>. If your own deposit limit stands in the way, the cashier shows how much is left. You can change it under <a href="/profile/limits">Limits</a>.`,
    },
    'deposit-declined': {
      title: 'My payment was declined',
      words: 'rejected, refused payment, card declined, payment failed, fail',
      text: `A declined deposit doesn’t reach your balance. Check the details and the money available, try again or take another method. If a method is unavailable, its payment system isn’t responding: give it a moment. A payment is also returned if a break began or your limit was lowered while you were paying.`,
    },
    'deposit-missing': {
      title: 'My money hasn’t arrived',
      words:
        'where is my deposit, deposit not credited, lost money, pending, stuck payment, not paid yet, chargeback, dispute a payment, refund, where is my cash',
      text: `Look at its status in the <a href="/cashbox?tab=history">cashier’s history</a>. “Not paid yet” means that the payment system hasn’t reported a payment: continue it or cancel it. After {paymentWindow} it closes by itself. If your bank is still checking the payment, the money comes on its own; don’t pay twice. If an hour has passed, send your bank receipt to the <a href="/?chat=open">chat</a>. Before you dispute a payment with your bank (a chargeback), ask us there: we can usually settle it sooner.`,
    },
    payout: {
      title: 'How do I withdraw?',
      words: 'withdraw, withdrawal, cash out, payout, get my winnings, get my money out',
      text: `- open <a href="/cashbox?tab=payout">Withdraw in the cashier</a>, choose where to, and enter an amount from {payout}
      - check the request: it lists the gifts that you’d lose
      - enter the code from the SMS
      Without the code, the request closes after {unconfirmedPayoutLifetime} and the money returns. You can have up to {openPayouts} open requests.`,
    },
    'payout-blocked': {
      title: 'Why can’t I withdraw?',
      words: 'withdrawal blocked, refused withdrawal, closed, unavailable, cant cash out, cant withdraw',
      text: `One thing may stand in the way or several; the <a href="/cashbox?tab=payout">cashier</a> shows them all.
      - your bonus isn’t wagered: <a href="/profile/gifts">wager it or give it up</a>
      - your documents aren’t checked: <a href="/profile/verification">verify your identity</a>
      - your phone isn’t confirmed: <a href="/profile/info">confirm it</a>
      - {openPayouts} requests are already open: wait for one of them or cancel it
      You can withdraw real money only. Bonus money becomes real once it is wagered.`,
    },
    'payout-where': {
      title: 'Where can I withdraw to?',
      words: 'withdraw to card, wallet, bank account, another card',
      text: `Money goes back to where your deposit came from: the same card, wallet or phone number. Cards and wallets are <a href="/profile/verification">verified</a> first. If your deposit method can’t be paid back, the money goes to a bank card in your name.`,
    },
    'payout-time': {
      title: 'When will my money arrive?',
      words: 'how long, withdrawal time, waiting, processing, delay',
      text: `The time counts from your SMS code. We take up the request after {processing}, and usually send the money after {paidAfter}. If the payment system has a problem, your money is safe: wait, or cancel the request. If a request is declined, the whole amount returns to your balance. You see its status in the <a href="/cashbox?tab=payout">cashier</a>.`,
    },
    'payout-cancel': {
      title: 'Can I cancel a withdrawal?',
      words: 'stop withdrawal, take back, undo',
      text: `Yes, in the <a href="/cashbox?tab=payout">cashier</a>, until we take it up {processing} after the code. The money returns to your balance at once. The gifts you lost come back too, unless they have expired. In some countries the licence forbids cancelling: there is no button there.`,
    },
    gifts: {
      title: 'Why can’t I activate a gift?',
      words: 'bonus not working, activate bonus, gift missing, present',
      text: `Your <a href="/profile/gifts">gifts page</a> says what is missing. Usually it’s a deposit after the gift arrived, a confirmed e-mail and phone, or another device. One deposit activates only one gift. A gift is valid until the date on its card, and you lose it with a withdrawal request.`,
    },
    wagering: {
      title: 'What is wagering, and how do I complete it?',
      words: 'rollover, playthrough, wager, wagering requirement, turnover',
      text: `Wagering says how many times your bets must cover the bonus: x30 means betting it 30 times. Your <a href="/profile/gifts">gifts</a> show how much is left and until when. Bets use real money first. Once the bonus is wagered, everything left of it is yours: winnings have no cap. If the time runs out, or less than {bonusLeast} is left, the bonus ends.`,
    },
    'bonus-games': {
      title: 'Which games and bets count towards wagering?',
      words: 'contribution, maximum bet, bonus slots',
      text: `Only games that take bonus money count: {wagerPercent}% of each bet there, and nothing anywhere else. You find them under <a href="/games/otygrat_bonus">Wager your bonus</a>; any other game warns you first. There is no largest bet: any bet counts in full.`,
    },
    'one-bonus': {
      title: 'Why can’t I take another bonus?',
      words: 'second bonus, active bonus, several bonuses, two bonuses at once, bonuses together',
      text: `Only one bonus can be active at a time, and only one set of free spins. Wager it or <a href="/profile/gifts">give it up</a>, then take the next one. Your other gifts wait until the date on their card.`,
    },
    'give-up': {
      title: 'How do I give up a bonus?',
      words: 'cancel bonus, forfeit, decline bonus, remove bonus',
      text: `Press “Give up bonuses” on your <a href="/profile/gifts">gifts page</a>. The bonus money and what it has won will be gone and active gifts end; your real money stays. Withdrawals are then open again. This can’t be undone.`,
    },
    'free-spins': {
      title: 'How do free spins work?',
      words: 'freespins, fs, free rounds',
      text: `They’re for the game that the gift names: open it from your <a href="/profile/gifts">gifts</a>. The spins cost nothing. If the gift has wagering, what you win is a bonus that you wager first; if not, it’s your money right away. Spins left over are lost when the time is up.`,
    },
    'promo-code': {
      title: 'My promo code doesn’t work',
      words: 'coupon, voucher, promocode, bonus code',
      text: `Enter it on the <a href="/profile/promo-code">promo code page</a>; it has only Latin letters and digits. Each code works once and until its date. Some need a deposit, confirmed contacts, or that no bonus is active: the message says which. After {couponTries} wrong codes, wait {couponPause}.`,
    },
    compoints: {
      title: 'How do I get compoints?',
      words: 'loyalty points, comp points, earn points',
      text: `You earn compoints by betting on slots: one for every {pointStake}, whether you win or lose. They never expire, and your <a href="/profile/levels">level</a> grows with them. The <a href="/compoints">compoints page</a> shows how many you have.`,
    },
    spending: {
      title: 'What can I spend compoints on?',
      words: 'exchange, shop, rate, swap points',
      text: `<a href="/compoints">Exchange them for money</a>: {exchangeLeast} to {exchangeMost} compoints at a time, and the higher your level, the better the rate. The exchange is closed while a bonus is being wagered. The shop sells gifts for compoints: some need a level, some can be bought only a few times. They also pay for seats in <a href="/compoints/tournaments">tournaments</a>.`,
    },
    levels: {
      title: 'What do levels give me?',
      words: 'vip, status, winback, cashback, rank',
      text: `Your level grows with the compoints that your bets earn. Each one brings a better exchange rate and a higher <a href="/winback">winback</a>: {winbackLeast} to {winbackMost}% of what you lost in the week. What yours gives you and how far the next one is, you see on the <a href="/profile/levels">levels page</a>.`,
    },
    tournaments: {
      title: 'How do I take part in a tournament?',
      words: 'race, leaderboard, contest, join',
      text: `Join on the <a href="/tournaments">tournament’s page</a> and play its games. Only real-money bets count, only in the tournament you’ve chosen, and only within the limits on its page. Tournaments score different things: bets, wins, the sum of multipliers or the best one. Of equal scores, the one reached earlier ranks higher, in a series too. If you’re in several, choose the one that your points go to.`,
    },
    'tournament-refused': {
      title: 'Why can’t I join a tournament?',
      words: 'tournament closed, invitation, no seats',
      text: `The <a href="/tournaments">tournament’s page</a> says what it asks for: a level, a deposit, an invitation, a promotion, a partner code or compoints. You can ask for an invitation by its button: a notice answers, usually within an hour. If there are no seats left, try another tournament. You can’t leave a paid seat, a series and some tournaments for another one until they end.`,
    },
    promotions: {
      title: 'How do promotions work?',
      words: 'lottery, raffle, prizes, hearts, participate, draw',
      text: `Choose a <a href="/promo">promotion</a> and press “Take part”: only participants earn points. Its page says what for. In some you exchange the points for prizes, in others prizes are drawn among all participants. If you’re short of points, keep playing until it ends. You can send {highFives} hearts a day, {highFivesEach} of them to the same player.`,
    },
    'game-not-starting': {
      title: 'A game doesn’t start',
      words: 'game won’t load, black screen, error, frozen, does not open',
      text: `Reload the page and close the game in other tabs: for real money it runs in one window only. Some games aren’t available on phones, in your country or as a demo; the game says so itself. If the studio isn’t responding, try again in a minute. Games for money are also closed when your <a href="/profile/limits">limit</a> is used up or you’re on a break.`,
    },
    'lost-connection': {
      title: 'The connection broke during a round',
      words: 'internet, disconnected, interrupted round, offline, crash of the game',
      text: `The server decides a round, so your bet isn’t lost. If the round is over, the win is on your balance and the result in your <a href="/profile/history">history</a>. A flight in a crash game goes on without you: open the game again and cash out if there is still time. Its auto cash-out works even while you’re offline.`,
    },
    crash: {
      title: 'How do crash games work?',
      words: 'aviator, rocket, multiplier, cash out, flight',
      text: `The multiplier grows until the flight crashes. Cash out before that and it multiplies your bet; too late, and the bet is lost. Auto cash-out, from x{autoCashOutLeast}, does it for you. The moment of the crash is drawn before the start, and on average {crashReturn}% of all bets come back, whenever you cash out.`,
    },
    roulette: {
      title: 'What are the rules of roulette?',
      words: 'zero, red and black, odds, payout table',
      text: `It’s European roulette: the numbers 0 to 36, with a single zero. A number pays {straightOdds} to 1, a dozen {dozen} to 1, red, black, even and odd 1 to 1. They lose on zero. On average {rouletteReturn}% of all bets come back. Every spin is in your <a href="/profile/history">history</a>.`,
    },
    'return-to-player': {
      title: 'What is return to player?',
      words: 'rtp, volatility, fair, chances, rigged, fixed games, cheating, scam, legit, random',
      text: `Return to player (RTP) is the share of all bets that comes back to players on average, over many rounds. A single session can end any way: past rounds don’t influence the next ones. Return, volatility and top win are among a game’s facts: open them from its tile in the <a href="/games/allgames">lobby</a>.`,
    },
    limits: {
      title: 'How do limits work?',
      words: 'deposit limit, loss limit, time limit, restrict',
      text: `Under <a href="/profile/limits">Safe play</a> you can limit deposits and losses (from {limitLeast}) and playing time (from {timeLeast}), per day, week and month. A stricter limit applies right away. A looser one, or removing it, has to be confirmed after {raise}. A bet that could exceed your loss limit is refused; a smaller one isn’t. Once your loss or time limit is used up, the game closes.`,
    },
    break: {
      title: 'How do I take a break?',
      words: 'time out, timeout, pause, rest',
      text: `Choose a day, a week, a month or six weeks under <a href="/profile/limits?section=breaks">Breaks</a>. Games for money, deposits, gifts and promotions close; withdrawals, your history and demo games stay open. You can make a break longer, but not shorter. When it ends, everything opens by itself.`,
    },
    'self-exclusion': {
      title: 'What is self-exclusion?',
      words:
        'exclude myself, addiction, close my account, delete my account, quit, stop gambling, gambling problem, compulsive gambling',
      text: `It keeps you from playing for six months, a year, five years or for good. You start it under <a href="/profile/limits?section=breaks">Breaks</a>. All sessions end at once, and it can’t be undone before its end. You can then log in only to withdraw your money and see your history. If stopping has become hard, read <a href="/responsible-play">who can help</a>.`,
    },
    verification: {
      title: 'How do I verify my identity?',
      words: 'kyc, documents, passport, id, upload, photo',
      text: `Upload pictures on the <a href="/profile/verification">verification page</a>: .jpg or .png of up to {fileSize} MB, in colour, without glare, with all corners. On a card, show your name, the first six and the last four digits, and cover the CVV. The check takes up to two hours. Cards and wallets can be verified after the first deposit with them. If a document is declined, the reason is beside it: fix it and upload it again.`,
    },
    contacts: {
      title: 'How do I confirm or change my e-mail and phone?',
      words: 'email, phone number, confirm, change number',
      text: `Confirm them by a code under <a href="/profile/info">Personal details</a>: without a phone you can’t withdraw, and some gifts need both. A contact can belong to one account only. You can correct an unconfirmed phone yourself, unless you log in with it. Confirmed contacts and your main e-mail are changed by <a href="mailto:{support}">support</a> only.`,
    },
    'personal-data': {
      title: 'How do I change my personal details?',
      words: 'name, address, birthday, nickname, delete my data, privacy',
      text: `Fill in your name, address and birthday <a href="/profile/info">in your profile</a> as your documents have them. Once your documents are checked, name, birthday and, where we ask for one, tax number are locked: only <a href="mailto:{support}">support</a> can change them, and your nickname too. It also sends you a copy of your data or deletes it. What we keep and for how long, the <a href="/privacy">privacy page</a> says.`,
    },
    support: {
      title: 'How do I contact support?',
      words: 'help, operator, chat, telegram, viber, complaint',
      text: `The <a href="/?chat=open">chat on the site</a> is fastest. There’s also Telegram, Viber and <a href="mailto:{support}">{support}</a>. We’re here around the clock. If it’s about a payment or a round, give its reference from your <a href="/profile/history">history</a>: we’ll find it sooner.`,
    },
    history: {
      title: 'Where do I see what happened to my money?',
      words: 'statement, transactions, bets, rounds, balance',
      text: `Your <a href="/profile/history">history</a> has every round for real money: the stake, the win and the balance before and after. Everything that moved money or compoints is under <a href="/profile/history?section=transactions">transactions</a>, which download as a file. Deposits and withdrawals are in the <a href="/cashbox?tab=history">cashier</a>. The <a href="/profile/limits?section=statement">statement</a> sums up each day.`,
    },
  },
};
