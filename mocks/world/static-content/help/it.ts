import type { HelpTexts } from './answers.ts';

export const it: HelpTexts = {
  topics: {
    account: 'Accesso e registrazione',
    deposits: 'Depositi',
    payouts: 'Prelievi',
    bonuses: 'Regali e bonus',
    loyalty: 'Compoint e livelli',
    events: 'Tornei e promozioni',
    games: 'Giochi',
    'safe-play': 'Limiti e pause',
    profile: 'Profilo e documenti',
    support: 'Assistenza e storico',
  },
  answers: {
    registration: {
      title: 'Come mi registro?',
      words: 'registrazione, iscrizione, creare account, nickname, età',
      text: `<a href="/registration">Registrati</a> con l’e-mail o con il telefono: sul telefono ricevi un codice via SMS. Devi avere almeno {age} anni. Ogni persona può avere un solo account. Il nickname si sceglie una volta: poi può cambiarlo solo l’assistenza.`,
    },
    login: {
      title: 'Non riesco ad accedere',
      words: 'login, accesso, entrare, non riesco a entrare, password sbagliata',
      text: `<a href="/login">Accedi</a> con il contatto del tuo account: e-mail e telefono hanno ciascuno la propria scheda. Controlla la lingua della tastiera e le maiuscole della password. Dopo {loginTries} password sbagliate di fila, aspetta {loginPause}. Se non la ricordi, <a href="/remind">creane una nuova</a>.`,
    },
    codes: {
      title: 'Il codice non arriva',
      words: 'sms, codice di conferma, spam, e-mail non arriva',
      text: `Controlla il numero o l’indirizzo, e cerca l’e-mail anche nello spam. Puoi chiedere un altro codice dopo {resend}; se ne chiedi più di {codeSends} di fila, aspetta {codePause}. Un codice vale {codeLife} e una volta sola; conta sempre l’ultimo. Dopo {codeTries} errori non vale più: chiedine uno nuovo. Se per oggi i codici sono finiti, ti aiuta l’<a href="/?chat=open">assistenza</a>.`,
    },
    password: {
      title: 'Come cambio o recupero la password?',
      words: 'password dimenticata, nuova password, reimpostare',
      text: `Se l’hai dimenticata, <a href="/remind">creane una nuova</a> con l’e-mail o il telefono: il link nell’e-mail vale {linkLife} e una volta sola. Se la conosci, cambiala <a href="/profile/info?change=password">nel profilo</a>. Servono almeno {passwordLength} caratteri, non cirillici. Non vanno bene le password troppo comuni né quelle che contengono la tua e-mail, il telefono o il nickname. Un’e-mail ti avvisa che la password è cambiata.`,
    },
    'second-factor': {
      title: 'Accedere con il codice di un’app',
      words: '2fa, due fattori, authenticator, codici di riserva',
      text: `Attivalo in <a href="/profile/limits?section=security">Sicurezza</a>: inquadra il codice QR con l’app di autenticazione e inserisci le cifre. Il codice cambia ogni {factorStep}, quindi l’ora del telefono dev’essere esatta. Conserva i {recoveryCodes} codici di riserva: ognuno sostituisce il telefono una volta. Dopo {factorTries} codici sbagliati, aspetta {factorPause}. Se non hai né il telefono né i codici, scrivi all’<a href="/?chat=open">assistenza</a>.`,
    },
    devices: {
      title: 'Qualcuno è entrato nel mio account',
      words: 'account rubato, hackerato, sessioni, accesso sospetto, sicurezza',
      text: `Apri la <a href="/profile/info">lista dei dispositivi</a> nel profilo e chiudi le sessioni che non riconosci, una per una o tutte insieme. Poi <a href="/profile/info?change=password">cambia la password</a> e attiva l’<a href="/profile/limits?section=security">accesso con codice</a>. Un accesso da un nuovo dispositivo te lo segnaliamo con un avviso e un’e-mail. Da lì puoi rispondere che non eri tu, e quella sessione finisce subito.`,
    },
    'account-closed': {
      title: 'Perché il mio account o i bonus sono chiusi?',
      words: 'bloccato, sospeso, multiaccount, secondo account',
      text: `Ogni persona può avere un solo account: gli altri non ricevono regali, promozioni né prelievi. I bonus si possono disattivare anche per un singolo account: in quel caso lo leggi nei regali e in cassa. Se l’account è bloccato, il motivo te lo spiega l’<a href="mailto:{support}">assistenza</a>. Puoi contestare la decisione: il <a href="/rules">regolamento</a> dice come.`,
    },
    deposit: {
      title: 'Come faccio un deposito?',
      words: 'ricaricare, versare, versamento, aggiungere soldi, carta',
      text: `Apri la <a href="/cashbox">cassa</a>, inserisci un importo da {deposit} in su e scegli un metodo. Le commissioni della carta tornano come cashback subito dopo il deposito. Se un altro metodo ha una commissione, la vedi prima di pagare. Anche il regalo per il deposito si sceglie prima di pagare.`,
    },
    amounts: {
      title: 'Quanto posso depositare e prelevare?',
      words: 'minimo, massimo, importo, deposito minimo, prelievo minimo',
      text: `Puoi depositare da {deposit} e prelevare da {payout}, fino a {maxPayment} alla volta. Ogni metodo ha i suoi limiti, indicati accanto nella <a href="/cashbox">cassa</a>. Se ti ferma il tuo limite di deposito, la cassa mostra quanto resta. Puoi cambiarlo in <a href="/profile/limits">Limiti</a>.`,
    },
    'deposit-declined': {
      title: 'Il pagamento è stato rifiutato',
      words: 'rifiutato, pagamento fallito, carta rifiutata, errore',
      text: `Un deposito rifiutato non arriva sul saldo. Controlla i dati e la disponibilità, riprova o scegli un altro metodo. Se un metodo non è disponibile, il suo sistema di pagamento non risponde: aspetta un momento. Il pagamento ti viene restituito anche se, mentre pagavi, è iniziata una pausa o il tuo limite è stato abbassato.`,
    },
    'deposit-missing': {
      title: 'I soldi non sono arrivati',
      words:
        'dov’è il mio deposito, deposito non accreditato, soldi persi, in attesa, deposito non arrivato, chargeback, storno, contestare il pagamento, rimborso',
      text: `Guarda lo stato nello <a href="/cashbox?tab=history">storico della cassa</a>. «Non ancora pagato» vuol dire che il sistema di pagamento non ha segnalato nessun pagamento: continualo o annullalo. Dopo {paymentWindow} si chiude da solo. Se la banca sta ancora verificando, i soldi arrivano da soli: non pagare due volte. Se è passata un’ora, manda la ricevuta della banca in <a href="/?chat=open">chat</a>. Prima di contestare un pagamento in banca (chargeback), scrivici lì: di solito risolviamo più in fretta.`,
    },
    payout: {
      title: 'Come faccio un prelievo?',
      words: 'prelievo, prelevare, prelevare i soldi, incassare, ritirare la vincita',
      text: `- apri <a href="/cashbox?tab=payout">i prelievi in cassa</a>, scegli dove ricevere i soldi e inserisci un importo da {payout} in su
      - controlla la richiesta: elenca i regali che perderesti
      - inserisci il codice dell’SMS
      Senza codice, dopo {unconfirmedPayoutLifetime} la richiesta si chiude e i soldi tornano sul saldo. Puoi avere fino a {openPayouts} richieste aperte.`,
    },
    'payout-blocked': {
      title: 'Perché non posso prelevare?',
      words: 'prelievo bloccato, prelievo rifiutato, non disponibile, non riesco a prelevare',
      text: `I motivi possono essere più d’uno: la <a href="/cashbox?tab=payout">cassa</a> li mostra tutti.
      - il bonus non è sbloccato: <a href="/profile/gifts">sbloccalo o rinunciaci</a>
      - i documenti non sono verificati: <a href="/profile/verification">verifica la tua identità</a>
      - il telefono non è confermato: <a href="/profile/info">confermalo</a>
      - ci sono già {openPayouts} richieste aperte: aspettane una o annullala
      Si preleva solo denaro reale: quello del bonus lo diventa una volta sbloccato.`,
    },
    'payout-where': {
      title: 'Dove posso ricevere i soldi?',
      words: 'prelievo su carta, portafoglio, altra carta, conto',
      text: `I soldi tornano da dove è arrivato il deposito: la stessa carta, lo stesso wallet o numero di telefono. Carte e wallet vanno prima <a href="/profile/verification">verificati</a>. Se il tuo metodo di deposito non può ricevere denaro, lo mandiamo su una carta bancaria intestata a te.`,
    },
    'payout-time': {
      title: 'Quando arrivano i soldi?',
      words: 'quanto tempo, tempi di prelievo, attesa, ritardo, elaborazione',
      text: `Il tempo si conta dal codice SMS. La richiesta viene presa in carico dopo {processing} e di solito dopo {paidAfter} i soldi sono partiti. Se il sistema di pagamento ha un problema, i soldi sono al sicuro: aspetta o annulla la richiesta. Se viene rifiutata, l’intero importo torna sul saldo. Lo stato è in <a href="/cashbox?tab=payout">cassa</a>.`,
    },
    'payout-cancel': {
      title: 'Posso annullare un prelievo?',
      words: 'fermare il prelievo, revocare, annullamento',
      text: `Sì, in <a href="/cashbox?tab=payout">cassa</a>, finché non è presa in carico: succede {processing} dopo il codice. I soldi tornano subito sul saldo. Tornano anche i regali persi, se non sono scaduti. In alcuni Paesi la licenza vieta di annullare: lì il pulsante non c’è.`,
    },
    gifts: {
      title: 'Perché non posso attivare un regalo?',
      words: 'bonus non attivo, attivazione, omaggio',
      text: `La <a href="/profile/gifts">pagina dei regali</a> dice che cosa manca. Di solito è un deposito fatto dopo aver ricevuto il regalo, l’e-mail e il telefono confermati, o un altro dispositivo. Un deposito attiva un solo regalo. Un regalo vale fino alla data sulla sua scheda, e con una richiesta di prelievo lo perdi.`,
    },
    wagering: {
      title: 'Che cos’è il requisito di puntata e come si sblocca un bonus?',
      words: 'requisito di scommessa, rollover, wagering, playthrough',
      text: `Il requisito dice quante volte le puntate devono coprire il bonus: x30 vuol dire puntarlo 30 volte. Nei <a href="/profile/gifts">regali</a> vedi quanto manca e fino a quando. La puntata usa prima il denaro reale. Quando il bonus è sbloccato, tutto ciò che ne resta è tuo: le vincite non hanno tetto. Se il tempo scade o ne restano meno di {bonusLeast}, il bonus finisce.`,
    },
    'bonus-games': {
      title: 'Quali giochi e puntate contano per sbloccare il bonus?',
      words: 'contributo, puntata massima, slot per il bonus',
      text: `Contano solo i giochi che accettano il bonus: lì vale il {wagerPercent}% di ogni puntata, negli altri niente. Li trovi in <a href="/games/otygrat_bonus">Sblocca il bonus</a>; qualsiasi altro gioco ti avvisa prima. Non c’è una puntata massima: ogni puntata conta per intero.`,
    },
    'one-bonus': {
      title: 'Perché non posso prendere un altro bonus?',
      words: 'secondo bonus, bonus attivo, più bonus, due bonus insieme, due bonus contemporaneamente',
      text: `Può essere attivo un solo bonus alla volta, e un solo pacchetto di giri gratuiti. Sbloccalo o <a href="/profile/gifts">rinunciaci</a>, poi prendi il prossimo. Gli altri regali aspettano fino alla data sulla loro scheda.`,
    },
    'give-up': {
      title: 'Come rinuncio a un bonus?',
      words: 'annullare il bonus, rinunciare, togliere il bonus',
      text: `Premi «Rinuncia ai bonus» nella <a href="/profile/gifts">pagina dei regali</a>. Perdi il denaro del bonus e ciò che ha vinto, e i regali attivi finiscono; il denaro reale rimane. Dopo, i prelievi sono di nuovo aperti. Non si può tornare indietro.`,
    },
    'free-spins': {
      title: 'Come funzionano i giri gratuiti?',
      words: 'freespin, free spin, spin gratis',
      text: `Valgono per il gioco indicato sul regalo: aprilo dai tuoi <a href="/profile/gifts">regali</a>. I giri non costano niente. Se il regalo ha un requisito di puntata, la vincita è un bonus da sbloccare; altrimenti è subito denaro tuo. I giri non usati si perdono alla scadenza.`,
    },
    'promo-code': {
      title: 'Il codice promo non funziona',
      words: 'coupon, voucher, codice bonus',
      text: `Inseriscilo nella <a href="/profile/promo-code">pagina del codice promo</a>: ha solo lettere latine e cifre. Ogni codice vale una volta e fino alla sua data. Alcuni richiedono un deposito, i contatti confermati o che non ci sia un bonus attivo: il messaggio dice quale. Dopo {couponTries} codici sbagliati, aspetta {couponPause}.`,
    },
    compoints: {
      title: 'Come ottengo i compoint?',
      words: 'punti fedeltà, guadagnare punti',
      text: `I compoint si guadagnano puntando alle slot: uno ogni {pointStake}, che tu vinca o perda. Non scadono, e con loro cresce il tuo <a href="/profile/levels">livello</a>. Quanti ne hai lo vedi nella <a href="/compoints">pagina dei compoint</a>.`,
    },
    spending: {
      title: 'Come posso spendere i compoint?',
      words: 'cambio, negozio, scambiare punti, tasso',
      text: `<a href="/compoints">Scambiali con denaro</a>: da {exchangeLeast} a {exchangeMost} compoint alla volta, e più alto è il livello, migliore è il cambio. Finché c’è un bonus da sbloccare, lo scambio è chiuso. Nel negozio ci compri regali: alcuni richiedono un livello, altri si comprano solo poche volte. Ci paghi anche il posto nei <a href="/compoints/tournaments">tornei</a>.`,
    },
    levels: {
      title: 'A che cosa servono i livelli?',
      words: 'vip, stato, winback, cashback, rango',
      text: `Il livello cresce con i compoint che guadagni puntando. Ogni livello migliora il cambio e alza il <a href="/winback">winback</a>: dal {winbackLeast} al {winbackMost}% di quanto perdi nella settimana. Che cosa ti dà il tuo e quanto manca al prossimo, lo vedi nella <a href="/profile/levels">pagina dei livelli</a>.`,
    },
    tournaments: {
      title: 'Come partecipo a un torneo?',
      words: 'gara, classifica, competizione, iscriversi',
      text: `Iscriviti nella <a href="/tournaments">pagina del torneo</a> e gioca ai suoi giochi. Contano solo le puntate con denaro reale, solo nel torneo scelto e nei limiti indicati nella sua pagina. Ogni torneo premia cose diverse: puntate, vincite, somma dei moltiplicatori o il migliore. A parità di punti è davanti chi li ha raggiunti prima, anche in una serie. Se sei in più tornei, scegli quello a cui vanno i punti.`,
    },
    'tournament-refused': {
      title: 'Perché non posso entrare in un torneo?',
      words: 'torneo chiuso, invito, posti esauriti',
      text: `La <a href="/tournaments">pagina del torneo</a> dice che cosa serve: un livello, un deposito, un invito, una promozione, un codice partner o compoint. L’invito si chiede con il pulsante: la risposta arriva con un avviso, di solito entro un’ora. Se i posti sono finiti, prova un altro torneo. Da un posto pagato, da una serie e da alcuni tornei non si passa ad altri finché non finiscono.`,
    },
    promotions: {
      title: 'Come funzionano le promozioni?',
      words: 'lotteria, estrazione, premi, cuori, partecipare',
      text: `Scegli una <a href="/promo">promozione</a> e premi «Partecipa»: solo i partecipanti guadagnano punti. La sua pagina dice per che cosa. In alcune i punti si scambiano con premi, in altre i premi si estraggono fra i partecipanti. Se i punti non bastano, gioca ancora finché non finisce. Puoi mandare {highFives} cuori al giorno, {highFivesEach} allo stesso giocatore.`,
    },
    'game-not-starting': {
      title: 'Un gioco non parte',
      words: 'gioco non si carica, schermo nero, bloccato, errore',
      text: `Ricarica la pagina e chiudi il gioco nelle altre schede: con denaro reale gira in una sola finestra. Alcuni giochi non ci sono sul telefono, nel tuo Paese o in versione demo: lo dice il gioco stesso. Se lo studio non risponde, riprova tra un minuto. I giochi con denaro reale sono chiusi anche se hai esaurito il tuo <a href="/profile/limits">limite</a> o sei in pausa.`,
    },
    'lost-connection': {
      title: 'La connessione è caduta durante un giro',
      words: 'internet, disconnesso, giro interrotto, offline',
      text: `L’esito lo decide il server, quindi la puntata non si perde. Se il giro è finito, la vincita è sul saldo e il risultato nello <a href="/profile/history">storico</a>. Il volo di un crash game continua senza di te: riapri il gioco e incassa, se sei ancora in tempo. L’incasso automatico funziona anche senza connessione.`,
    },
    crash: {
      title: 'Come funzionano i crash game?',
      words: 'aereo, razzo, moltiplicatore, incasso automatico',
      text: `Il moltiplicatore cresce finché il volo non si schianta. Se incassi prima, moltiplica la puntata; se arrivi tardi, la puntata è persa. L’incasso automatico, da x{autoCashOutLeast}, lo fa per te. Il momento dello schianto è estratto prima della partenza, e in media torna il {crashReturn}% delle puntate, in qualunque momento incassi.`,
    },
    roulette: {
      title: 'Quali sono le regole della roulette?',
      words: 'zero, rosso e nero, quote, puntare sui numeri',
      text: `È la roulette europea: numeri da 0 a 36 e un solo zero. Il numero paga {straightOdds} a 1, la dozzina {dozen} a 1, rosso, nero, pari e dispari 1 a 1. Con lo zero queste puntate perdono. In media torna il {rouletteReturn}% delle puntate. Ogni giro è nello <a href="/profile/history">storico</a>.`,
    },
    'return-to-player': {
      title: 'Che cos’è il ritorno al giocatore?',
      words: 'rtp, volatilità, onesto, probabilità, truccato, truffa, casuale',
      text: `Il ritorno al giocatore (RTP) è la parte di tutte le puntate che in media torna ai giocatori, su molti giri. Una singola partita può finire in qualsiasi modo: i giri passati non influenzano i prossimi. Ritorno, volatilità e vincita massima sono nella scheda del gioco: aprila dal suo riquadro nella <a href="/games/allgames">lobby</a>.`,
    },
    limits: {
      title: 'Come funzionano i limiti?',
      words: 'limite di deposito, limite di perdita, limite di tempo',
      text: `In <a href="/profile/limits">Gioco sicuro</a> puoi limitare depositi e perdite (da {limitLeast}) e tempo di gioco (da {timeLeast}), per giorno, settimana e mese. Un limite più severo vale subito. Uno più largo, o la sua rimozione, va confermato dopo {raise}. Una puntata che potrebbe superare il limite di perdita è rifiutata; una più piccola no. Quando il limite di perdita o di tempo è esaurito, il gioco si chiude.`,
    },
    break: {
      title: 'Come mi prendo una pausa?',
      words: 'time out, sospensione, riposo',
      text: `Scegli un giorno, una settimana, un mese o sei settimane in <a href="/profile/limits?section=breaks">Pausa</a>. Si chiudono il gioco con denaro reale, i depositi, i regali e le promozioni; prelievi, storico e giochi demo restano aperti. Una pausa si può allungare, ma non accorciare. Quando finisce, tutto riapre da solo.`,
    },
    'self-exclusion': {
      title: 'Che cos’è l’autoesclusione?',
      words:
        'escludermi, dipendenza, chiudere l’account, eliminare l’account, smettere, smettere di giocare, cancellare l’account, gioco patologico',
      text: `Ti impedisce di giocare per sei mesi, un anno, cinque anni o per sempre. Si attiva in <a href="/profile/limits?section=breaks">Pausa</a>. Tutte le sessioni finiscono subito e non si può annullare prima della fine. Poi puoi accedere solo per prelevare i tuoi soldi e vedere lo storico. Se smettere è diventato difficile, leggi <a href="/responsible-play">chi può aiutarti</a>.`,
    },
    verification: {
      title: 'Come verifico la mia identità?',
      words: 'documenti, passaporto, carta d’identità, caricare foto, kyc',
      text: `Carica le foto nella <a href="/profile/verification">pagina di verifica</a>: .jpg o .png fino a {fileSize} MB, a colori, senza riflessi, con tutti gli angoli. Della carta mostra il nome, le prime sei e le ultime quattro cifre, e copri il CVV. La verifica dura fino a due ore. Carte e wallet si verificano dopo il primo deposito. Se un documento è rifiutato, il motivo è lì accanto: correggi e carica di nuovo.`,
    },
    contacts: {
      title: 'Come confermo o cambio e-mail e telefono?',
      words: 'email, numero di telefono, conferma, cambiare numero',
      text: `Confermali con un codice in <a href="/profile/info">Dati personali</a>: senza telefono non si preleva, e alcuni regali li richiedono entrambi. Un contatto può appartenere a un solo account. Un telefono non confermato puoi correggerlo da te, a meno che tu non lo usi per accedere. I contatti confermati e l’e-mail principale li cambia solo l’<a href="mailto:{support}">assistenza</a>.`,
    },
    'personal-data': {
      title: 'Come cambio i miei dati personali?',
      words: 'nome, indirizzo, data di nascita, cancellare i dati, privacy',
      text: `Inserisci nome, indirizzo e data di nascita <a href="/profile/info">nel profilo</a> come sono nei documenti. Dopo la verifica, nome, data di nascita e, dove serve, codice fiscale sono bloccati: come il nickname, li cambia solo l’<a href="mailto:{support}">assistenza</a>. A lei puoi chiedere anche una copia dei tuoi dati o la cancellazione. Che cosa conserviamo e per quanto tempo, lo dice la <a href="/privacy">pagina sulla privacy</a>.`,
    },
    support: {
      title: 'Come contatto l’assistenza?',
      words: 'operatore, chat, telegram, viber, reclamo, aiuto',
      text: `La via più rapida è la <a href="/?chat=open">chat del sito</a>. Ci sono anche Telegram, Viber e <a href="mailto:{support}">{support}</a>. Rispondiamo a tutte le ore. Se si tratta di un pagamento o di un giro, indica il suo riferimento dallo <a href="/profile/history">storico</a>: lo troveremo prima.`,
    },
    history: {
      title: 'Dove vedo che cosa è successo ai miei soldi?',
      words: 'storico, estratto, transazioni, puntate, saldo',
      text: `Nello <a href="/profile/history">storico</a> c’è ogni giro con denaro reale: puntata, vincita e saldo prima e dopo. Tutti i movimenti di denaro e compoint sono tra le <a href="/profile/history?section=transactions">operazioni</a>, che si scaricano in un file. Depositi e prelievi sono in <a href="/cashbox?tab=history">cassa</a>. L’<a href="/profile/limits?section=statement">estratto</a> riassume ogni giorno.`,
    },
  },
};
