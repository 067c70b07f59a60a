/** Of the spot's window. These texts stand where `lang="pt-BR"` is set. */
export const spotMessages = {
  lang: 'pt-BR',
  title: 'Detalhes do spot',
  sections: {
    locations: (count: number) => (count === 1 ? 'Praça' : 'Praças'),
    transcript: 'Transcrito',
    about: 'Informações adicionais',
    audio: 'Áudio',
    advertise: 'Anuncie conosco',
  },
  more: 'Saiba mais',
  notFound: 'Spot não encontrado',
  failed: 'O spot não chegou. Verifique a sua conexão e tente novamente.',
  retry: 'Tentar novamente',
  noTranscript: 'Este spot não tem texto.',
  noAudio: 'A gravação não está disponível.',
  clientSite: 'Visite o site do cliente',
  newTab: '(abre em nova aba)',
  play: 'Ouvir o spot',
  pause: 'Pausar o spot',
  resume: 'Continuar o spot',
  advertiseText:
    'A sua empresa nestas frequências: spots, patrocínios e campanhas digitais, escritos e gravados por nós.',
  advertiseLink: 'Anuncie com a gente',
  /** For a spot whose client is not named. */
  defaultClient: 'Cliente da rádio',
} as const;

export const bannerMessages = {
  label: 'Pubblicità',
} as const;
