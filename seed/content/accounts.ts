type StaffRole = 'editor' | 'music' | 'promotions' | 'sales' | 'statistics' | 'administrator';

/** Everything a complete registration asks for; state by code (a region by name) and city by name, because ids belong to the database. */
export type ProfileSeed = {
  country?: 'BR' | 'IT';
  cpf: string;
  birthday: string;
  gender: 'MASCULINO' | 'FEMININO';
  telefone: string;
  stateCode: string;
  cityName: string;
  cep: string;
  district: string;
  street: string;
  streetNumber: number;
  addressSupplement: string;
  newsletter: boolean;
};

/** Demo only: production refuses to start with these accounts, whose passwords anybody can read here. */
export type AccountSeed = {
  key: 'listener' | 'complete' | 'italian' | 'pro' | StaffRole;
  name: string;
  lastName: string;
  email: string;
  password: string;
  role?: StaffRole;
  pro?: boolean;
  profile?: ProfileSeed;
};

export const accounts: AccountSeed[] = [
  {
    key: 'listener',
    name: 'Chiara',
    lastName: 'Bassi',
    email: 'ascoltatrice@demo.antena1.example',
    password: 'Gabbiano-Prati-98!',
  },
  {
    key: 'complete',
    name: 'Tiago',
    lastName: 'Ferraz',
    email: 'completo@demo.antena1.example',
    password: 'Jangada#Vento-214',
    profile: {
      cpf: '417.295.830-32',
      birthday: '1991-03-18',
      gender: 'MASCULINO',
      telefone: '(82) 95555-0147',
      stateCode: 'AL',
      cityName: 'Maceió',
      cep: '57035-000',
      district: 'Ponta Verde',
      street: 'Rua do Farol Branco',
      streetNumber: 52,
      addressSupplement: 'Apto 301',
      newsletter: true,
    },
  },
  {
    key: 'italian',
    name: 'Luca',
    lastName: 'Serafini',
    email: 'italiano@demo.antena1.example',
    password: 'Vesuvio!Alba-77mare',
    profile: {
      country: 'IT',
      cpf: 'SRFLCU88C14F839M',
      birthday: '1988-03-14',
      gender: 'MASCULINO',
      telefone: '347 5550147',
      stateCode: 'Campania',
      cityName: 'Napoli',
      cep: '80121',
      district: 'Napoli',
      street: 'Via della Lanterna',
      streetNumber: 18,
      addressSupplement: 'Scala B',
      newsletter: true,
    },
  },
  {
    key: 'pro',
    name: 'Bianca',
    lastName: 'Moretti',
    email: 'pro@demo.antena1.example',
    password: 'Vinile_Raro+33giri',
    pro: true,
    profile: {
      cpf: '528.306.941-98',
      birthday: '1984-11-02',
      gender: 'FEMININO',
      telefone: '(11) 95555-0162',
      stateCode: 'SP',
      cityName: 'São Paulo',
      cep: '01310-100',
      district: 'Bela Vista',
      street: 'Alameda dos Tipógrafos',
      streetNumber: 810,
      addressSupplement: 'Bloco B',
      newsletter: false,
    },
  },
  {
    key: 'editor',
    name: 'Corrado',
    lastName: 'Benelli',
    email: 'redazione@demo.antena1.example',
    password: 'Titolo&Occhiello-6',
    role: 'editor',
    profile: {
      cpf: '639.417.052-61',
      birthday: '1976-06-21',
      gender: 'MASCULINO',
      telefone: '(41) 95555-0118',
      stateCode: 'PR',
      cityName: 'Curitiba',
      cep: '80420-090',
      district: 'Batel',
      street: 'Rua das Araucárias Altas',
      streetNumber: 19,
      addressSupplement: '',
      newsletter: true,
    },
  },
  {
    key: 'music',
    name: 'Agnese',
    lastName: 'Valli',
    email: 'musica@demo.antena1.example',
    password: 'Ritornello!Do-7min',
    role: 'music',
    profile: {
      cpf: '184.620.735-53',
      birthday: '1988-01-30',
      gender: 'FEMININO',
      telefone: '(31) 95555-0135',
      stateCode: 'MG',
      cityName: 'Belo Horizonte',
      cep: '30140-110',
      district: 'Savassi',
      street: 'Rua do Curral Novo',
      streetNumber: 440,
      addressSupplement: 'Casa 2',
      newsletter: true,
    },
  },
  {
    key: 'promotions',
    name: 'Giada',
    lastName: 'Neri',
    email: 'promozioni@demo.antena1.example',
    password: 'Forziere*Chiuso-24',
    role: 'promotions',
    profile: {
      cpf: '295.731.846-64',
      birthday: '1993-08-09',
      gender: 'FEMININO',
      telefone: '(48) 95555-0171',
      stateCode: 'SC',
      cityName: 'Florianópolis',
      cep: '88015-200',
      district: 'Centro',
      street: 'Rua da Ponte Antiga',
      streetNumber: 77,
      addressSupplement: '',
      newsletter: false,
    },
  },
  {
    key: 'sales',
    name: 'Rafael',
    lastName: 'Monteiro',
    email: 'vendite@demo.antena1.example',
    password: 'Trenta-Secondi=Ok5',
    role: 'sales',
    profile: {
      cpf: '306.842.957-92',
      birthday: '1980-04-14',
      gender: 'MASCULINO',
      telefone: '(19) 95555-0109',
      stateCode: 'SP',
      cityName: 'Campinas',
      cep: '13025-151',
      district: 'Cambuí',
      street: 'Rua do Cafezal Velho',
      streetNumber: 1203,
      addressSupplement: 'Sala 4',
      newsletter: false,
    },
  },
  {
    key: 'statistics',
    name: 'Helena',
    lastName: 'Prado',
    email: 'statistiche@demo.antena1.example',
    password: 'Curva$Media-90gg',
    role: 'statistics',
    profile: {
      cpf: '750.318.462-08',
      birthday: '1986-12-05',
      gender: 'FEMININO',
      telefone: '(51) 95555-0184',
      stateCode: 'RS',
      cityName: 'Porto Alegre',
      cep: '90570-040',
      district: 'Moinhos de Vento',
      street: 'Rua do Pôr do Sol',
      streetNumber: 25,
      addressSupplement: 'Apto 12',
      newsletter: true,
    },
  },
  {
    key: 'administrator',
    name: 'Teresa',
    lastName: 'Galli',
    email: 'direzione@demo.antena1.example',
    password: 'Studio-Rosso@1998',
    role: 'administrator',
    profile: {
      cpf: '861.429.573-19',
      birthday: '1972-09-27',
      gender: 'FEMININO',
      telefone: '(27) 95555-0126',
      stateCode: 'ES',
      cityName: 'Vitória',
      cep: '29055-220',
      district: 'Praia do Canto',
      street: 'Rua Mirante da Baía',
      streetNumber: 315,
      addressSupplement: '',
      newsletter: true,
    },
  },
];
