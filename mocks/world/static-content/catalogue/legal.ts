import type { PageDefinition } from '../../markup.ts';

const rules: PageDefinition = {
  slug: 'rules',
  isHidden: false,
  title: { ru: 'Правила', en: 'Rules', it: 'Regolamento', br: 'Regras' },
  text: {
    ru: `# 1. Общие положения
      Регистрируясь в {brand}, ты подтверждаешь, что тебе есть 18 лет и что азартные игры разрешены там, где ты живёшь.
      # 2. Аккаунт
      - у одного человека может быть только один аккаунт
      - почту, телефон и никнейм меняет только поддержка
      - за сохранность пароля отвечаешь ты
      # 3. Депозиты и вывод
      Минимальный депозит — {deposit}, минимальный вывод — {payout}. Деньги выводятся тем же способом, которым пополнялся счёт. Перед первым выводом мы просим подтвердить личность.
      # 4. Бонусы
      Бонус отыгрывается ставками; одновременно может быть активен один. Пока бонус не отыгран, вывести деньги нельзя. После заявки на вывод твои подарки сгорают; если отменить заявку, они вернутся, пока не вышел их срок.
      # 5. Честность
      Мультиаккаунты, подбор ставок в сговоре и программы-автоматы ведут к закрытию аккаунта и возврату последнего депозита.
      # 6. Споры
      Напиши на <a href="mailto:{support}">{support}</a>. Ответим в течение трёх дней; решение можно обжаловать у регулятора лицензии {licence}.`,
    en: `# 1. General
      By registering with {brand} you confirm that you are at least 18 and that gambling is legal where you live.
      # 2. Account
      - each person may have only one account
      - only support can change your e-mail, phone and nickname
      - you are responsible for keeping your password safe
      # 3. Deposits and withdrawals
      The minimum deposit is {deposit}, the minimum withdrawal {payout}. Money goes back the way it came. Before your first withdrawal we ask you to verify your identity.
      # 4. Bonuses
      You wager a bonus by betting; only one can be active at a time. Until it is wagered you can’t withdraw. With a withdrawal request you lose your gifts; if you cancel it, they come back unless they have expired.
      # 5. Fair play
      Multiple accounts, collusion and bots lead to the closure of the account; the last deposit is returned.
      # 6. Disputes
      Write to <a href="mailto:{support}">{support}</a>. We answer within three days; you can appeal to the regulator of licence {licence}.`,
    it: `# 1. Disposizioni generali
      Registrandoti su {brand} confermi di avere almeno 18 anni e che dove vivi il gioco è consentito.
      # 2. Account
      - ogni persona può avere un solo account
      - e-mail, telefono e nickname li cambia solo l’assistenza
      - custodire la password spetta a te
      # 3. Depositi e prelievi
      Il deposito minimo è {deposit}, il prelievo minimo {payout}. Il denaro torna da dove è arrivato. Prima del primo prelievo ti chiediamo di confermare la tua identità.
      # 4. Bonus
      Il bonus si sblocca giocando; può esserne attivo uno alla volta. Finché non è sbloccato non si può prelevare. Con una richiesta di prelievo perdi i tuoi regali; se la annulli, tornano, a meno che nel frattempo non siano scaduti.
      # 5. Gioco leale
      Più account, puntate concordate e programmi automatici portano alla chiusura dell’account; l’ultimo deposito viene restituito.
      # 6. Controversie
      Scrivi a <a href="mailto:{support}">{support}</a>. Rispondiamo entro tre giorni; sui ricorsi decide il regolatore della licenza {licence}.`,
    br: `# 1. Disposições gerais
      Ao se cadastrar na {brand}, você confirma que tem pelo menos 18 anos e que o jogo é permitido onde você mora.
      # 2. Conta
      - cada pessoa pode ter uma só conta
      - e-mail, telefone e apelido só são alterados pelo suporte
      - você é responsável por guardar sua senha
      # 3. Depósitos e saques
      O depósito mínimo é {deposit} e o saque mínimo, {payout}. O dinheiro volta pelo mesmo caminho. Antes do primeiro saque pedimos que você confirme sua identidade.
      # 4. Bônus
      O rollover do bônus é cumprido com apostas; só um bônus pode estar ativo por vez. Até lá, não há saque. Com um pedido de saque, você perde seus presentes; se o cancelar, eles voltam, a não ser que tenham vencido.
      # 5. Jogo limpo
      Várias contas, apostas combinadas e programas automáticos levam ao encerramento da conta; o último depósito é devolvido.
      # 6. Disputas
      Escreva para <a href="mailto:{support}">{support}</a>. Respondemos em três dias; recursos são decididos pelo regulador da licença {licence}.`,
  },
};

