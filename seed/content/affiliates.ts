/**
 * The shape the API hands out. `filial` holds name and frequency around ' - ', `enderecoCEP` the state code after '/'.
 * The Federal District is offered by the page and has no branch on purpose: its empty state is real.
 */
export type AffiliateSeed = {
  filial: string;
  enderecoRua: string;
  enderecoCEP: string;
  email: string;
  telefone: string;
};

const branch = (city: string, frequency: string, street: string, postcode: string, mailbox: string, phone: string) => ({
  filial: `Antena 1 ${city} - ${frequency} FM`,
  enderecoRua: street,
  enderecoCEP: postcode,
  email: `${mailbox}@antena1.example`,
  telefone: phone,
});

export const affiliates: AffiliateSeed[] = [
  branch('Maceió', '95.3', 'Avenida das Jangadas, 1240, Ponta Verde', '57035-000/AL', 'maceio', '(82) 3555-0112'),
  branch('Arapiraca', '101.9', 'Rua do Fumo Dourado, 87, Centro', '57300-090/AL', 'arapiraca', '(82) 3555-0178'),

  branch('Vitória', '98.7', 'Rua Mirante da Baía, 315, Praia do Canto', '29055-220/ES', 'vitoria', '(27) 3555-0121'),
  branch(
    'Cachoeiro de Itapemirim',
    '93.5',
    'Rua das Pedreiras, 44, Guandu',
    '29300-180/ES',
    'cachoeiro',
    '(28) 3555-0164',
  ),

  branch('Belo Horizonte', '91.7', 'Rua do Curral Novo, 902, Savassi', '30140-110/MG', 'bh', '(31) 3555-0130'),
  branch('Juiz de Fora', '102.3', 'Rua Halfeld Velha, 611, Centro', '36010-002/MG', 'juizdefora', '(32) 3555-0147'),
  branch('Uberlândia', '96.1', 'Avenida dos Ipês Roxos, 1500, Martins', '38400-334/MG', 'uberlandia', '(34) 3555-0159'),

  branch('Curitiba', '94.9', 'Rua das Araucárias Altas, 728, Batel', '80420-090/PR', 'curitiba', '(41) 3555-0103'),
  branch('Londrina', '99.1', 'Avenida Terra Vermelha, 233, Centro', '86020-080/PR', 'londrina', '(43) 3555-0116'),
  branch('Maringá', '103.7', 'Rua da Catedral Nova, 58, Zona 01', '87013-190/PR', 'maringa', '(44) 3555-0185'),

  branch('Porto Alegre', '97.3', 'Rua do Pôr do Sol, 480, Moinhos de Vento', '90570-040/RS', 'poa', '(51) 3555-0144'),
  branch(
    'Caxias do Sul',
    '92.5',
    'Rua dos Parreirais, 1091, São Pelegrino',
    '95020-371/RS',
    'caxias',
    '(54) 3555-0172',
  ),
  branch('Pelotas', '100.5', 'Rua das Doceiras, 366, Centro', '96010-150/RS', 'pelotas', '(53) 3555-0139'),

  branch('Florianópolis', '94.3', 'Rua da Ponte Antiga, 129, Centro', '88015-200/SC', 'floripa', '(48) 3555-0127'),
  branch('Joinville', '101.1', 'Rua das Bailarinas, 740, América', '89201-400/SC', 'joinville', '(47) 3555-0151'),
  branch('Blumenau', '95.9', 'Rua dos Tecelões, 205, Velha', '89010-025/SC', 'blumenau', '(47) 3555-0196'),

  branch('São Paulo', '94.7', 'Alameda dos Tipógrafos, 1777, Bela Vista', '01310-100/SP', 'saopaulo', '(11) 3555-0101'),
  branch('Campinas', '98.1', 'Rua do Cafezal Velho, 650, Cambuí', '13025-151/SP', 'campinas', '(19) 3555-0133'),
  branch('Santos', '93.1', 'Avenida dos Estivadores, 92, Boqueirão', '11055-300/SP', 'santos', '(13) 3555-0168'),
  branch(
    'Ribeirão Preto',
    '105.9',
    'Rua Terra Roxa, 1384, Jardim Sumaré',
    '14025-100/SP',
    'ribeirao',
    '(16) 3555-0155',
  ),
  branch(
    'São José dos Campos',
    '102.9',
    'Rua dos Aeromodelistas, 417, Jardim Esplanada',
    '12243-030/SP',
    'sjc',
    '(12) 3555-0190',
  ),

  branch('Roma', '107.1', 'Via del Ponte Sonoro, 14, Prati', '00193/RM', 'roma', '+39 06 5550 0198'),
];
