import type { AboutText, StationFacts } from './legal.types.ts';

export const aboutPage = ({ name }: StationFacts): AboutText => ({
  title: 'Chi siamo',
  lead: `${name} è la radio made in Italy che parla con due accenti. Trasmette da Roma, si ascolta in sette stati del Brasile e arriva ovunque ci sia una connessione e qualcuno con la voglia di una bella canzone.`,
  chapters: [
    {
      id: 'la-storia',
      heading: 'Una stanza, due giradischi, un oceano',
      paragraphs: [
        'Tutto comincia con una stanza al terzo piano di un palazzo nel quartiere Prati, a pochi passi dal Tevere. Dentro ci sono due giradischi comprati di seconda mano, un mixer a sei canali e una finestra che non chiude bene: nelle registrazioni dei primi mesi, se si ascolta con attenzione, si sentono i gabbiani. È il 1998 e l’idea è semplice fino all’ingenuità: trasmettere solo musica italiana, tutta, senza vergognarsi del pop e senza dimenticare i cantautori.',
        'Il Brasile arriva per posta. Una famiglia di Maceió, con i nonni partiti da Treviso un secolo prima, scrive di aver ricevuto una nostra cassetta da un cugino e di averla consumata. Chiedono se ne esiste un’altra. Ne spediamo dieci; tornano indietro quaranta lettere. Qualche anno dopo quella corrispondenza diventa una frequenza e la frequenza diventa una rete.',
        'Oggi le cassette sono file e le lettere arrivano su WhatsApp, ma il principio non è cambiato: una persona sceglie una canzone pensando a chi la ascolterà. Le macchine ci aiutano a tenere il tempo, non a decidere che cosa mettere.',
      ],
    },
    {
      id: 'la-musica',
      heading: 'Che cosa suoniamo',
      paragraphs: [
        'Suoniamo la canzone italiana di ieri mattina e quella di sessant’anni fa, e ci divertiamo a metterle vicine. Suoniamo i successi del mondo quando hanno qualcosa da dire alle nostre orecchie, le riletture, le versioni in portoghese di brani nati a Napoli e le canzoni di Bahia che hanno trovato una seconda vita a Bologna.',
        'Ogni brano passa da un ascolto vero. La redazione musicale si riunisce due volte alla settimana attorno a un tavolo, con le cuffie appese ai ganci e una regola: si vota solo dopo la fine del pezzo. Anche chi ascolta vota, e quei voti pesano: le classifiche del sito e la programmazione delle settimane successive partono da lì. Se manca qualcosa, ce lo si può dire dalla pagina con cui si [consiglia una canzone](/recomende).',
        'Intorno alla musica ci sono le notizie. Una piccola redazione giornalistica scrive in italiano di quello che succede nei due paesi, con la stessa cura con cui si scrive una scaletta: prima le cose importanti, poi quelle belle, mai quelle inutili.',
      ],
    },
    {
      id: 'la-rete',
      heading: 'La rete brasiliana',
      paragraphs: [
        'Le nostre emittenti affiliate coprono 7 stati e più di 550 comuni, dalle spiagge dell’Alagoas alle colline del Rio Grande do Sul. Ognuna ha le sue voci locali, il suo meteo e le sue strade intasate; tutte condividono il suono, i programmi principali e una filiale a Roma che tiene le fila. Quando in Italia è ora di pranzo, a San Paolo si sta appena facendo il caffè: il programma che unisce le due città è nato proprio da questa differenza di orario.',
        'Entrare nella rete non significa ricevere un segnale e basta. Ci scambiamo ospiti, inchieste e persino ricette; una volta all’anno i responsabili di tutte le sedi passano una settimana insieme, alternando Italia e Brasile. L’elenco completo è nella pagina delle [affiliate](/afiliadas).',
      ],
    },
    {
      id: 'i-valori',
      heading: 'In che cosa crediamo',
      paragraphs: ['Non abbiamo un manifesto appeso al muro. Abbiamo quattro abitudini che cerchiamo di non perdere.'],
      points: [
        {
          name: 'Orecchio umano',
          text: 'Le scalette le firmano persone. Se una canzone va in onda, qualcuno in redazione sa dire perché.',
        },
        {
          name: 'Pubblicità riconoscibile',
          text: 'Uno spot si chiama spot. Lo presentiamo come tale, diciamo chi lo paga e non lo travestiamo da consiglio.',
        },
        {
          name: 'Rispetto per chi ascolta',
          text: 'Chiediamo pochi dati, spieghiamo perché ci servono e li cancelliamo quando ce lo si domanda.',
        },
        {
          name: 'Porte aperte',
          text: 'Una radio senza barriere: il sito si usa con la tastiera, con un lettore di schermo e con una connessione lenta.',
        },
      ],
    },
    {
      id: 'le-persone',
      heading: 'Chi lavora qui',
      paragraphs: [
        'Siamo un gruppo piccolo con mestieri molto diversi. Le porte tra un ufficio e l’altro restano aperte, tranne quella dello studio quando è accesa la luce rossa.',
      ],
      points: [
        {
          name: 'Programmazione musicale',
          text: 'Ascolta, discute, sceglie. Cura la rotazione, le classifiche e l’archivio.',
        },
        { name: 'Voci e regia', text: 'Conduttrici, conduttori e tecnici che tengono viva la diretta a tutte le ore.' },
        {
          name: 'Redazione giornalistica',
          text: 'Scrive, verifica e aggiorna le notizie da Roma e dalle città brasiliane.',
        },
        { name: 'Podcast e video', text: 'Registra ciò che merita più tempo di quanto la diretta possa dargli.' },
        {
          name: 'Rapporti con le affiliate',
          text: 'Parla ogni giorno con le sedi in Brasile e risponde alle emittenti che vogliono unirsi a noi.',
        },
        {
          name: 'Commerciale e promozioni',
          text: 'Lavora con gli inserzionisti e inventa giochi, premi e cacce al tesoro.',
        },
        {
          name: 'Tecnologia e ascoltatori',
          text: 'Cura il sito, le app e lo streaming, e risponde a chi ci scrive quando qualcosa non funziona.',
        },
      ],
    },
    {
      id: 'venite-a-trovarci',
      heading: 'Da qui in avanti',
      paragraphs: [
        'La finestra dei gabbiani adesso chiude bene, ma ogni tanto la apriamo. Se vuoi salutarci, la [pagina dei contatti](/contatto) arriva a persone vere; se vuoi lavorare con noi, c’è un [modulo](/lavora-con-noi) che leggiamo fino all’ultima riga. E se vuoi soltanto ascoltare, basta un clic: la [diretta](/ascolta-la-radio) è già cominciata.',
      ],
    },
  ],
  numbers: [
    { value: '7', label: 'stati brasiliani raggiunti in FM' },
    { value: 'oltre 550', label: 'comuni coperti dalla rete' },
    { value: '1', label: 'filiale a Roma, dove nasce il programma' },
    { value: '24 ore', label: 'di musica e voci, ogni giorno dell’anno' },
  ],
  timeline: [
    {
      year: '1998',
      title: 'La prima notte',
      text: 'Alle ventitré e cinque parte il primo disco dalla stanza di Prati. Lo ascoltano, per quanto ne sappiamo, undici persone.',
    },
    {
      year: '2003',
      title: 'Si accende Maceió',
      text: 'La prima affiliata brasiliana va in onda con un’ora al giorno di canzoni italiane. Dopo un mese le ore sono sei.',
    },
    {
      year: '2009',
      title: 'La radio esce dalla radio',
      text: 'Comincia lo streaming: la prima connessione dall’estero arriva da un peschereccio al largo delle Azzorre.',
    },
    {
      year: '2014',
      title: 'San Paolo e il ponte quotidiano',
      text: 'Apre la sede paulista e nasce il programma in doppia conduzione, con due città nello stesso microfono.',
    },
    {
      year: '2020',
      title: 'Insieme da lontano',
      text: 'Per settimane si trasmette dalle cucine. Gli ascoltatori votano le cento canzoni dell’anno e la classifica diventa un rito.',
    },
    {
      year: '2024',
      title: 'PRO e il suono immersivo',
      text: 'Arrivano l’abbonamento, gli stream esclusivi e la diretta in Dolby Atmos per chi vuole sentirsi al centro dello studio.',
    },
  ],
});
