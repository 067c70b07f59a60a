import { list, p, table } from './legal.blocks.ts';
import type { LegalText, StationFacts } from './legal.types.ts';
import { retention } from './retention.ts';

export const deleteData = (station: StationFacts): LegalText => ({
  title: 'Cancellare i tuoi dati',
  intro: `Puoi eliminare il tuo account di ${station.name} da solo, in meno di un minuto. Qui trovi che cosa conserviamo, che cosa sparisce subito, che cosa la legge ci obbliga a tenere e per quanto.`,
  updated: '2026-11-15',
  sections: [
    {
      id: 'che-cosa-conserviamo',
      heading: 'Che cosa conserviamo di te',
      blocks: [
        list(
          '**Account e profilo:** nome, cognome, e-mail, password in forma di impronta, Paese, CPF o codice fiscale, data di nascita, genere, telefono, indirizzo, preferenza sulla newsletter.',
          '**Accessi:** le sessioni aperte, con inizio e scadenza, e il collegamento con Google o Facebook se lo usi.',
          '**Attività:** voti alle canzoni e ai sondaggi, canzoni consigliate, risposte alle promozioni, partecipazione alla caccia al tesoro.',
          '**Messaggi:** ciò che ci hai scritto dalla pagina dei contatti o inviato come candidatura, curriculum compreso.',
          '**Diritti PRO:** se l’abbonamento è attivo e fino a quando, più gli indirizzi privati dei feed.',
        ),
        p(
          'Prima di cancellare puoi scaricare tutto in un file JSON dal pannello del profilo. Dopo, non potremo più ricostruirlo.',
        ),
      ],
    },
    {
      id: 'come-si-fa',
      heading: 'Come si cancella l’account',
      blocks: [
        list(
          'Premi il pulsante in cima a questa pagina: se non hai ancora fatto l’accesso, te lo chiediamo prima. La stessa scelta è in fondo al pannello del profilo.',
          'Conferma. Le sessioni vengono chiuse su tutti i dispositivi e ricevi per e-mail l’avviso che la cancellazione è avvenuta.',
        ),
        p(
          `La cancellazione è immediata e definitiva: per tornare dovrai registrarti di nuovo. Se non riesci più a entrare, recupera prima la password oppure scrivi a ${station.dpoEmail} dall’indirizzo con cui ti sei registrato.`,
        ),
      ],
    },
    {
      id: 'abbonamento-pro',
      heading: 'Se hai un abbonamento PRO',
      blocks: [
        p(
          'Finché PRO è attivo la cancellazione viene rifiutata: l’addebito è gestito dallo store dell’app e continuerebbe anche senza account. Disdici il rinnovo nelle impostazioni dello store, attendi la fine del periodo pagato e poi elimina il profilo. Se hai fretta, [scrivici](/contatto): chiudiamo noi il diritto PRO e procediamo, rinunciando tu ai giorni che restano.',
        ),
      ],
    },
    {
      id: 'che-cosa-sparisce',
      heading: 'Che cosa sparisce',
      blocks: [
        p(
          'Con un solo comando eliminiamo il profilo, le credenziali, i collegamenti ai servizi di accesso, le sessioni, i feed privati, le canzoni consigliate, le risposte alle promozioni senza vincita, le pagine contate nella caccia al tesoro, i messaggi e le candidature inviati con quell’account, insieme ai file allegati. Svuotiamo anche le copie temporanee che li contengono.',
        ),
        p(
          'Diventano **anonimi**, e quindi non sono più tuoi né di nessuno, i voti già contati nelle classifiche e nei sondaggi: restano i numeri, si spezza ogni legame con te. Le letture degli articoli e le statistiche di ascolto non sono mai state legate al tuo account.',
        ),
      ],
    },
    {
      id: 'che-cosa-resta',
      heading: 'Che cosa resta perché lo chiede la legge',
      blocks: [
        table(
          ['Che cosa', 'Perché', 'Per quanto'],
          [
            [
              'Documenti dei premi vinti: nome, CPF o codice fiscale, premio, data di consegna',
              'Norme fiscali e sui concorsi, in Italia e in Brasile',
              retention.prizes,
            ],
            ['L’e-mail che conferma la cancellazione, con il tuo indirizzo', 'Consegnartela', retention.mails],
            ['Fatture e ricevute, se ce ne sono', 'Obblighi contabili', retention.invoices],
            [
              'Registri di accesso al server: indirizzo IP, data e ora',
              'Marco civile di internet brasiliano (legge n. 12.965/2014, art. 15) e sicurezza',
              retention.accessLogs,
            ],
            [
              'Registro dei consensi, senza nome né e-mail',
              'Dimostrare che abbiamo rispettato le tue scelte',
              retention.consents,
            ],
            [
              'Copie di sicurezza',
              'Ripristinare il servizio dopo un guasto; dopo un ripristino rieseguiamo le cancellazioni',
              retention.backups,
            ],
          ],
        ),
        p(
          'Questi documenti stanno separati dal resto, li apre soltanto chi deve e non vengono usati per altri scopi. Scaduto il termine, li distruggiamo.',
        ),
      ],
    },
    {
      id: 'senza-account',
      heading: 'Se non hai un account',
      blocks: [
        p(
          `Per far eliminare un messaggio, una candidatura o una richiesta di streaming inviata senza registrarti, scrivi a ${station.dpoEmail} indicando l’indirizzo e-mail usato e, se lo ricordi, il periodo. Quanto scritto nel tuo browser si cancella dal browser stesso: la [pagina sui cookie](/cookie-policy) spiega come.`,
        ),
      ],
    },
    {
      id: 'contatti',
      heading: 'Hai bisogno di aiuto?',
      blocks: [
        p(
          `Ti rispondiamo entro 5 giorni: ${station.dpoEmail}, ${station.phone}, la [pagina dei contatti](/contatto) o per posta a ${station.company}, ${station.address}. Tutti gli altri diritti sono descritti nell’[informativa sulla privacy](/termini/privacidade).`,
        ),
      ],
    },
  ],
});
