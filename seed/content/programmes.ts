export type ProgrammeSeed = {
  slug: string;
  title: string;
  summary: string;
  /** HTML paragraphs. */
  description: string;
  days: string;
  /** 1 = Monday … 7 = Sunday, in the station's zone. */
  weekdays: number[];
  startTime: string;
  /** '00:00' is the midnight that ends the day: no programme crosses it. */
  endTime: string;
  host: string;
};

const workdays = { days: 'Dal lunedì al venerdì', weekdays: [1, 2, 3, 4, 5] };
const everyDay = { days: 'Tutti i giorni', weekdays: [1, 2, 3, 4, 5, 6, 7] };

export const programmes: ProgrammeSeed[] = [
  {
    slug: 'notte-italiana',
    title: 'Notte italiana',
    summary: 'Sei ore di canzoni a bassa voce per chi lavora, chi guida e chi non riesce a dormire.',
    description:
      '<p>Quando la città abbassa le serrande, Livia Sorrentino abbassa le luci dello studio e apre l’archivio. Niente classifiche e niente fretta: cantautori, jazz di provincia, colonne sonore e qualche voce brasiliana che a quell’ora suona come un ricordo.</p><p>Tra un brano e l’altro si leggono i messaggi di fornai, infermieri, camionisti e studenti all’ultimo capitolo. Ognuno può dedicare una canzone a chi sta dormendo.</p>',
    ...everyDay,
    startTime: '00:00',
    endTime: '06:00',
    host: 'Livia Sorrentino',
  },
  {
    slug: 'prima-edizione',
    title: 'Prima edizione',
    summary: 'Le notizie dei due paesi in un’ora esatta, prima che la giornata cominci a correre.',
    description:
      '<p>Alle sei la redazione ha già letto tutto e scelto poco. Tre titoli dall’Italia, tre dal Brasile, due dal resto del mondo: ciascuno ha il tempo che serve per essere capito, né di più né di meno.</p><p>Chiude la rassegna «La buona notizia», una storia verificata che fa uscire di casa con un altro passo.</p>',
    ...workdays,
    startTime: '06:00',
    endTime: '07:00',
    host: 'Corrado Benelli',
  },
  {
    slug: 'a1-morning',
    title: 'A1 Morning',
    summary: 'Il risveglio della radio: caffè, canzoni nuove e due conduttori che non sono mai d’accordo.',
    description:
      '<p>Marta è mattiniera, Davide finge di esserlo. Dalle sette alle dieci si dividono microfono, traffico e cornetti con una scaletta che alterna le uscite della settimana e i ritornelli che tutti sanno.</p><p>Alle otto e un quarto arriva «Indovina l’anno»: tre canzoni, un solo anno, chi telefona per primo sceglie la quarta. Alle nove e mezza si apre la posta vocale degli ascoltatori.</p><p>Il venerdì si trasmette dal bar sotto la radio, con il rumore delle tazzine e tutto il resto.</p>',
    ...workdays,
    startTime: '07:00',
    endTime: '10:00',
    host: 'Marta Ferri e Davide Loi',
  },
  {
    slug: 'officina-canzone',
    title: 'Officina canzone',
    summary: 'Una canzone al giorno smontata pezzo per pezzo e rimontata insieme a chi l’ha scritta.',
    description:
      '<p>Che cosa rende indimenticabile un ritornello? Perché quel verso cade proprio lì? Agnese Valli mette una canzone sul banco da lavoro e ne ascolta le parti: la melodia, le parole, il respiro del batterista.</p><p>Gli ospiti portano provini, quaderni e versioni scartate. Alla fine si riascolta il brano per intero e, di solito, non sembra più lo stesso.</p>',
    ...workdays,
    startTime: '10:00',
    endTime: '12:00',
    host: 'Agnese Valli',
  },
  {
    slug: 'tavola-calda',
    title: 'Tavola calda',
    summary: 'Ricette da ascoltare, mercati in diretta e musica che mette appetito.',
    description:
      '<p>A mezzogiorno si accendono i fornelli. Ogni puntata parte da un ingrediente e segue le sue strade: il riso che va dal Vercellese al Rio Grande, il pomodoro che torna da dove era venuto, il pane di chi è partito.</p><p>Le ricette si fanno con le mani libere e le orecchie aperte: Nino Caruso le detta al ritmo della canzone in onda. La domenica si cucina con un ascoltatore ospite.</p>',
    ...everyDay,
    startTime: '12:00',
    endTime: '14:00',
    host: 'Nino Caruso',
  },
  {
    slug: 'ponte-roma-sao-paulo',
    title: 'Ponte Roma–São Paulo',
    summary: 'Due studi, due fusi orari e una sola scaletta costruita a metà dell’oceano.',
    description:
      '<p>Beatrice Conti parla da Roma, Rafael Monteiro da San Paolo. Lei è già al dolce, lui al primo caffè: la conversazione comincia sempre da quello che si vede fuori dalla finestra e finisce dove nessuno aveva previsto.</p><p>La musica fa avanti e indietro con loro. Ogni brano italiano ne chiama uno brasiliano che gli somiglia, per una storia, un accordo o soltanto per l’umore.</p><p>Chi vive lontano da casa può lasciare un messaggio da mandare in onda dall’altra parte.</p>',
    ...workdays,
    startTime: '14:00',
    endTime: '16:00',
    host: 'Beatrice Conti e Rafael Monteiro',
  },
  {
    slug: 'traffico-lento',
    title: 'Traffico lento',
    summary: 'Il ritorno a casa con le strade, le storie dei passeggeri e un’ora di richieste.',
    description:
      '<p>Se la tangenziale è ferma, tanto vale che la musica si muova. Sergio Amato dà le notizie utili sulle strade e poi passa la parola a chi è in coda: dove vai, da dove vieni, che cosa vorresti sentire adesso.</p><p>La seconda ora è tutta su richiesta. Vince la canzone votata dal maggior numero di finestrini aperti.</p>',
    ...workdays,
    startTime: '17:00',
    endTime: '19:00',
    host: 'Sergio Amato',
  },
  {
    slug: 'big-hour',
    title: 'Big Hour',
    summary: 'Sessanta minuti senza interruzioni: un tema, un mixaggio continuo, nessuna parola di troppo.',
    description:
      '<p>Si entra alle sette di sera e si esce un’ora dopo, senza mai toccare il volume. Ogni puntata ha un filo nascosto, un anno, una città o un colore, e il gioco è capirlo prima dell’ultima canzone.</p><p>Il mixaggio è fatto a mano da DJ Tramonto e resta disponibile come podcast per chi vuole ripartire dal primo minuto.</p>',
    days: 'Dal lunedì al sabato',
    weekdays: [1, 2, 3, 4, 5, 6],
    startTime: '19:00',
    endTime: '20:00',
    host: 'DJ Tramonto',
  },
  {
    slug: 'lado-pessoal',
    title: 'Lado pessoal',
    summary: 'Un’intervista senza promozione: chi canta racconta le cinque canzoni che lo hanno cambiato.',
    description:
      '<p>Niente dischi in uscita e niente domande preparate dall’ufficio stampa. Helena Prado chiede a ogni ospite di portare cinque canzoni di altri e di dire quando le ha ascoltate per la prima volta.</p><p>Ne vengono fuori stanze da letto, autobus, cucine, amori finiti male e maestri incontrati per caso. Il martedì l’ospite è italiano, il giovedì brasiliano; la domenica si riascolta la puntata più amata.</p>',
    days: 'Martedì, giovedì e domenica',
    weekdays: [2, 4, 7],
    startTime: '21:00',
    endTime: '22:00',
    host: 'Helena Prado',
  },
  {
    slug: 'le-100-piu-in-onda',
    title: 'Le 100 più in onda',
    summary: 'La classifica votata dagli ascoltatori, dalla posizione che sale a quella che nessuno si aspettava.',
    description:
      '<p>Il sabato pomeriggio si tirano le somme. Giada Neri percorre la classifica a ritroso, fa parlare chi ha votato e concede una seconda possibilità a una canzone rimasta fuori.</p><p>Una volta al mese si apre l’archivio e si riascolta la classifica di un anno passato: si ride, ci si commuove e qualche volta ci si vergogna un po’.</p>',
    days: 'Sabato',
    weekdays: [6],
    startTime: '14:00',
    endTime: '17:00',
    host: 'Giada Neri',
  },
  {
    slug: 'lato-b',
    title: 'Lato B',
    summary: 'Tre ore di vinile, fruscio compreso, dalla parte del disco che non si ascoltava mai.',
    description:
      '<p>Ettore Massa arriva in studio con una cassetta di legno e non dice mai prima che cosa contiene. Solo facciate minori, versioni alternative, singoli dimenticati nei mercatini di Torino e di Porto Alegre.</p><p>Tra un disco e l’altro si sente la puntina che scende: abbiamo provato a toglierla, ci avete scritto in trecento.</p>',
    days: 'Sabato',
    weekdays: [6],
    startTime: '21:00',
    endTime: '00:00',
    host: 'Ettore Massa',
  },
  {
    slug: 'domenica-lenta',
    title: 'Domenica lenta',
    summary: 'Giornali aperti sul tavolo, voci calde e nessun motivo per guardare l’orologio.',
    description:
      '<p>La domenica la radio si sveglia piano. Teresa Galli sceglie canzoni lunghe, legge ad alta voce una pagina di romanzo e chiama qualcuno che sta facendo una cosa bella: un giardino, una barca, un coro di paese.</p><p>Nell’ultima mezz’ora si parte per un viaggio breve, di quelli che si fanno in giornata e si raccontano per una settimana.</p>',
    days: 'Domenica',
    weekdays: [7],
    startTime: '09:00',
    endTime: '12:00',
    host: 'Teresa Galli',
  },
];
