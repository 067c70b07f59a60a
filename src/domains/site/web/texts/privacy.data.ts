import { list, p, table } from './legal.blocks.ts';
import type { LegalSection } from './legal.types.ts';

/** What is collected, feature by feature, and why. */
export const dataSections = (): LegalSection[] => [
  {
    id: 'dati',
    heading: 'Quali dati raccogliamo, funzione per funzione',
    blocks: [
      p(
        'Chiediamo solo ciò che una funzione richiede per funzionare. Dove un campo è facoltativo, puoi lasciarlo vuoto senza conseguenze; dove è obbligatorio, senza di esso non possiamo darti quel servizio specifico, ma il resto del sito rimane aperto.',
      ),
      table(
        ['Funzione', 'Dati', 'Da chi arrivano'],
        [
          ['Registrazione', 'Nome, indirizzo e-mail, password (conservata solo come impronta)', 'Da te'],
          [
            'Accesso con Google o Facebook',
            'Identificativo dell’account, nome, indirizzo e-mail e se è stato verificato',
            'Dal servizio che hai scelto',
          ],
          [
            'Profilo',
            'Cognome, Paese, CPF o codice fiscale, data di nascita, genere, telefono, indirizzo completo, preferenza sulla newsletter',
            'Da te, se decidi di completarlo',
          ],
          [
            'Sessioni aperte',
            'Inizio e fine di ogni sessione; nel browser, un segno che lo riconosce al prossimo accesso',
            'Dal tuo accesso',
          ],
          ['Ascolto', 'Canale, ora, durata, errori di riproduzione; numero di ascoltatori collegati', 'Dal player'],
          ['Voti', 'Canzone, mi piace o non mi piace, impronta del browser o account', 'Da te'],
          ['Letture', 'Articoli e tag aperti, ora, impronta della visita', 'Dal tuo browser'],
          ['Contatti', 'Nome, e-mail, telefono, città, regione, argomento e testo', 'Da te'],
          [
            'Streaming gratuito per emittenti',
            'Ragione sociale, nome commerciale, CNPJ, sito, nome, e-mail e telefono del titolare, banda, frequenza, potenza, stato e città',
            'Dall’emittente',
          ],
          [
            'Lavora con noi',
            'Nome, cognome, e-mail, telefono, posizione desiderata, presentazione e curriculum in PDF o DOCX',
            'Da te',
          ],
          ['Canzoni consigliate', 'Artista, titolo, collegamento facoltativo, messaggio e account', 'Da te'],
          ['Promozioni', 'Risposta, data, accettazione del regolamento, eventuale vincita', 'Da te e dal sorteggio'],
          [
            'Caccia al tesoro',
            'Pagine viste durante la caccia, premio vinto, apertura del forziere, canale di condivisione scelto',
            'Dal sito',
          ],
          ['PRO', 'Stato dell’abbonamento, data di inizio e di fine', 'Dagli store delle app'],
          ['Consensi', 'Scelta fatta, data e ora, versione del testo mostrato', 'Da te'],
        ],
      ),
      p(
        'Non chiediamo opinioni politiche, convinzioni religiose, dati sulla salute o sull’orientamento sessuale. Se ne scrivi in un messaggio libero o in un curriculum, li leggeremo soltanto per risponderti: ti preghiamo di non inserirli.',
      ),
    ],
  },
  {
    id: 'finalita',
    heading: 'Perché li usiamo e su quale base',
    blocks: [
      table(
        ['Scopo', 'Base giuridica nel GDPR', 'Base legale nella LGPD'],
        [
          [
            'Aprire e gestire l’account, confermare l’e-mail, recuperare la password',
            'Contratto (art. 6.1.b)',
            'Esecuzione del contratto (art. 7, V)',
          ],
          [
            'Dare accesso a PRO e ai contenuti riservati',
            'Contratto (art. 6.1.b)',
            'Esecuzione del contratto (art. 7, V)',
          ],
          [
            'Organizzare promozioni e caccia al tesoro, consegnare i premi',
            'Contratto (art. 6.1.b) e obbligo di legge (art. 6.1.c)',
            'Contratto e obbligo di legge (art. 7, II e V)',
          ],
          [
            'Rispondere ai messaggi e alle richieste delle emittenti',
            'Misure precontrattuali o legittimo interesse (art. 6.1.b e f)',
            'Procedure preliminari o legittimo interesse (art. 7, V e IX)',
          ],
          ['Valutare le candidature', 'Misure precontrattuali (art. 6.1.b)', 'Procedure preliminari (art. 7, V)'],
          [
            'Contare un voto per persona, difendere il sito da abusi e frodi',
            'Legittimo interesse (art. 6.1.f)',
            'Legittimo interesse (art. 7, IX)',
          ],
          ['Capire come viene usato il sito', 'Consenso (art. 6.1.a)', 'Consenso (art. 7, I)'],
          ['Mostrare pubblicità audio e banner di terzi', 'Consenso (art. 6.1.a)', 'Consenso (art. 7, I)'],
          ['Spedire la newsletter', 'Consenso (art. 6.1.a)', 'Consenso (art. 7, I)'],
          [
            'Tenere la contabilità, rispondere alle autorità, conservare i registri di accesso',
            'Obbligo di legge (art. 6.1.c)',
            'Obbligo di legge (art. 7, II)',
          ],
        ],
      ),
      p(
        'Dove ci basiamo sul legittimo interesse abbiamo confrontato il nostro interesse con i tuoi diritti e scelto la soluzione meno invadente: per esempio, per i voti basta un numero casuale e non ci serve sapere chi sei. Se vuoi leggere quella valutazione, scrivi al responsabile della protezione dei dati.',
      ),
      p(
        'Il consenso si può revocare in ogni momento, con la stessa facilità con cui è stato dato. La revoca non cancella la legittimità di quello che è avvenuto prima.',
      ),
    ],
  },
  {
    id: 'ascolto',
    heading: 'Statistiche di ascolto, voti e letture',
    blocks: [
      p(
        'Una radio ha bisogno di sapere quanti la stanno ascoltando. Per questo contiamo, a intervalli regolari, quante connessioni sono aperte su ogni canale: sito, app, altoparlanti intelligenti, emittenti affiliate. I campioni restano 90 giorni; dopo rimangono solo medie, minimi e massimi, che non riguardano più nessuno in particolare. Gli inserzionisti ricevono numeri complessivi, mai elenchi di persone.',
      ),
      p(
        'Un voto è legato all’impronta del browser oppure, se hai fatto l’accesso, al tuo account. Serve a impedire che la stessa persona voti più volte lo stesso passaggio. Se cancelli l’account, il voto rimane nella classifica ma perde ogni legame con te.',
      ),
      p(
        'Quando apri un articolo registriamo che è stato letto e quando, insieme all’impronta della visita: così nasce l’elenco dei più letti della settimana. Non ne ricaviamo un profilo dei tuoi interessi e non lo usiamo per scegliere la pubblicità.',
      ),
    ],
  },
  {
    id: 'moduli',
    heading: 'Messaggi, candidature e consigli musicali',
    blocks: [
      p(
        'Ciò che scrivi nei moduli arriva nella casella della redazione competente e viene letto solo da chi ci lavora: i messaggi commerciali dall’ufficio vendite, le segnalazioni musicali dalla programmazione, le candidature dalle risorse umane. Il [modulo di contatto](/contatto) e quello per le emittenti si possono usare senza account; per [consigliare una canzone](/recomende) serve l’accesso.',
      ),
      p(
        'Il curriculum che alleghi alla [candidatura](/lavora-con-noi) non è raggiungibile da internet: è custodito in uno spazio riservato e si apre soltanto dal pannello interno. Lo conserviamo un anno, nel caso si liberi un posto adatto a te; puoi chiederci di eliminarlo prima.',
      ),
    ],
  },
  {
    id: 'premi',
    heading: 'Promozioni e caccia al tesoro',
    blocks: [
      p(
        'Per partecipare alle [promozioni](/promocoes) e alla [caccia al tesoro](/caca-ao-tesouro) chiediamo un profilo completo. Nome, CPF o codice fiscale e data di nascita servono a verificare chi vince e a compilare i documenti fiscali del premio; telefono e indirizzo a consegnarlo. Se non partecipi, non hai bisogno di darceli.',
      ),
      list(
        'Nome, cognome, città e stato di chi vince una promozione sono visibili agli utenti che hanno fatto l’accesso, perché il risultato sia controllabile.',
        'CPF o codice fiscale, indirizzo e telefono non vengono mai pubblicati e arrivano solo a chi spedisce il premio.',
        'Durante una caccia il server conta le tue pagine viste per verificare se in quel momento c’è un premio disponibile: è l’unico uso di quel conteggio.',
      ),
    ],
  },
  {
    id: 'pubblicita',
    heading: 'Pubblicità',
    blocks: [
      p(
        'La radio vive anche di pubblicità. Gli spot che senti in diretta sono uguali per tutti e non dipendono da chi ascolta. L’annuncio che può precedere la riproduzione e i banner di sistemi esterni si caricano invece solo se hai accettato il marketing: in quel caso il fornitore riceve l’indirizzo IP, il tipo di dispositivo e, se hai fatto l’accesso, un codice che indica il tuo account senza nominarti. Chi è abbonato a PRO non riceve né gli uni né gli altri.',
      ),
    ],
  },
];
