import type { OfferedState } from './affiliates.rules.ts';

export const affiliatesMessages = {
  kicker: 'La rete',
  title: 'Le nostre affiliate',
  lead: 'In FM in 7 stati del Brasile e in più di 550 comuni, con una sede a Roma: cerca la frequenza della tua città.',
  headTitle: 'Affiliate',
  headDescription: (station: string, branches: number) =>
    `Le ${branches} sedi di ${station}: frequenze FM, indirizzi, e-mail e telefoni della rete in 7 stati del Brasile, in più di 550 comuni e a Roma.`,
  headKeywords: 'affiliate, frequenze FM, radio in Brasile, San Paolo, Roma',
  numbers: [
    { value: '7', label: 'stati del Brasile' },
    { value: '550+', label: 'comuni raggiunti in FM' },
    { value: '1', label: 'sede a Roma, da cui parte il segnale' },
  ],
  chooseState: 'Scegli lo stato',
  state: 'Stato',
  found: (count: number, state: string) => `${state}: ${count === 1 ? 'una filiale' : `${count} filiali`}`,
  // Quoted by the specification, Portuguese as it stands there.
  empty: 'Nenhuma filial encontrada para o estado selecionado.',
  frequency: 'Frequenza',
  address: 'Indirizzo',
  email: 'E-mail',
  phone: 'Telefono',
  homeKicker: 'Dall’altra parte dell’oceano',
  homeTitle: 'La sede di Roma',
  homeText: 'Da qui partono i programmi e il segnale che tutta la rete condivide.',
  indexTitle: 'Tutte le frequenze',
  // Quoted by the specification, Portuguese as it stands there.
  tuneIn: 'Sintonize no FM',
  elsewhere: 'Fuori dal Brasile',
  noFrequency: 'In streaming',
  noBranches: 'Per ora nessuna filiale trasmette in FM.',
  listFailed: 'Le frequenze non sono arrivate.',
  tryAgain: 'Riprova',
  allAddresses: 'Indirizzi e contatti di tutte le sedi',
};

export const stateNames: Record<OfferedState, string> = {
  al: 'Alagoas',
  df: 'Distrito Federal',
  es: 'Espírito Santo',
  mg: 'Minas Gerais',
  pr: 'Paraná',
  rs: 'Rio Grande do Sul',
  sc: 'Santa Catarina',
  sp: 'São Paulo',
};
