import type { QuotedText } from '#domains/site/site.messages.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

export const statsMessages = {
  title: 'Statistiche di ascolto',
  kicker: 'Area riservata',
  lead: 'Chi ascolta adesso, chi ascoltava, e chi ha sentito gli spot. Tutti gli orari sono di Brasilia.',
  headDescription: 'Le statistiche di ascolto della radio, per chi ci lavora.',
  needsLogin: quoted('Você precisa estar logado para ver as estatísticas'),
  needsPermission: quoted('Você não tem permissão para ler as estatísticas.'),
  enter: 'Accedi',
  permissionHelp: 'I permessi li dà la direzione della radio, dalla redazione.',
  noScript: 'Questa pagina ha bisogno di JavaScript.',
  failed: 'Le statistiche non si sono caricate. Controlla la connessione e riprova.',
  again: 'Riprova',
} as const;
