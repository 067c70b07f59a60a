/** Portuguese, as specified; the station answers with the same words. */
export const recommendationProblems = {
  artistName: 'O nome do artista ou banda deve ter de 1 a 50 caracteres.',
  songName: 'O nome da música deve ter de 1 a 50 caracteres.',
  link: 'O link da música deve ter de 10 a 70 caracteres.',
  message: 'A sua mensagem deve ter de 5 a 500 caracteres.',
} as const;

/** Of the form, whose code comes after the page's own. These texts stand where `lang="pt-BR"` is set. */
export const recommendationMessages = {
  lang: 'pt-BR',
  formTitle: 'A sua música',
  steps: {
    artistName: { label: 'Quem canta?', hint: 'O artista ou a banda.' },
    songName: { label: 'Qual é o nome da música?', hint: 'O título da música.' },
    link: { label: 'Onde podemos ouvir?', hint: 'Um link, se você tiver. Pode deixar em branco.' },
    message: { label: 'Por que deveríamos tocar?', hint: 'Convença a gente com as suas palavras.' },
  },
  noLink: 'Nenhum link',
  confirm: 'Confirmar',
  change: 'Alterar',
  changeOf: (label: string) => `Alterar: ${label}`,
  send: 'Enviar a recomendação',
  sending: 'Enviando…',
  noScript: (email: string) =>
    `Para recomendar uma música nesta página é preciso JavaScript. Se preferir, escreva para ${email}.`,
  needsLogin: 'Você precisa está logado para recomendar uma música.',
  enter: 'Fazer login',
  noAnswer: 'Problema na comunicação com servidor, por favor tente novamente em alguns instantes',
  sent: {
    title: 'Obrigado, chegou!',
    text: (song: string, artist: string) =>
      `“${song}”, de ${artist}, está na mesa da redação musical. Se ouvir no ar, já sabe de quem é o mérito.`,
    share: 'Conte para os amigos',
    shareTitle: 'Recomende uma música',
    shareText: (song: string, artist: string, station: string) =>
      `Recomendei “${song}”, de ${artist}, para a ${station}. E você, o que colocaria no ar?`,
    another: 'Recomendar outra música',
  },
} as const;
