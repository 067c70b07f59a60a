import { list, p } from './legal.blocks.ts';
import type { LegalText, StationFacts } from './legal.types.ts';
import { conductSections } from './terms.conduct.ts';
import { proSection } from './terms.pro.ts';
import { responsibilitySections } from './terms.responsibility.ts';

export const termsOfUse = (station: StationFacts): LegalText => ({
  title: 'Termini d’uso',
  intro: `Queste sono le regole della casa. Usando il sito di ${station.name}, il suo player o un account, le accetti; se qualcosa non ti convince, puoi sempre ascoltarci su una delle frequenze delle nostre [emittenti affiliate](/afiliadas). Abbiamo cercato di scriverle in modo che si leggano in dieci minuti.`,
  updated: '2026-11-02',
  sections: [
    {
      id: 'chi-siamo',
      heading: 'Chi offre il servizio',
      blocks: [
        p(
          `Il servizio è offerto da **${station.company}**, ${station.address}, codice fiscale e partita IVA ${station.taxId}, e-mail ${station.email}, telefono ${station.phone}. In queste pagine «noi» e «la radio» indicano la società; «tu» chi visita il sito, con o senza account; «contenuti» tutto ciò che si può ascoltare, leggere o guardare.`,
        ),
      ],
    },
    {
      id: 'servizio',
      heading: 'Che cosa offriamo',
      blocks: [
        p(
          'Il cuore del servizio è la diretta: musica e programmi ventiquattro ore su ventiquattro, con il titolo in onda, il testo della canzone e la possibilità di dire se ti piace. Intorno ci sono notizie, schede di artisti e canzoni, classifiche, podcast, video, promozioni e una caccia al tesoro. Ascoltare e leggere è gratuito; alcune funzioni richiedono un account, altre l’abbonamento PRO.',
        ),
        p(
          'La radio è una cosa viva. Il palinsesto, gli stream e le funzioni possono cambiare, e ogni tanto il sito si ferma per manutenzione: quando possiamo, lo annunciamo in cima alla pagina. Non garantiamo che una certa canzone venga trasmessa né che un contenuto resti disponibile per sempre. Il traffico dati che consumi è a carico tuo, secondo il contratto con il tuo operatore.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Il tuo account',
      blocks: [
        p(
          'Ti puoi registrare con e-mail e password oppure con Google o Facebook. Prima del primo accesso devi confermare l’indirizzo e-mail con il codice di sei cifre che ti spediamo. Un account è personale: una persona, un account.',
        ),
        list(
          'I dati che inserisci devono essere veri e aggiornati; un CPF o codice fiscale appartiene a un solo account.',
          'La password resta tua: non condividerla e non riutilizzare quella di un altro servizio.',
          'Se sospetti che qualcuno sia entrato al posto tuo, cambia la password: tutte le sessioni aperte vengono chiuse.',
          'In Italia puoi registrarti da solo dai 14 anni; prima serve un genitore, come spiega l’[informativa sulla privacy](/termini/privacidade).',
          'Puoi cancellare l’account quando vuoi dal pannello del profilo. Finché un abbonamento PRO è attivo la cancellazione viene rifiutata: occorre prima disdirlo. I dettagli sono nella [pagina sulla cancellazione](/delete-data).',
        ),
      ],
    },
    ...conductSections(),
    proSection(),
    ...responsibilitySections(station),
  ],
});
