import type { ArticleSeed } from './article.ts';

export const altri: ArticleSeed[] = [
  {
    slug: 'gatto-dello-studio-b',
    title: 'Il gatto dello Studio B ha interrotto tre dirette e ora ha una mansione',
    titleHome: 'Il gatto dello Studio B',
    subtitle:
      'Si chiama Jingle, è arrivato con la pioggia e sa quando un microfono è aperto. Verbale di un’assunzione.',
    journalist: 'noemi-serafini',
    tags: ['radio', 'lavoro', 'comunita'],
    keywords: 'gatto, studio radiofonico, redazione, curiosità, dirette',
    imageCaption: 'Jingle sul mixer, nel posto che si è scelto',
    daysAgo: 0,
    hour: 1,
    content: `<p><strong>Articolo 1.</strong> Il giorno 9, durante un temporale, un gatto grigio è entrato dalla finestra del bagno e si è seduto sul mixer dello Studio B. Peso: tre chili e otto. Documenti: nessuno.</p>
<p><strong>Articolo 2.</strong> Il medesimo ha interrotto la diretta una prima volta camminando sui cursori (effetto: Marta Ferri in mono), una seconda miagolando durante le previsioni del tempo, una terza addormentandosi sul tasto che avvia la pubblicità. Gli ascoltatori hanno sentito undici volte di seguito l’inizio dello stesso spot e hanno telefonato in novantaquattro. Per fare i complimenti.</p>
<p><strong>Articolo 3.</strong> L’assemblea, riunita in cucina, ha esaminato le possibilità: adozione esterna (tre voti), porta chiusa (uno, poi ritirato), assunzione (quindici).</p>
<p>Il nome lo ha proposto il tecnico Ivano Sarti: Jingle, perché arriva quando meno serve e resta in testa. La veterinaria, dottoressa Carla Pace, gli dà quattro anni e una buona salute. «Ha un orecchio leggermente rovinato. Forse per questo gli piacciono i bassi.»</p>
<p>La scoperta vera è venuta dopo. Jingle sa quando il microfono è aperto: entra nello studio solo a luce rossa spenta e, se la luce si accende, si ferma dov’è, anche con la zampa in aria. Sarti ha fatto la prova con una lampadina rossa qualsiasi. Niente: non è la luce. «Credo che senta cambiare noi», dice. «Quando andiamo in onda raddrizziamo la schiena.»</p>
<p><strong>Articolo 4.</strong> Si assegna al gatto la mansione di responsabile del silenzio, con orario flessibile e trattamento in natura. Letto, approvato, graffiato.</p>`,
  },
  {
    slug: 'accordatore-di-campane',
    title: 'L’uomo che accorda le campane, un campanile alla volta, con una lima',
    subtitle:
      'In quarant’anni ha ascoltato tremila bronzi. Ne ha toccati meno di cento: «Quasi sempre basta ascoltare meglio».',
    journalist: 'renato-bonafede',
    tags: ['artigianato', 'storia', 'lavoro'],
    keywords: 'campane, accordatore, campanili, mestieri, bronzo',
    imageCaption: 'Efisio Demontis nella cella campanaria, con i suoi tre diapason',
    daysAgo: 28,
    hour: 12,
    content: `<p>Centosessantotto gradini, poi una scala a pioli. Efisio Demontis li sale con la cassetta in mano e si ferma due volte, «una per me e una per le ginocchia». In cima ci sono quattro campane e un vento che porta via i discorsi. Lui posa l’orecchio sul bronzo come un medico, batte con le nocche e aspetta. Aspetta molto. Una campana grande continua a parlare per quasi un minuto.</p>
<p>«Sente? Ne dice cinque insieme.» È vero: in un rintocco ci sono più note, e una, la più alta, qui è calante. Fa un effetto di mezzo sorriso. Il parroco voleva rifonderla. Demontis, dopo tre visite, propone di lasciarla così.</p>
<h2>Il mestiere</h2>
<p>Accordare una campana significa toglierle metallo dall’interno, con la lima o con il tornio, pochi decimi alla volta. Non si torna indietro: quello che si leva è levato. Per questo in quarant’anni Demontis ne ha ascoltate tremila e limate novantuno.</p>
<p>La cassetta contiene tre diapason, una lima, un panno, una torcia e un quaderno con le righe fitte. Ogni campana ha la sua scheda: paese, anno, peso, difetti. Accanto ai difetti, spesso, la stessa annotazione: <em>tenere</em>.</p>
<blockquote><p>La gente nasce, si sposa e muore con quella nota storta. Se gliela raddrizzo, domani si sveglia e crede di aver cambiato paese.</p></blockquote>
[immagine: Una pagina del quaderno: in fondo, sottolineato due volte, «tenere»]
<h2>Quando invece si lima</h2>
<p>Succede quando due campane vicine, suonando insieme, producono un battimento sgradevole, una specie di ronzio che stanca. Allora si sceglie la più giovane e le si tolgono da quaranta a duecento grammi. A Bosa, nel 1994, ci sono volute undici ore e tutto il paese in piazza a dire la propria. «Un pescatore mi gridò da sotto che ero arrivato. Aveva ragione lui, il diapason ci mise un’altra mezz’ora ad ammetterlo.»</p>
<p>Demontis ha sessantotto anni e un’allieva, Ludovica Senes, ventinove, laureata in acustica. Lei sale con un microfono e un computer, misura tutto, disegna curve. Poi chiude lo schermo e posa l’orecchio. «All’inizio credevo che lui fosse lento», dice. «Adesso credo che sia lento il bronzo.»</p>
<p>Prima di scendere il maestro dà un ultimo colpo di nocche alla campana del mezzo sorriso. È ora di pranzo: fra poco suonerà davvero. Si mette le mani sulle orecchie. «Da vicino», spiega, «non la sopporta nessuno.»</p>`,
  },
  {
    slug: 'cartoline-mai-spedite',
    title: 'Duecento cartoline mai spedite, ritrovate in un mobile di Ouro Preto',
    subtitle: 'Le scrisse un’emigrata bellunese fra il 1911 e il 1934. La pronipote le sta recapitando, una per una.',
    journalist: 'luiza-amaral',
    tags: ['italia-brasile', 'storia', 'lingue'],
    keywords: 'cartoline, emigrazione, Ouro Preto, Belluno, memoria',
    imageCaption: 'La cartolina numero 58: «Qui piove come da voi, ma caldo»',
    daysAgo: 11,
    hour: 17,
    content: `<p>«Cara Ida, qui piove come da voi, ma caldo.» La cartolina numero 58 ha il francobollo, l’indirizzo, la data: 2 marzo 1919. Le manca soltanto il viaggio. Come le altre centonovantanove è rimasta nel doppio fondo di una credenza di Ouro Preto, finché il mobile non è stato smontato per un trasloco.</p>
<p>Le scrisse Augusta De Bona, partita a diciannove anni da un paese sopra Belluno. Perché non le abbia spedite non si sa. La pronipote Cecília Guimarães, insegnante, ha un’ipotesi: «Il francobollo costava quanto mezzo chilo di farina. Credo che lo comprasse nei giorni buoni e poi, nei giorni cattivi, non avesse il coraggio di mandare buone notizie».</p>
<p>Le frasi sono brevi e in tre lingue: italiano imparato a scuola, dialetto quando parla di cibo, portoghese che cresce con gli anni. La prima parola portoghese è <em>saudade</em>, nel 1914. L’ultima italiana è «basta», nel 1934.</p>
<p>Da un anno Cecília le recapita. Ha trovato i discendenti di trentuno destinatari, fra il Veneto e il Friuli; scrive, aspetta risposta e porta la cartolina di persona, durante le vacanze. A Longarone una signora di ottantotto anni ha letto ad alta voce gli auguri per il battesimo di sua madre.</p>
<p>Restano centosessantanove cartoline. Ogni lunedì, a «Ponte Roma–São Paulo», ne leggiamo una con il nome del destinatario. La scorsa settimana un ascoltatore di Feltre ha telefonato a metà frase: «È mio nonno. Aspettate, chiamo mia sorella».</p>`,
  },
  {
    slug: 'ufficio-strumenti-smarriti',
    title: 'All’ufficio oggetti smarriti c’è una stanza intera di strumenti musicali',
    subtitle:
      'Undici violini, quattro fisarmoniche, una tuba. Come si dimentica una tuba? Un impiegato ha provato a chiederlo.',
    journalist: 'noemi-serafini',
    tags: ['citta', 'mobilita', 'storia'],
    keywords: 'oggetti smarriti, strumenti musicali, trasporti, curiosità',
    imageCaption: 'Lo scaffale D, quello degli ottoni',
    daysAgo: 36,
    hour: 10,
    content: `<p>Gli ombrelli sono al piano terra, i telefoni al primo. Per gli strumenti musicali si scende: scaffali dalla A alla F, temperatura controllata, un foglio con scritto «non suonare» e, sotto, in un’altra calligrafia, «piano».</p>
<p>L’ufficio oggetti smarriti dei trasporti torinesi custodisce al momento settantatré strumenti. Undici violini, nove chitarre, quattro fisarmoniche, un oboe, sei ukulele, una tuba. Augusto Merlo, che li registra da sedici anni, li sa tutti a memoria e ha un’opinione su ciascuno.</p>
<p>«La chitarra la dimentica chi parla al telefono. Il violino chi ha appena fatto un esame, bello o brutto. L’ukulele non lo dimenticano: lo lasciano.» E la tuba? Merlo ha cercato il proprietario per due mesi. Era un signore di Chieri, bandista. L’aveva appoggiata sul sedile, si era girato per aiutare una donna con la carrozzina ed era sceso con loro. «Mi ha detto: avevo le mani occupate da una cosa più leggera e più importante.»</p>
<p>Quattro strumenti su dieci tornano a casa. Gli altri, dopo un anno, possono essere donati: l’ultima volta ventidue sono andati all’Associazione Caravela, che li ha portati nelle scuole di Maceió e di Roma. Dentro la custodia Merlo mette sempre un biglietto con la linea e la fermata del ritrovamento.</p>
<p>Uno dei violini, il numero 31, ha avuto risposta. Una bambina di dodici anni ha scritto: «Gentile tram 9, lo tratto bene».</p>`,
  },
];
