/** The specification names the sections in Portuguese: they stand in an element with `lang="pt-BR"`. */
export const spotMessages = {
  title: 'Dettagli dello spot',
  sections: {
    locations: (count: number) => (count === 1 ? 'Praça' : 'Praças'),
    transcript: 'Transcrito',
    about: 'Informações adicionais',
    audio: 'Áudio',
    advertise: 'Anuncie conosco',
  },
  more: 'Saiba mais',
  notFound: 'Spot não encontrado',
  failed: 'Lo spot non è arrivato. Controlla la connessione e riprova.',
  retry: 'Riprova',
  noTranscript: 'Questo spot non ha un testo.',
  noAudio: 'La registrazione non è disponibile.',
  clientSite: 'Visita il sito del cliente',
  newTab: '(si apre in una nuova scheda)',
  play: 'Ascolta lo spot',
  pause: 'Metti in pausa lo spot',
  resume: 'Riprendi lo spot',
  advertiseText:
    'La tua azienda su queste frequenze: spot, sponsorizzazioni e campagne digitali, scritte e registrate da noi.',
  advertiseLink: 'Fai pubblicità con noi',
  /** For a spot whose client is not named. */
  defaultClient: 'Cliente della radio',
} as const;

export const bannerMessages = {
  label: 'Pubblicità',
} as const;
