import { list, p } from './legal.blocks.ts';
import type { LegalSection, StationFacts } from './legal.types.ts';

/** Answering, suspending, answering for, and where to argue about it. */
export const responsibilitySections = (station: StationFacts): LegalSection[] => [
  {
    id: 'contatti',
    heading: 'Come ci scrivi e quando rispondiamo',
    blocks: [
      p(
        `Per domande, reclami e richieste usa la [pagina dei contatti](/contatto), l’indirizzo ${station.email} o il numero ${station.phone}. Rispondiamo **entro 5 giorni** dal ricevimento. Se per una risposta completa serve più tempo, entro lo stesso termine ti diciamo a che punto siamo.`,
      ),
    ],
  },
  {
    id: 'sospensione',
    heading: 'Sospensione e chiusura degli account',
    blocks: [
      p(
        'Se un account viola queste regole possiamo, secondo la gravità, annullare un voto o una risposta, escludere da una promozione, sospendere l’accesso o disattivare l’account. Nei casi meno gravi avvisiamo prima; quando c’è un pericolo per altri, una frode o un ordine dell’autorità, interveniamo subito e spieghiamo dopo.',
      ),
      list(
        'Chi ha un account disattivato non può entrare né registrarsi di nuovo con lo stesso indirizzo.',
        'Puoi contestare la decisione entro sei mesi: la riesamina una persona diversa da chi l’ha presa.',
        'Se l’esclusione è nostra e ingiustificata, ripristiniamo l’account e la parte di PRO non goduta.',
      ),
    ],
  },
  {
    id: 'responsabilita',
    heading: 'Responsabilità',
    blocks: [
      p(
        'Facciamo il possibile perché la diretta non si fermi, ma una radio in rete dipende anche da linee, dispositivi e servizi che non controlliamo. Non rispondiamo delle interruzioni dovute a queste cause, dei siti di altri verso cui portano i collegamenti, delle offerte degli inserzionisti, né dell’uso del servizio contrario a queste regole.',
      ),
      p(
        'Le notizie informano e non sostituiscono il parere di un medico, di un avvocato o di un consulente. Le traduzioni dei testi sono interpretazioni. Il programma che senti può arrivare con qualche decina di secondi di ritardo rispetto allo studio: non usarlo per rimettere l’orologio, né per decisioni in cui un minuto conta.',
      ),
      p(
        'Nessuna di queste righe esclude o limita la responsabilità per dolo o colpa grave, per danni alla persona, o i diritti che la legge riconosce ai consumatori in Italia, nell’Unione europea e in Brasile.',
      ),
    ],
  },
  {
    id: 'dati-personali',
    heading: 'Dati personali',
    blocks: [
      p(
        'Come trattiamo i tuoi dati è scritto nell’[informativa sulla privacy](/termini/privacidade) e nella [pagina sui cookie](/cookie-policy). Accettare questi termini non equivale a dare un consenso per statistiche o marketing: quello si chiede a parte e si può negare.',
      ),
    ],
  },
  {
    id: 'modifiche',
    heading: 'Modifiche ai termini',
    blocks: [
      p(
        'Possiamo aggiornare questi termini quando cambia il servizio o la legge. La data in alto dice a quando risale il testo. Per i cambiamenti che ti riguardano in concreto avvisiamo gli iscritti con almeno 30 giorni di anticipo; se non li accetti, puoi chiudere l’account prima che entrino in vigore. Le promozioni già iniziate finiscono con le regole con cui sono cominciate.',
      ),
    ],
  },
  {
    id: 'legge-e-foro',
    heading: 'Legge applicabile e foro',
    blocks: [
      p(
        'Questi termini sono regolati dalla legge italiana. Se sei un consumatore, conservi in ogni caso la tutela delle norme inderogabili del paese in cui vivi e il giudice competente è quello del tuo luogo di residenza o domicilio. Chi risiede in Brasile può rivolgersi al foro del proprio domicilio, secondo il codice del consumatore brasiliano. Per tutti gli altri casi è competente il foro di Roma.',
      ),
      p(
        'Se una clausola risultasse nulla, le altre restano valide. Il fatto di non far valere subito una regola non significa rinunciarvi. Fa fede il testo italiano: eventuali traduzioni servono soltanto a capirlo meglio.',
      ),
    ],
  },
];
