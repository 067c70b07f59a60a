export const consentMessages = {
  title: 'I tuoi cookie',
  text: 'Usiamo cookie tecnici per far funzionare la radio e, solo se lo vuoi, cookie di statistica e di marketing.',
  promise: 'Qualunque sia la risposta, la musica resta la stessa.',
  more: 'Per saperne di più',
  accept: 'Accetta tutti',
  reject: 'Rifiuta tutti',
  customise: 'Personalizza',
  panelTitle: 'Preferenze cookie',
  panelText: 'Scegli che cosa possiamo ricordare. Puoi cambiare idea quando vuoi, dal fondo di ogni pagina.',
  save: 'Salva le preferenze',
  always: 'Sempre attivi',
  necessary: {
    title: 'Tecnici',
    text: 'Tengono aperta la tua sessione, ricordano questa scelta e fanno suonare la radio. Senza, il sito non funziona.',
  },
  statistics: {
    title: 'Statistica',
    text: 'Ci dicono quali pagine e quali programmi interessano, con numeri che restano in casa nostra.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Permettono annunci audio e banner adatti a te, e di non ripeterli all’infinito.',
  },
} as const;
