/** Of what lies over any page. Portuguese, as the specification quotes it. */
export const chestMessages = {
  lang: 'pt-BR',
  found: 'Você encontrou um baú!',
  click: 'Clique no baú para descobrir o seu prêmio.',
  chest: 'Abrir o baú',
  waits: 'O prêmio fica reservado para você por 24 horas.',
  later: 'Abrir mais tarde',
  failed: 'Ocorreu um erro inesperado! Por favor tente novamente clicando no baú.',
  lapsed: 'O prazo de 24 horas terminou e o prêmio voltou para o jogo. Continue navegando: pode haver outro baú.',
  congratulations: 'Parabéns!',
  won: 'Você ganhou',
  mailed: 'Enviamos um e-mail com os próximos passos.',
  understood: 'ok, entendi',
  close: 'fechar',
  share: 'Conte para os amigos',
  shareOn: (network: string) => `Compartilhar no ${network}`,
} as const;

export const bannerMessages = {
  label: 'Caccia al tesoro',
  more: 'Gioca',
  dismiss: 'Nascondi l’avviso della caccia al tesoro',
} as const;
