import { storedItems } from './browser-storage.ts';
import { list, p, table } from './legal.blocks.ts';
import type { LegalText, StationFacts } from './legal.types.ts';
import { dataSections } from './privacy.data.ts';
import { rightsSections } from './privacy.rights.ts';

export const privacyPolicy = (station: StationFacts): LegalText => ({
  title: 'Informativa sulla privacy e sui cookie',
  intro: `Questa pagina racconta quali dati raccoglie ${station.name}, per quale motivo, per quanto tempo e che cosa puoi chiederci di farne. Vale per il sito, per il player incorporato in altri siti e per l’account che usi anche nelle app. Segue il Regolamento (UE) 2016/679 (GDPR), il Codice italiano in materia di protezione dei dati personali e la legge brasiliana n. 13.709/2018 (LGPD).`,
  updated: '2026-11-02',
  sections: [
    {
      id: 'in-breve',
      heading: 'In breve',
      blocks: [
        list(
          '**Per ascoltare non serve un account.** Puoi sentire la diretta, leggere le notizie e cercare una canzone senza dirci chi sei.',
          '**Prima della tua scelta non parte nulla.** Finché non rispondi alla barra dei cookie usiamo solo strumenti tecnici e non contattiamo altri servizi.',
          '**Non vendiamo i tuoi dati** e non li prestiamo ad altri per le loro campagne.',
          '**Puoi portarli via o cancellarli da solo**, dal pannello del profilo, senza scriverci e senza spiegare il perché.',
        ),
      ],
    },
    {
      id: 'titolare',
      heading: 'Chi decide come si usano i tuoi dati',
      blocks: [
        p(
          `Il titolare del trattamento (per la LGPD, il controlador) è **${station.company}**, con sede in ${station.address}, codice fiscale e partita IVA ${station.taxId}. Puoi scriverci a ${station.email}, telefonare al numero ${station.phone} o usare la [pagina dei contatti](/contatto).`,
        ),
        p(
          `Abbiamo nominato un responsabile della protezione dei dati, che svolge anche il ruolo di encarregado previsto dalla legge brasiliana: risponde all’indirizzo ${station.dpoEmail}. È la persona giusta per ogni domanda su questa pagina, anche se non hai un account.`,
        ),
        p(
          'Le emittenti affiliate in Brasile trasmettono i nostri programmi ma non hanno accesso agli account del sito. Se scrivi direttamente a una di loro, il titolare di quel messaggio è lei.',
        ),
      ],
    },
    ...dataSections(),
    {
      id: 'cookie',
      heading: 'Cookie e memoria del browser',
      blocks: [
        p(
          'Un cookie è un piccolo testo che il sito affida al tuo browser e che il browser gli restituisce alla visita successiva. Usiamo anche la memoria locale, che invece resta sul tuo dispositivo e non viene spedita a ogni richiesta. Ecco tutto quello che scriviamo:',
        ),
        table(
          ['Nome', 'Dove', 'Tipo', 'Durata'],
          storedItems.map((item) => [item.name, item.place, item.kind, item.duration]),
        ),
        p(
          'I tre che contano di più: **auth_jwt** esiste solo per chi ha fatto l’accesso; **CookieConsent** conserva la tua risposta per 365 giorni; **a1_browserHash** dura circa 10 anni e viene creato soltanto dopo la scelta, qualunque essa sia, perché serve a non contare due volte lo stesso voto. **huntBanner** ricorda soltanto che hai chiuso un avviso. Nella memoria locale restano **volume**, **stream** e **draft**, cioè il volume, lo stream preferito e la bozza della canzone che stai consigliando.',
        ),
        p(
          'Puoi accettare tutto, rifiutare tutto o scegliere separatamente statistiche e marketing con «Personalizza». Puoi cambiare idea quando vuoi con il collegamento alle preferenze in fondo a ogni pagina. Gli scopi di ogni voce, uno per uno, sono nella [pagina sui cookie](/cookie-policy).',
        ),
      ],
    },
    ...rightsSections(station),
  ],
});
