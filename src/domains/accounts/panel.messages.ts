/** What stands around the profile's form. These texts stand where the modal sets `lang="pt-BR"`. */
const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';

export const panelMessages = {
  data: 'Seus dados',
  pro: 'PRO',
  proUntil: (end: Date) => `até ${date.format(end)}`,
  complete: 'Cadastro completo',
  fetchFailed: later,
  retry: 'Tentar novamente',
  leaving: 'Encerrando as suas sessões em todos os dispositivos...',
  download: {
    text: 'Baixe em um arquivo JSON tudo o que guardamos sobre você.',
    submit: 'Baixar meus dados',
    busy: 'Baixando...',
    failed: 'Não foi possível baixar os seus dados. Verifique a sua conexão e tente novamente.',
  },
  remove: {
    text: 'Você pode excluir a sua conta a qualquer momento.',
    open: 'Excluir minha conta',
    title: 'Excluir a conta definitivamente?',
    lead: 'A exclusão é imediata e não pode ser desfeita. Você perde:',
    losses: [
      'o seu perfil, o acesso com e-mail, Google ou Facebook e todas as sessões abertas',
      'as suas respostas nas promoções e as músicas que recomendou',
      'a sua participação na caça ao tesouro e os prêmios ainda não retirados',
    ],
    more: 'O que apagamos e o que a lei nos obriga a guardar',
    confirm: 'Sim, excluir minha conta',
    busy: 'Excluindo...',
    cancel: 'Cancelar',
    done: 'Cadastro excluído. Para realizar o login, é necessário realizar o cadastro novamente.',
    refusals: {
      'active pro subscription':
        'Essa conta possui uma assinatura ativa. Entre em contato conosco para apagar o seu cadastro.',
    },
    other: 'Ocorreu um erro ao tentar apagar sua conta. Tente novamente ou entre em contato conosco.',
    contact: 'Falar conosco',
  },
} as const;

const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
