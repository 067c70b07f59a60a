export const statsMessages = {
  title: 'Statistiche di ascolto',
  kicker: 'Area riservata',
  lead: 'Chi ascolta adesso, chi ascoltava, e chi ha sentito gli spot. Tutti gli orari sono di Brasilia.',
  headDescription: 'Le statistiche di ascolto della radio, per chi ci lavora.',
} as const;

/** Of what stands before the figures. These texts stand where `lang="pt-BR"` is set. */
export const gateMessages = {
  lang: 'pt-BR',
  needsLogin: 'Você precisa estar logado para ver as estatísticas',
  needsPermission: 'Você não tem permissão para ler as estatísticas.',
  enter: 'Entrar',
  permissionHelp: 'Quem dá as permissões é a direção da rádio, na redação.',
  noScript: 'Esta página precisa de JavaScript.',
  failed: 'As estatísticas não foram carregadas. Verifique a sua conexão e tente novamente.',
  again: 'Tentar novamente',
} as const;
