export const homeStaffMessages = {
  closesBeforeItOpens: 'Deve chiudersi dopo l’apertura.',
} as const;
