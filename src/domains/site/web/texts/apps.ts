import type { AppsText, StationFacts } from './legal.types.ts';

export const appsPage = ({ name }: StationFacts): AppsText => {
  const query = encodeURIComponent(name);
  return {
    title: 'Applicazioni',
    intro: `In cucina, in tasca, sul divano: ${name} ti segue dove ti è più comodo. Scegli il tuo modo di ascoltare, l’account e le preferenze restano gli stessi.`,
    apps: [
      {
        id: 'alexa',
        store: 'Alexa',
        headline: 'Basta chiederlo a voce',
        text: 'Mani nell’impasto o piedi sul tavolino: la diretta parte con una frase, su qualsiasi altoparlante compatibile.',
        points: [
          'Nessun account da creare per ascoltare la diretta',
          'Si ferma, riprende e cambia volume a comando',
          'Funziona anche in più stanze contemporaneamente',
        ],
        href: `https://www.amazon.it/s?k=${query}&i=alexa-skills`,
        linkLabel: 'Attiva la skill',
        voiceCommand: `Alexa, apri ${name}`,
      },
      {
        id: 'google-play',
        store: 'Google Play',
        headline: 'La radio in tasca, su Android',
        text: 'Diretta, notizie e podcast in un’app leggera, che continua a suonare mentre fai altro.',
        points: [
          'Comandi nella schermata di blocco e nelle cuffie',
          'Radiosveglia e podcast da scaricare con PRO',
          'Da qui puoi attivare e gestire l’abbonamento PRO',
        ],
        href: `https://play.google.com/store/search?q=${query}&c=apps`,
        linkLabel: 'Scarica da Google Play',
      },
      {
        id: 'app-store',
        store: 'App Store',
        headline: 'Su iPhone e iPad, con il suono migliore',
        text: 'La stessa radio pensata per i dispositivi Apple, dal primo caffè all’ultima canzone della notte.',
        points: [
          'Stream in Dolby Atmos sui dispositivi compatibili',
          'Testi e traduzioni mentre la canzone è in onda',
          'Da qui puoi attivare e gestire l’abbonamento PRO',
        ],
        href: `https://apps.apple.com/it/iphone/search?term=${query}`,
        linkLabel: 'Scarica dall’App Store',
      },
      {
        id: 'apple-tv',
        store: 'Apple TV',
        headline: 'Il salotto si accende',
        text: 'La copertina a tutto schermo, le parole da cantare insieme e l’impianto di casa che fa il resto.',
        points: [
          'Titolo e copertina leggibili da lontano',
          'Testo della canzone e traduzione sullo schermo grande',
          'Si comanda con il telecomando che hai già',
        ],
        href: `https://tv.apple.com/it/search?term=${query}`,
        linkLabel: 'Cerca su Apple TV',
      },
    ],
    note: 'L’abbonamento PRO si acquista soltanto nelle app per telefono e vale anche sul sito, con lo stesso account. Tutti i vantaggi sono nella [pagina PRO](/vantagens-da-assinatura-pro).',
  };
};
