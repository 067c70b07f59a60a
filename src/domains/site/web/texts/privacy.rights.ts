import { list, p, table } from './legal.blocks.ts';
import type { LegalSection, StationFacts } from './legal.types.ts';
import { retention } from './retention.ts';

/** How long, with whom, where, how safe, and what the reader can ask for. */
export const rightsSections = (station: StationFacts): LegalSection[] => [
  {
    id: 'conservazione',
    heading: 'Per quanto tempo li teniamo',
    blocks: [
      table(
        ['Dati', 'Durata'],
        [
          ['Dati dell’account e del profilo', retention.account],
          ['Sessioni e dispositivi di accesso', retention.session],
          ['Codici usa e getta', retention.oneTimeCodes],
          ['Voti alle canzoni', retention.votes],
          ['Articoli letti', retention.newsViews],
          ['Statistiche di ascolto', retention.listening],
          ['Messaggi dalla pagina dei contatti', retention.messages],
          ['Richieste di streaming gratuito', retention.stationRequests],
          ['Candidature', retention.jobApplications],
          ['Canzoni consigliate', retention.recommendations],
          ['Risposte alle promozioni', retention.answers],
          ['Pagine viste durante una caccia al tesoro', retention.huntViews],
          ['Documenti dei premi', retention.prizes],
          ['Fatture e ricevute', retention.invoices],
          ['Registro dei consensi', retention.consents],
          ['Registri di accesso al server', retention.accessLogs],
          ['Copie di sicurezza', retention.backups],
        ],
      ),
      p(
        'Scaduto il termine, i dati vengono eliminati o resi anonimi in modo definitivo. Se è in corso una controversia, conserviamo i soli documenti che la riguardano fino alla sua conclusione. Che cosa succede quando cancelli l’account è spiegato nella [pagina sulla cancellazione dei dati](/delete-data).',
      ),
    ],
  },
  {
    id: 'destinatari',
    heading: 'Chi altro li vede',
    blocks: [
      p(
        'All’interno della radio ogni ruolo vede soltanto ciò che gli serve, e ogni modifica fatta dal personale lascia una traccia. All’esterno ci affidiamo a fornitori che lavorano per nostro conto, con un contratto che li vincola (art. 28 GDPR, art. 39 LGPD):',
      ),
      list(
        'chi ospita i server, il database e le copie di sicurezza;',
        'chi consegna le e-mail di servizio e la newsletter;',
        'chi custodisce e distribuisce immagini, audio e documenti;',
        'chi verifica l’identità quando entri con Google o Facebook;',
        'chi spedisce i premi e chi tiene la nostra contabilità.',
      ),
      p(
        'Altri soggetti decidono da soli come trattare i dati e lo spiegano nelle proprie informative: gli store delle app e il fornitore di servizi di pagamento, per gli abbonamenti PRO; le piattaforme che ospitano video, mix e podcast incorporati, che si caricano solo dopo il consenso; i sistemi pubblicitari; i social network, quando premi un pulsante di condivisione. Non riceviamo mai il numero della tua carta.',
      ),
      p(
        'Comunichiamo dati alle autorità soltanto quando una legge o un giudice ce lo impone, e nella misura richiesta.',
      ),
    ],
  },
  {
    id: 'trasferimenti',
    heading: 'Tra l’Italia e il Brasile',
    blocks: [
      p(
        'Siamo una radio con due case: i dati possono essere consultati dalla redazione di Roma e dai colleghi in Brasile. Quando viaggiano dallo Spazio economico europeo verso il Brasile, o nel senso opposto, lo fanno sulla base di una decisione di adeguatezza, dove è in vigore, oppure delle clausole contrattuali tipo approvate dalla Commissione europea e di quelle approvate dall’autorità brasiliana. Lo stesso vale per i fornitori che lavorano in altri paesi.',
      ),
      p(
        `Cifriamo i dati durante il trasporto e limitiamo l’accesso a distanza alle persone che ne hanno bisogno. Puoi chiedere una copia delle garanzie scrivendo a ${station.dpoEmail}.`,
      ),
    ],
  },
  {
    id: 'sicurezza',
    heading: 'Come li proteggiamo',
    blocks: [
      list(
        'Il sito viaggia soltanto su connessioni cifrate e il cookie di accesso non è leggibile dagli script.',
        'Le password sono conservate come impronte argon2id: nemmeno noi possiamo leggerle.',
        'Il codice di conferma ha sei cifre, vale 10 minuti e ammette cinque tentativi; il collegamento per la nuova password vale un’ora e una volta sola.',
        'Accessi, codici, voti e moduli hanno un limite di frequenza, per fermare chi prova a indovinare o a intasare.',
        'Uscire, cambiare password o cancellare l’account chiude le sessioni aperte già alla richiesta successiva.',
        'I file ricevuti vengono controllati in base al contenuto e non al nome.',
      ),
      p(
        'Se un incidente mettesse a rischio i tuoi diritti, avviseremmo il Garante entro 72 ore, l’autorità brasiliana nei termini previsti e te senza ritardo, dicendo che cosa è successo e che cosa conviene fare.',
      ),
    ],
  },
  {
    id: 'diritti',
    heading: 'I tuoi diritti e come usarli',
    blocks: [
      list(
        '**Sapere e ottenere copia.** Dal pannello del profilo scarichi in un solo file JSON tutto ciò che abbiamo su di te.',
        '**Correggere.** Nome, indirizzo, telefono e gli altri dati si modificano nello stesso pannello; per l’e-mail, che è la chiave dell’account, scrivici.',
        '**Cancellare.** Il profilo si elimina con un comando, salvo ciò che la legge ci obbliga a tenere. Se hai un abbonamento PRO attivo, va prima disdetto.',
        '**Limitare o opporti.** Puoi chiederci di sospendere un trattamento o di smettere di basarci sul legittimo interesse.',
        '**Portare via.** Il file JSON è pensato per essere letto da un altro servizio.',
        '**Revocare il consenso.** Dalla barra dei cookie per statistiche e marketing, dal profilo per la newsletter.',
        '**Sapere con chi li condividiamo**, chiedere l’anonimizzazione dei dati eccessivi e conoscere le conseguenze di un rifiuto, come prevede l’art. 18 della LGPD.',
      ),
      p(
        `Per tutto il resto scrivi a ${station.dpoEmail} o dalla [pagina dei contatti](/contatto). Ti diamo un primo riscontro entro 5 giorni e una risposta completa al più tardi entro un mese, o entro 15 giorni se la richiesta di accesso si fonda sulla legge brasiliana. Non costa nulla. Se abbiamo dubbi sulla tua identità ti chiederemo il minimo indispensabile per verificarla.`,
      ),
    ],
  },
  {
    id: 'automatismi',
    heading: 'Decisioni automatiche',
    blocks: [
      p(
        'Nessuna decisione con effetti importanti su di te è affidata soltanto a una macchina. I sorteggi sono casuali per definizione: nella caccia al tesoro gli istanti vincenti vengono estratti prima dell’inizio e sigillati, e a gioco finito chiunque può verificarli. I limiti di frequenza possono bloccare per qualche minuto un indirizzo che invia troppe richieste; se ti capita per errore, scrivici.',
      ),
    ],
  },
  {
    id: 'minori',
    heading: 'Ragazze e ragazzi',
    blocks: [
      p(
        'La radio è per tutti, ma in Italia l’account si può aprire da soli a partire dai 14 anni. Sotto questa età serve un genitore, o chi ne fa le veci, che apra l’account e lo controlli. In Brasile i dati dei bambini fino a 12 anni richiedono il consenso specifico di almeno un genitore e quelli degli adolescenti vanno trattati nel loro migliore interesse. I minori non possono abbonarsi a PRO da soli e ritirano i premi accompagnati da un adulto.',
      ),
      p('Se scopriamo un account aperto senza questo permesso, lo chiudiamo e ne cancelliamo i dati.'),
    ],
  },
  {
    id: 'reclami',
    heading: 'A chi puoi rivolgerti se qualcosa non va',
    blocks: [
      p(
        'Ci piacerebbe risolvere prima con te, ma non sei obbligato a passare da noi. In Italia puoi presentare reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma (www.garanteprivacy.it). In Brasile puoi rivolgerti alla ANPD, l’autorità nazionale per la protezione dei dati (www.gov.br/anpd). Se vivi in un altro paese dell’Unione vale anche l’autorità di quel paese. Resta sempre aperta la strada del giudice.',
      ),
    ],
  },
  {
    id: 'modifiche',
    heading: 'Se questa pagina cambia',
    blocks: [
      p(
        'Quando aggiungiamo una funzione o cambiamo un fornitore aggiorniamo il testo e la data in alto. Se la novità tocca i tuoi diritti, avvisiamo per e-mail chi ha un account almeno 15 giorni prima e, dove serve, chiediamo un nuovo consenso. Accanto a questa pagina trovi i [termini d’uso](/termini/uso).',
      ),
    ],
  },
];
