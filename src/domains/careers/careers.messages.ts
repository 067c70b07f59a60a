import { toName } from '#kit/italian.ts';

export const careersMessages = {
  kicker: 'Lavora con noi',
  title: 'Una radio la fanno le persone',
  lead: 'Chi scrive, chi parla, chi sta dietro al vetro e chi tiene in piedi i server. Raccontaci chi sei: leggiamo ogni candidatura fino all’ultima riga.',
  headTitle: 'Lavora con noi',
  headDescription: (station: string) =>
    `Manda la tua candidatura ${toName(station)}: posizione desiderata, qualche riga su di te e il curriculum in PDF o DOCX.`,
  /** Portuguese, like the form below it. */
  form: { title: 'A sua candidatura', lang: 'pt-BR' },
  notes: {
    heading: 'Buono a sapersi',
    items: [
      {
        title: 'Non servono posti aperti',
        text: 'Cerchiamo spesso prima di annunciarlo: redazione, voci, musica, vendite, tecnica. Scrivi la posizione che vorresti, anche se oggi non c’è.',
      },
      {
        title: 'Che cosa allegare',
        text: 'Un curriculum in PDF o DOCX, al massimo 5 MB. Il formato europeo va benissimo, una pagina fatta bene pure.',
      },
      {
        title: 'Che fine fa',
        text: 'Lo legge solo chi si occupa delle assunzioni, da uno spazio che da internet non si raggiunge. Dopo un anno eliminiamo tutto, o prima se ce lo chiedi.',
      },
    ],
    privacy: { to: '/termini/privacidade', label: 'Come trattiamo i tuoi dati' },
  },
} as const;
