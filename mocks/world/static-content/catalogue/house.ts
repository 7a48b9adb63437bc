import type { PageDefinition } from '../../markup.ts';

const about: PageDefinition = {
  slug: 'about',
  isHidden: false,
  title: { ru: 'О нас', en: 'About us', it: 'Chi siamo', br: 'Sobre nós' },
  text: {
    ru: `{brand} — это тысячи игр от ста двадцати студий, турниры каждый день и поддержка, где отвечают живые люди.
      # Что у нас есть
      - слоты, краш-игры, рулетка и карты — в демо и на деньги
      - акции с понятными правилами и призами, которые можно обменять сразу
      - уровни и компоинты: чем больше играешь, тем лучше курс
      # Как мы работаем
      Сайт принадлежит компании {company} и работает по лицензии {licence}. Исход раунда определяет генератор случайных чисел студии: ни мы, ни она не можем на него повлиять.
      # Только для взрослых
      Играть можно с 18 лет. Если игра перестала быть отдыхом, загляни на страницу <a href="/responsible-play">«Ответственная игра»</a>.`,
    en: `{brand} means thousands of games from a hundred and twenty studios, tournaments every day and a support team of real people.
      # What you’ll find here
      - slots, crash games, roulette and cards, in demo and for real money
      - promotions with clear rules and prizes you can get right away
      - levels and compoints: the more you play, the better your rate
      # How we work
      The site belongs to {company} and operates under licence {licence}. The studio’s random number generator decides each round; neither we nor the studio can influence it.
      # Adults only
      You must be at least 18 to play. If playing is no longer fun, see <a href="/responsible-play">Responsible play</a>.`,
    it: `{brand} vuol dire migliaia di giochi di centoventi studi, tornei ogni giorno e un’assistenza fatta di persone vere.
      # Cosa trovi qui
      - slot, crash game, roulette e carte, in demo o con soldi veri
      - promozioni con regole chiare e premi da ottenere subito
      - livelli e compoint: più giochi, migliore è il cambio
      # Come lavoriamo
      Il sito appartiene a {company} e opera con la licenza {licence}. Ogni giro è deciso dal generatore di numeri casuali dello studio: né noi né lo studio possiamo influenzarlo.
      # Solo per adulti
      Si gioca dai 18 anni. Se giocare non è più un piacere, leggi <a href="/responsible-play">Gioco responsabile</a>.`,
    br: `{brand} são milhares de jogos de cento e vinte estúdios, torneios todos os dias e um suporte que fala como gente.
      # O que você encontra
      - slots, jogos crash, roleta e cartas, grátis ou valendo
      - promoções com regras claras e prêmios para trocar na hora
      - níveis e compoints: quanto mais você joga, melhor a taxa
      # Como trabalhamos
      O site pertence à {company} e funciona com a licença {licence}. Cada rodada é decidida pelo gerador de números aleatórios do estúdio; nem nós nem ele podemos influenciá-la.
      # Só para adultos
      Jogue a partir dos 18 anos. Se jogar deixou de ser diversão, veja <a href="/responsible-play">Jogo responsável</a>.`,
  },
};

const contacts: PageDefinition = {
  slug: 'contacts',
  isHidden: false,
  title: { ru: 'Контакты', en: 'Contacts', it: 'Contatti', br: 'Contato' },
  text: {
    ru: `Быстрее всего ответим <a href="/?chat=open">в чате</a>: он открыт круглые сутки.
      # Почта
      <a href="mailto:{support}">{support}</a> — отвечаем в течение шести часов.
      # Что написать
      - номер аккаунта из профиля
      - что случилось и когда
      - снимок экрана, если на нём видна ошибка
      Пароль и код из SMS мы не спрашиваем никогда.`,
    en: `<a href="/?chat=open">Chat</a> is the fastest way: it’s open around the clock.
      # E-mail
      <a href="mailto:{support}">{support}</a>: we answer within six hours.
      # What to write
      - the account number from your profile
      - what happened, and when
      - a screenshot, if it shows the error
      We never ask for your password or for an SMS code.`,
    it: `<a href="/?chat=open">La chat</a> è la via più veloce: è aperta 24 ore su 24.
      # E-mail
      <a href="mailto:{support}">{support}</a>: rispondiamo entro sei ore.
      # Cosa scrivere
      - il numero dell’account che trovi nel profilo
      - cosa è successo e quando
      - una schermata, se mostra l’errore
      Non ti chiederemo mai la password né un codice SMS.`,
    br: `<a href="/?chat=open">O chat</a> é o caminho mais rápido: funciona 24 horas.
      # E-mail
      <a href="mailto:{support}">{support}</a>: respondemos em até seis horas.
      # O que escrever
      - o número da conta que está no perfil
      - o que aconteceu e quando
      - uma captura de tela, se ela mostra o erro
      Nunca pedimos sua senha nem códigos de SMS.`,
  },
};

export const housePages: readonly PageDefinition[] = [about, contacts];
