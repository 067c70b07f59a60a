export const staffDocumentMessages = {
  title: (station: string) => `Redazione · ${station}`,
  noScript: 'La redazione ha bisogno di JavaScript.',
} as const;
