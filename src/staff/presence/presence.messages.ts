const list = new Intl.ListFormat('it', { type: 'conjunction' });

export const presenceMessages = {
  others: (names: readonly string[]) =>
    names.length === 1
      ? `Anche ${names[0]} ha questa pagina aperta.`
      : `Anche ${list.format(names)} hanno questa pagina aperta.`,
} as const;
