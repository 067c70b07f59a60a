/** The languages of the site's surfaces: each speaks one of them as a whole. */
export type SurfaceLang = 'it' | 'pt-BR';

const italian = {
  loading: 'Caricamento in corso, attendere...',
  close: 'Chiudi',
  closeToast: 'Chiudi il messaggio',
  required: 'obbligatorio',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  pagination: {
    previous: 'Precedente',
    next: 'Successiva',
    page: (page: number) => `Pagina ${page}`,
    gap: 'Altre pagine',
  },
  carousel: {
    role: 'carosello',
    previous: 'Scorri indietro',
    next: 'Scorri avanti',
    pause: 'Ferma lo scorrimento automatico',
    resume: 'Riprendi lo scorrimento automatico',
    position: (first: number, last: number, total: number) =>
      first === last ? `${first} di ${total}` : `Da ${first} a ${last} di ${total}`,
  },
  share: {
    heading: 'Condividi',
    on: (network: string) => `Condividi su ${network}`,
    device: 'Condividi con il tuo dispositivo',
    copy: 'Copia il link',
    copied: 'Link copiato',
    dialogTitle: (product: string) => `Ho sentito parlare di ${product}`,
  },
};

const portuguese: typeof italian = {
  loading: 'Carregando, aguarde...',
  close: 'Fechar',
  closeToast: 'Fechar a mensagem',
  required: 'obrigatório',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  pagination: {
    previous: 'Anterior',
    next: 'Próxima',
    page: (page) => `Página ${page}`,
    gap: 'Outras páginas',
  },
  carousel: {
    role: 'carrossel',
    previous: 'Voltar',
    next: 'Avançar',
    pause: 'Parar a rolagem automática',
    resume: 'Retomar a rolagem automática',
    position: (first, last, total) => (first === last ? `${first} de ${total}` : `De ${first} a ${last} de ${total}`),
  },
  share: {
    heading: 'Compartilhar',
    on: (network) => `Compartilhar no ${network}`,
    device: 'Compartilhar com o seu dispositivo',
    copy: 'Copiar o link',
    copied: 'Link copiado',
    dialogTitle: (product) => `Ouvi falar da ${product}`,
  },
};

/** What the kit itself says. Everything else comes from the pages that use it. */
export const uiMessages: Record<SurfaceLang, typeof italian> = { it: italian, 'pt-BR': portuguese };