const privacy: PageDefinition = {
  slug: 'privacy',
  isHidden: false,
  title: { ru: 'Конфиденциальность', en: 'Privacy', it: 'Privacy', br: 'Privacidade' },
  text: {
    ru: `Мы храним только то, без чего не можем работать: контакты, данные профиля, историю ставок и платежей, документы проверки.
      # Кому мы их показываем
      - платёжным системам — чтобы провести платёж
      - студиям — номер аккаунта без имени, чтобы запустить игру
      - регулятору — по его запросу
      # Сколько храним
      Историю платежей — пять лет, документы — два года после закрытия аккаунта, остальное — пока аккаунт открыт.
      # Твои права
      Попроси копию своих данных, исправление или удаление: <a href="mailto:{support}">{support}</a>.`,
    en: `We keep only what we need to work: your contacts, your profile, your bets and payments, and the documents you send us.
      # Who sees them
      - payment systems, to make a payment
      - game studios: your account number without a name, to run a game
      - the regulator, when asked
      # How long
      Payments for five years, documents for two years after the account is closed, the rest while the account is open.
      # Your rights
      Ask for a copy of your data, a correction or their deletion: <a href="mailto:{support}">{support}</a>.`,
    it: `Conserviamo solo ciò che ci serve per lavorare: contatti, profilo, storico di puntate e pagamenti, documenti della verifica.
      # Chi li vede
      - i sistemi di pagamento, per eseguire un pagamento
      - gli studi: il numero dell’account senza nome, per avviare un gioco
      - il regolatore, su richiesta
      # Per quanto tempo
      I pagamenti per cinque anni, i documenti per due anni dopo la chiusura, il resto finché l’account è aperto.
      # I tuoi diritti
      Chiedi una copia dei tuoi dati, una correzione o la cancellazione: <a href="mailto:{support}">{support}</a>.`,
    br: `Guardamos só o que precisamos para funcionar: contatos, perfil, histórico de apostas e pagamentos, documentos da verificação.
      # Quem vê
      - sistemas de pagamento, para fazer um pagamento
      - estúdios: o número da conta sem nome, para abrir um jogo
      - o regulador, quando pede
      # Por quanto tempo
      Pagamentos por cinco anos, documentos por dois anos depois do encerramento da conta, o resto enquanto a conta existir.
      # Seus direitos
      Peça uma cópia dos seus dados, uma correção ou a exclusão: <a href="mailto:{support}">{support}</a>.`,
  },
};

const cookies: PageDefinition = {
  slug: 'cookies',
  isHidden: true,
  title: { ru: 'Файлы cookie', en: 'Cookies', it: 'Cookie', br: 'Cookies' },
  text: {
    ru: `# Необходимые
      Вход в аккаунт, язык и твой выбор на этой странице.
      # С твоего согласия
      Статистика посещений и переходы от партнёров. Отказаться можно в любой момент: игры от этого не изменятся.`,
    en: `# Essential
      Your login, your language and your choice on this page.
      # With your consent
      Visit statistics and referrals from partners. You can say no at any time: the games stay the same.`,
    it: `# Indispensabili
      L’accesso, la lingua e la tua scelta su questa pagina.
      # Con il tuo consenso
      Statistiche delle visite e partner da cui arrivi. Puoi dire di no quando vuoi: i giochi restano gli stessi.`,
    br: `# Indispensáveis
      Seu login, seu idioma e sua escolha nesta página.
      # Com o seu consentimento
      Estatísticas de visitas e parceiros que trouxeram você. Diga não quando quiser: os jogos continuam os mesmos.`,
  },
};

export const legalPages: readonly PageDefinition[] = [rules, privacy, cookies];
