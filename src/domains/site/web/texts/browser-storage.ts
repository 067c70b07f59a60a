export type StoredItem = {
  name: string;
  place: 'Cookie' | 'Memoria locale' | 'Memoria della visita' | 'Cache del browser';
  kind: 'Tecnico' | 'Statistica' | 'Marketing';
  purpose: string;
  duration: string;
};

export const storedItems: StoredItem[] = [
  {
    name: 'auth_jwt',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose:
      'Tiene aperta la tua sessione dopo l’accesso. Lo legge soltanto il server: nessuno script della pagina può vederlo.',
    duration: 'Fino all’uscita o alla scadenza della sessione',
  },
  {
    name: 'a1_device',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose:
      'Riconosce un browser in cui hai creato il tuo account o sei già entrato: lì la conferma dell’indirizzo non chiede un’altra password, ti avvisiamo per e-mail quando qualcuno entra da un altro, e i tentativi degli estranei non bloccano il tuo accesso. Lo legge soltanto il server.',
    duration: '180 giorni dall’ultimo accesso',
  },
  {
    name: 'CookieConsent',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose: 'Ricorda che cosa hai scelto nella barra dei cookie, così non te lo chiediamo a ogni visita.',
    duration: '365 giorni',
  },
  {
    name: 'a1_browserHash',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose:
      'Numero casuale, firmato dal server, che distingue questo browser dagli altri: serve a contare un solo voto per canzone. Nasce solo dopo la tua scelta nella barra; entra nelle statistiche soltanto se le hai accettate.',
    duration: 'Circa 10 anni',
  },
  {
    name: 'huntBanner',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose:
      'Ricorda che hai chiuso l’avviso della caccia al tesoro in corso (impronta della caccia, data di fine, messaggio). Viene scritto solo quando questa funzione è attiva.',
    duration: 'Fino alla fine della caccia',
  },
  {
    name: 'a1_cv',
    place: 'Cookie',
    kind: 'Tecnico',
    purpose:
      'Nasce quando invii una candidatura e fa in modo che il curriculum arrivi soltanto da questo browser. Lo legge soltanto il server.',
    duration: '1 ora',
  },
  {
    name: 'volume',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'Il volume del player e quello precedente, per ritrovarli alla prossima visita.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'stream',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'Il tipo di stream che hai scelto. Si cancella da solo quando non hai più accesso a quello stream.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'rating',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'L’ultimo voto che hai dato a una canzone, per mostrarti che è stato contato.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'theme',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose:
      'L’aspetto che hai scelto con PRO: chiaro, scuro o come il sistema. Si cancella da solo quando PRO finisce.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'alarm',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose:
      'L’ora e i giorni della radiosveglia, per chi ha PRO. Restano in questo browser: il server non li conosce.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'poll',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'Il sondaggio a cui hai già risposto, per mostrarti subito i risultati.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'utm_source',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose:
      'Il nome della campagna da cui sei arrivato, se il link lo portava: decide da quale indirizzo arriva lo stream. Non dice niente di te.',
    duration: 'Fino alla chiusura della pagina',
  },
  {
    name: 'draft',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'La bozza della canzone che stai consigliando, per non farti ricominciare da capo.',
    duration: 'Fino all’invio riuscito',
  },
  {
    name: 'free-streaming-draft',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose: 'Quello che hai scritto nella richiesta di streaming gratuito, se chiudi la finestra per sbaglio.',
    duration: 'Fino all’invio riuscito o alla chiusura della pagina',
  },
  {
    name: 'contact-draft',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose: 'Il messaggio che ci stai scrivendo dalla pagina dei contatti, se ricarichi la pagina o cade la linea.',
    duration: 'Fino all’invio riuscito o alla chiusura della pagina',
  },
  {
    name: 'contact-draft-comercial',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose: 'Lo stesso, per il messaggio all’ufficio vendite.',
    duration: 'Fino all’invio riuscito o alla chiusura della pagina',
  },
  {
    name: 'careers-draft',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose: 'Quello che hai scritto nella candidatura, se ricarichi la pagina o cade la linea. Mai il curriculum.',
    duration: 'Fino all’invio riuscito o alla chiusura della pagina',
  },
  {
    name: 'Episodi e velocità',
    place: 'Memoria locale',
    kind: 'Tecnico',
    purpose: 'Il punto e la velocità a cui stavi ascoltando un episodio di un podcast.',
    duration: 'Finché non la svuoti',
  },
  {
    name: 'Impronta di visita',
    place: 'Memoria della visita',
    kind: 'Tecnico',
    purpose:
      'Un numero casuale che vale per una sola visita, con la firma del server: prende il posto di a1_browserHash finché non hai scelto e fa contare una volta sola ciò che vedi.',
    duration: 'Fino alla chiusura della pagina',
  },
  {
    name: 'Pagine per l’uso senza rete',
    place: 'Cache del browser',
    kind: 'Tecnico',
    purpose: 'La struttura del sito e gli ultimi articoli letti, per aprirli anche senza connessione. Mai l’audio.',
    duration: 'Fino alla versione successiva del sito',
  },
  {
    name: 'Misurazione dell’ascolto',
    place: 'Memoria della visita',
    kind: 'Statistica',
    purpose:
      'Avvii, pause, errori e minuti di ascolto, contati per capire come funziona il player. Parte solo dopo il consenso.',
    duration: 'Fino alla chiusura della pagina',
  },
  {
    name: 'Annunci audio e banner',
    place: 'Cookie',
    kind: 'Marketing',
    purpose:
      'I sistemi pubblicitari esterni possono scrivere cookie propri per limitare le ripetizioni di un annuncio. Non si caricano senza consenso, né per chi ha PRO.',
    duration: 'Stabilita dal fornitore dell’annuncio',
  },
];
