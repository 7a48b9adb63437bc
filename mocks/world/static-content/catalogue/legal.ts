// Rules, privacy, cookies.
import type { PageDefinition } from '../../markup.ts';

const rules: PageDefinition = {
  slug: 'rules',
  isHidden: false,
  title: { ru: 'Правила', en: 'Rules', it: 'Regole', br: 'Regras' },
  text: {
    ru: `# 1. Общее
      Регистрируясь в {brand}, ты подтверждаешь, что тебе есть 18 лет и что азартные игры разрешены там, где ты живёшь.
      # 2. Аккаунт
      - у одного человека может быть только один аккаунт
      - почту, телефон и никнейм меняет поддержка
      - за сохранность пароля отвечаешь ты
      # 3. Депозиты и выплаты
      Минимальный депозит — {deposit}, минимальная выплата — {payout}. Деньги выводятся тем же способом, которым пополнялся счёт. До первой выплаты мы просим подтвердить личность.
      # 4. Бонусы
      Бонус отыгрывается ставками; одновременно может быть активен один. Пока бонус не отыгран, вывести деньги нельзя. Заявка на выплату сжигает имеющиеся подарки.
      # 5. Честность
      Мультиаккаунты, подбор ставок в сговоре и программы-автоматы ведут к закрытию аккаунта и возврату последнего депозита.
      # 6. Споры
      Напиши на <a href="mailto:{support}">{support}</a>. Ответим в течение трёх дней; решение можно обжаловать у регулятора лицензии {licence}.`,
    en: `# 1. General
      By registering with {brand} you confirm that you are at least 18 and that gambling is legal where you live.
      # 2. Account
      - one person may have one account only
      - e-mail, phone and nickname are changed by support
      - keeping your password safe is up to you
      # 3. Deposits and payouts
      The smallest deposit is {deposit}, the smallest payout {payout}. Money goes back the way it came. Before the first payout we ask you to confirm who you are.
      # 4. Bonuses
      A bonus is wagered by bets; one can be active at a time. Until it is wagered nothing can be paid out. A payout request burns the gifts you have.
      # 5. Fair play
      Several accounts, bets by arrangement and automatic programs lead to the end of the account; the last deposit is given back.
      # 6. Disputes
      Write to <a href="mailto:{support}">{support}</a>. We answer within three days; the regulator of licence {licence} decides on appeals.`,
    it: `# 1. In generale
      Registrandoti su {brand} confermi di avere almeno 18 anni e che dove vivi il gioco è consentito.
      # 2. Conto
      - una persona può avere un solo conto
      - e-mail, telefono e nickname li cambia l’assistenza
      - custodire la password spetta a te
      # 3. Depositi e prelievi
      Il deposito minimo è {deposit}, il prelievo minimo {payout}. Il denaro torna per la strada da cui è arrivato. Prima del primo prelievo ti chiediamo di confermare la tua identità.
      # 4. Bonus
      Il bonus si sblocca giocando; può esserne attivo uno alla volta. Finché non è sbloccato non si può prelevare. Una richiesta di prelievo brucia i regali che hai.
      # 5. Gioco leale
      Più conti, puntate concordate e programmi automatici portano alla chiusura del conto; l’ultimo deposito viene restituito.
      # 6. Controversie
      Scrivi a <a href="mailto:{support}">{support}</a>. Rispondiamo entro tre giorni; sui ricorsi decide il regolatore della licenza {licence}.`,
    br: `# 1. Geral
      Ao se registrar na {brand} você confirma que tem pelo menos 18 anos e que o jogo é permitido onde você mora.
      # 2. Conta
      - cada pessoa pode ter uma só conta
      - e-mail, telefone e apelido são alterados pelo suporte
      - guardar a senha é com você
      # 3. Depósitos e saques
      O depósito mínimo é {deposit} e o saque mínimo, {payout}. O dinheiro volta pelo mesmo caminho. Antes do primeiro saque pedimos que você confirme sua identidade.
      # 4. Bônus
      O bônus é liberado com apostas; só um pode estar ativo por vez. Enquanto não for liberado, não há saque. Um pedido de saque queima os presentes que você tem.
      # 5. Jogo limpo
      Várias contas, apostas combinadas e programas automáticos levam ao fim da conta; o último depósito é devolvido.
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
      - студиям — номер счёта без имени, чтобы запустить игру
      - регулятору — по его запросу
      # Сколько храним
      Историю платежей — пять лет, документы — два года после закрытия счёта, остальное — пока счёт открыт.
      # Твои права
      Попроси копию своих данных, исправление или удаление: <a href="mailto:{support}">{support}</a>.`,
    en: `We keep only what we cannot work without: contacts, your profile, the history of bets and payments, documents of the check.
      # Who sees them
      - payment systems, to make a payment
      - studios: an account number without a name, to run a game
      - the regulator, when asked
      # How long
      Payments for five years, documents for two years after the account ends, the rest while the account is open.
      # Your rights
      Ask for a copy of your data, for a correction or for their removal: <a href="mailto:{support}">{support}</a>.`,
    it: `Conserviamo solo ciò che ci serve per lavorare: contatti, profilo, storia di puntate e pagamenti, documenti della verifica.
      # Chi li vede
      - i sistemi di pagamento, per eseguire un pagamento
      - gli studi: un numero di conto senza nome, per avviare un gioco
      - il regolatore, su richiesta
      # Per quanto tempo
      I pagamenti per cinque anni, i documenti per due anni dopo la chiusura, il resto finché il conto è aperto.
      # I tuoi diritti
      Chiedi una copia dei tuoi dati, una correzione o la cancellazione: <a href="mailto:{support}">{support}</a>.`,
    br: `Guardamos só o que precisamos para funcionar: contatos, perfil, histórico de apostas e pagamentos, documentos da verificação.
      # Quem vê
      - sistemas de pagamento, para fazer um pagamento
      - estúdios: um número de conta sem nome, para abrir um jogo
      - o regulador, quando pede
      # Por quanto tempo
      Pagamentos por cinco anos, documentos por dois anos depois do fim da conta, o resto enquanto a conta existir.
      # Seus direitos
      Peça uma cópia dos seus dados, uma correção ou a exclusão: <a href="mailto:{support}">{support}</a>.`,
  },
};

const cookies: PageDefinition = {
  slug: 'cookies',
  isHidden: true,
  title: { ru: 'Файлы cookie', en: 'Cookies', it: 'Cookie', br: 'Cookies' },
  text: {
    ru: `# Без чего нельзя
      Вход в аккаунт, язык и твой выбор на этой странице.
      # С твоего согласия
      Статистика посещений и переходы от партнёров. Отказаться можно в любой момент: игры от этого не изменятся.`,
    en: `# What we cannot do without
      Your login, your language and your choice on this very page.
      # With your consent
      Statistics of visits and partners who sent you. Say no whenever you like: the games stay the same.`,
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
