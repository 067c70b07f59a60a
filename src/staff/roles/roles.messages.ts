const permissions: Record<string, string> = {
  'news.edit': 'Scrivere e pubblicare le notizie',
  'site.edit': 'Curare pagine, prima pagina e banner',
  'music.edit': 'Curare artisti, canzoni, classifiche e podcast',
  'promotions.edit': 'Curare promozioni e cacce al tesoro',
  'advertising.edit': 'Curare clienti, spot e campagne',
  'media.edit': 'Curare la libreria di immagini e file',
  'import.run': 'Importare da un file quello che il ruolo può scrivere',
  'stats.read': 'Leggere le statistiche',
  'cache.clear': 'Svuotare la cache delle pagine',
  'affiliates.listen': 'Ascoltare le affiliate',
  'users.edit': 'Curare persone e ruoli',
  'audit.read': 'Leggere il registro',
};

export const rolesMessages = {
  title: 'Ruoli e permessi',
  lead: 'Che cosa apre ogni ruolo. Chi ha più ruoli ha i permessi di tutti.',
  permission: 'Permesso',
  permissions,
  has: 'sì',
  hasNot: 'no',
  yours: 'il tuo',
} as const;
