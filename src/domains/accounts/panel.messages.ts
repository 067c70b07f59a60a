import { dateForm } from '#kit/printed-date.ts';

const printedEnd = dateForm('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
const italianEnd = dateForm('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';

/** What stands around the profile's form, for whoever lives in Brazil. */
const portuguese = {
  title: 'Meu perfil',
  logOut: 'Sair',
  loggingOut: 'Saindo...',
  data: 'Seus dados',
  pro: 'PRO',
  proUntil: (end: Date) => `até ${printedEnd(end)}`,
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
};

type PanelMessages = typeof portuguese;

const italian: PanelMessages = {
  title: 'Il mio profilo',
  logOut: 'Esci',
  loggingOut: 'Uscita in corso...',
  data: 'I tuoi dati',
  pro: 'PRO',
  proUntil: (end: Date) => `fino al ${italianEnd(end)}`,
  complete: 'Registrazione completa',
  fetchFailed: 'Qualcosa è andato storto. Riprova più tardi.',
  retry: 'Riprova',
  leaving: 'Stiamo chiudendo le tue sessioni su tutti i dispositivi...',
  download: {
    text: 'Scarica in un file JSON tutto quello che conserviamo su di te.',
    submit: 'Scarica i miei dati',
    busy: 'Download in corso...',
    failed: 'Non è stato possibile scaricare i tuoi dati. Controlla la connessione e riprova.',
  },
  remove: {
    text: 'Puoi cancellare il tuo account in qualsiasi momento.',
    open: 'Cancella il mio account',
    title: 'Cancellare definitivamente l’account?',
    lead: 'La cancellazione è immediata e non si può annullare. Perdi:',
    losses: [
      'il tuo profilo, l’accesso con e-mail, Google o Facebook e tutte le sessioni aperte',
      'le tue risposte alle promozioni e le canzoni che hai consigliato',
      'la tua partecipazione alla caccia al tesoro e i premi non ancora ritirati',
    ],
    more: 'Che cosa cancelliamo e che cosa la legge ci obbliga a conservare',
    confirm: 'Sì, cancella il mio account',
    busy: 'Cancellazione in corso...',
    cancel: 'Annulla',
    done: 'Account cancellato. Per accedere di nuovo serve una nuova registrazione.',
    refusals: {
      'active pro subscription': 'Questo account ha un abbonamento attivo. Scrivici per cancellare la registrazione.',
    },
    other: 'Non è stato possibile cancellare l’account. Riprova o scrivici.',
    contact: 'Scrivici',
  },
};

export const panelMessages: Record<'it' | 'pt-BR', PanelMessages> = { it: italian, 'pt-BR': portuguese };
