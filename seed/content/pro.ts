/** What listeners ask about PRO, with the editors' answers. */
export const proFaqs: { question: string; answer: string }[] = [
  {
    question: 'Dove si compra PRO?',
    answer:
      '<p>Soltanto nelle app per telefono: scarica quella del tuo store, entra con il tuo account e scegli il piano. Sul sito non si paga niente e non ti chiederemo mai i dati di una carta.</p>',
  },
  {
    question: 'Ho comprato PRO nell’app: vale anche qui?',
    answer:
      '<p>Sì. Entra sul sito con <strong>lo stesso account</strong> dell’app: il segno PRO compare accanto al tuo nome e tutto si apre da solo. Se non lo vedi entro qualche minuto, esci e rientra.</p>',
  },
  {
    question: 'Quanto costa?',
    answer:
      '<p>R$9,90 al mese, con rinnovo automatico ogni mese, oppure R$99,90 all’anno, con rinnovo automatico ogni anno: dodici mesi al prezzo di dieci. Fuori dal Brasile lo store mostra il prezzo nella tua valuta, imposte comprese.</p>',
  },
  {
    question: 'Come si disdice?',
    answer:
      '<p>Nelle impostazioni dello store in cui hai comprato PRO, almeno 24 ore prima della scadenza. Resta attivo fino alla fine del periodo già pagato. Togliere l’app dal telefono <strong>non</strong> basta.</p><p>Tutte le regole sono nei <a href="/termini/uso#pro">termini d’uso</a>.</p>',
  },
  {
    question: 'Con PRO spariscono anche gli spot in onda?',
    answer:
      '<p>Spariscono gli annunci prima dell’ascolto e tutti i banner del sito. Gli spot che fanno parte del programma restano: la radio che senti è la stessa per tutti, alla stessa ora.</p>',
  },
  {
    question: 'Che cosa sono gli stream esclusivi?',
    answer:
      '<p>La diretta in alta qualità, per chi ascolta con buone cuffie o con l’impianto di casa. Si scelgono sotto il lettore, nella pagina <a href="/ascolta-la-radio">Ascolta la radio</a>; la scelta resta in questo browser finché sei PRO.</p>',
  },
  {
    question: 'Posso portare con me i podcast?',
    answer:
      '<p>Sì: ogni puntata si scarica con un clic, anche quelle delle serie riservate. E per chi usa un’altra app c’è un feed privato, da tenere per sé:</p><ul><li>apri la pagina di una serie;</li><li>chiedi il tuo indirizzo;</li><li>incollalo nel lettore che preferisci.</li></ul>',
  },
  {
    question: 'La radiosveglia suona se chiudo la pagina?',
    answer:
      '<p>No: sul sito la sveglia vive nella pagina. Lasciala aperta, con il computer acceso e il volume alzato; all’ora scelta la diretta parte piano e poi sale. Per la sveglia sul comodino c’è l’app, che suona anche con lo schermo spento.</p>',
  },
  {
    question: 'La modalità scura vale su tutti i miei dispositivi?',
    answer:
      '<p>Si sceglie in ogni browser: chiara, scura o come il sistema. Così il computer può restare chiaro di giorno e il telefono scuro di notte.</p>',
  },
  {
    question: 'Che cosa succede se cancello l’account?',
    answer:
      '<p>Finché c’è un abbonamento attivo l’account non si può cancellare, altrimenti pagheresti senza poter ascoltare. Disdici nello store, poi torna qui; se hai bisogno di una mano, <a href="/contatto">scrivici</a>.</p>',
  },
];
