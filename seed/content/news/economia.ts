import type { ArticleSeed } from './article.ts';

export const economia: ArticleSeed[] = [
  {
    slug: 'tazzina-dove-vanno-i-centesimi',
    title: 'Un caffè a un euro e trenta: dove vanno i centesimi di una tazzina',
    titleHome: 'Dove vanno i centesimi di una tazzina',
    subtitle:
      'Dalla piantagione del Minas Gerais al bancone di Testaccio abbiamo ricostruito il conto, voce per voce, con chi lo paga.',
    journalist: 'matteo-brivio',
    tags: ['caffe', 'consumi', 'italia-brasile'],
    keywords: 'caffè, prezzo, espresso, Minas Gerais, bar, filiera',
    imageCaption: 'Sette grammi di miscela: è la voce che tutti indicano e che pesa meno',
    daysAgo: 1,
    hour: 6,
    updatedHoursLater: 5,
    content: `<p>Sette grammi. È la quantità di caffè in un espresso, ed è anche la prima cosa a cui si pensa quando il prezzo aumenta. Sbagliando: su una tazzina da un euro e trenta, la polvere vale meno di un quinto. Il resto è affitto, lavoro, latte che non avete ordinato e una tazzina rotta ogni quattro giorni.</p>
<p>Per fare il conto siamo partiti dal fondo. Rosilene Teixeira coltiva undici ettari di arabica vicino a Três Pontas, nel sud del Minas Gerais. L’anno scorso ha venduto il raccolto tramite la cooperativa a un prezzo che, riportato alla tazzina, fa poco più di sei centesimi. «Con quei sei pago i raccoglitori, il concime, l’essiccatoio e il dentista di mio figlio.»</p>
<h2>Il conto</h2>
<p>Con l’aiuto della Torrefazione Due Mondi, che compra anche da lei, e di un bar romano che ci ha aperto i registri, abbiamo diviso così i centotrenta centesimi:</p>
<ul>
<li>caffè verde e trasporto: 9 centesimi</li>
<li>tostatura, imballo, consegna: 13</li>
<li>lavoro al banco: 39</li>
<li>affitto e utenze: 31</li>
<li>macchina, manutenzione, tazzine: 8</li>
<li>zucchero, acqua, tovagliolo: 4</li>
<li>imposte: 15</li>
<li>al bar: 11</li>
</ul>
<p>Somma: 130. Se il prezzo del caffè verde raddoppia, come è successo più di una volta in pochi anni, la tazzina dovrebbe salire di nove centesimi. Di solito sale di dieci, perché le monete da un centesimo non le vuole nessuno.</p>
[immagine: I registri del bar di Testaccio, aggiornati a matita ogni sera]
<h2>Perché nessuno è contento</h2>
<p>Il torrefattore Amedeo Ricci compra il caffè con sei mesi di anticipo e lo paga in dollari: se il cambio si muove, si muove il suo margine. La barista Sonia Palombi, dietro il banco da ventidue anni, sa che sopra l’euro e trenta una parte dei clienti passa da due caffè al giorno a uno. «E quelli che restano chiedono il bicchiere d’acqua più grande.»</p>
<blockquote><p>Il prezzo giusto? Quello che permette a Rosilene di non vendere la terra e a me di non vendere la macchinetta.</p></blockquote>
<p>Una via c’è, ed è vecchia: comprare più vicino. Due Mondi ha firmato con la cooperativa di Três Pontas un prezzo fisso per tre anni. Lo scorso inverno lo pagava più del mercato, adesso meno. «Alla lunga si pareggia», dice Ricci, «e intanto dormiamo entrambi.»</p>
<p>Come finisce quel caffè nella nostra redazione lo raccontiamo <a href="/notizie/caffe-della-redazione">in questa prova a tazze coperte</a>.</p>`,
  },
  {
    slug: 'botteghe-in-cerca-di-eredi',
    title: 'Botteghe in cerca di eredi, quando il mestiere vale più del negozio',
    titleHome: 'Botteghe in cerca di eredi',
    subtitle:
      'Un registro nazionale mette in contatto artigiani vicini alla pensione e giovani che vogliono subentrare.',
    journalist: 'matteo-brivio',
    tags: ['lavoro', 'artigianato', 'storia'],
    keywords: 'artigiani, ricambio generazionale, botteghe, apprendistato, lavoro',
    imageCaption: 'Cesare Baldi con Amina Diop nella bottega di ombrelli di Piacenza',
    daysAgo: 3,
    hour: 7,
    content: `<p>Cedesi: bottega di ombrelli, Piacenza, 34 metri quadrati, clientela affezionata, macchina da cucire del 1949. Prezzo: da discutere. Requisito: pazienza. L’annuncio di Cesare Baldi, settantun anni, è rimasto appeso in vetrina per tredici mesi. Lo hanno fotografato in molti, ha chiamato soltanto una persona, per chiedere se la vetrina fosse in affitto.</p>
<p>Poi Baldi lo ha messo in un registro in rete nato per questo: si chiama «Passamano», lo gestisce un’associazione di Parma e raccoglie oggi 640 botteghe di tutta Italia con il titolare oltre i sessantadue anni e nessun successore in famiglia. Ci sono accordatori, orologiai, materassai, un costruttore di bilance.</p>
<h2>Come funziona</h2>
<p>Chi vuole subentrare non compra subito. Lavora sei mesi in affiancamento, con un rimborso pagato metà dall’artigiano e metà da un fondo. Alla fine i due decidono. Finora i percorsi avviati sono stati 118; conclusi con il passaggio, 71. «Il fallimento più frequente non è economico», dice la coordinatrice Paola Reverberi. «È che l’anziano non riesce a uscire dalla bottega. Alcuni vendono e il lunedì sono di nuovo lì.»</p>
<p>Da Baldi è arrivata Amina Diop, ventisei anni, diploma di sartoria. Ha imparato a ricoprire un ombrello in quattro settimane e a dire di no in dieci: «Qui portano ombrelli da cinque euro. Ripararli ne costa dodici. All’inizio li prendevo tutti».</p>
<h2>Che cosa si eredita</h2>
<p>Nel passaggio la parte più preziosa non si vede. Non sono le macchine, quasi sempre ammortizzate, né le mura, quasi sempre in affitto: sono le mani e l’agenda. Reverberi chiede a ogni artigiano di scrivere cento righe, una per ogni cosa che sa e che non ha mai detto a nessuno. C’è chi consegna il quaderno in una settimana e chi impiega un anno. Alla riga 61 di Baldi si legge: «Se il cliente dice che non ha fretta, ne ha moltissima». Alla riga 88: «La molla va ascoltata».</p>
<p>I conti sono stretti: 38 mila euro di ricavi l’anno, 14 mila di spese. Diop ha aggiunto le tele stampate su misura e i ricavi sono cresciuti di un quarto. Baldi, ufficialmente, è in pensione da marzo. Quando piove, però, passa. «Per vedere come va», dice. Va bene: c’è la fila.</p>`,
  },
  {
    slug: 'vino-italiano-in-brasile-conti',
    title: 'Vendere vino italiano in Brasile: i conti veri di una piccola cantina',
    subtitle:
      'Tasse, noli, etichette e pazienza. Abbiamo seguito una bottiglia da otto euro fino allo scaffale di Curitiba.',
    journalist: 'matteo-brivio',
    tags: ['vino', 'italia-brasile', 'lavoro'],
    keywords: 'vino, esportazione, Brasile, dazi, cantina, Curitiba',
    imageCaption: 'Il pallet numero 14 in partenza dal Piceno',
    daysAgo: 6,
    hour: 8,
    pro: true,
    content: `<p>La bottiglia esce dalla cantina il 3 del mese a 8 euro e arriva in uno scaffale di Curitiba novantuno giorni dopo all’equivalente di 27. In mezzo non c’è nessun cattivo. C’è una catena lunga, in cui ciascuno aggiunge qualcosa e quasi tutti hanno una buona ragione.</p>
<p>L’abbiamo seguita con il permesso della Cantina Sociale del Vento, centoventi famiglie del Piceno che tre anni fa hanno deciso di provare il Brasile dopo una degustazione trasmessa in diretta dalla nostra radio. «Ci scrissero quarantasei ascoltatori per sapere dove comprarlo», ricorda la responsabile commerciale Tiziana Felici. «Rispondemmo: da nessuna parte. Era vero, e ci dispiacque.»</p>
<h2>Tappa per tappa</h2>
<ol>
<li><strong>Dalla cantina al porto</strong>: 40 centesimi a bottiglia, consolidando il carico con altri tre produttori.</li>
<li><strong>Mare</strong>: 55 centesimi con un contenitore completo; più del doppio con uno condiviso.</li>
<li><strong>Dogana e imposte</strong>: la voce più pesante, che insieme può superare il valore del vino all’arrivo.</li>
<li><strong>Analisi e registrazione</strong>: un costo fisso per etichetta. Diviso per trecento bottiglie fa paura, per tremila quasi niente.</li>
<li><strong>Importatore</strong>: un margine tra il 25 e il 35 per cento, con cui paga magazzino, venditori e insoluti.</li>
<li><strong>Negozio</strong>: un altro terzo.</li>
</ol>
<p>La lezione della prima spedizione è stata dolorosa: settecento bottiglie, quattro etichette diverse, quattro registrazioni. «Volevamo farci conoscere. Abbiamo perso 5.200 euro e imparato a dire: una sola.» Dalla seconda spedizione l’etichetta è una, un rosso di montepulciano, e il conto torna a partire da 2.400 bottiglie.</p>
<h2>Che cosa chiede chi compra</h2>
<p>L’importatore Eduardo Zanotto, di famiglia trevigiana arrivata nel Paraná cinque generazioni fa, vende a ristoranti e a quaranta negozi. I suoi clienti, dice, non cercano il nome famoso. Cercano un vino che regga il caldo, la griglia e due giorni di bottiglia aperta. E un’etichetta in portoghese che dica con che cosa berlo.</p>
<blockquote><p>In Italia scrivete dove nasce il vino. Qui la gente vuole sapere con chi va a cena.</p></blockquote>
<p>Sul retro, da quest’anno, c’è una riga sola: «Con il churrasco, con la pizza, con la domenica». Le vendite sono cresciute del diciotto per cento. Il merito, ammette Felici, potrebbe essere anche della radio: il rosso fa da sigla, si fa per dire, alle degustazioni di <a href="/notizie/degustazione-in-diretta">«Domenica lenta»</a>.</p>
<h2>Conviene?</h2>
<p>Sì, ma piano. L’anno scorso il Brasile ha portato alla cantina il quattro per cento dei ricavi e l’undici per cento delle telefonate. L’utile per bottiglia è di 62 centesimi, contro i 90 dell’Italia. «Però in Italia vendiamo a chi ci conosce già», dice Felici. «Laggiù ogni cassa è una presentazione.» La quinta partirà a primavera: contenitore intero, un’etichetta, e nello spazio che avanza duecento cavatappi.</p>`,
  },
  {
    slug: 'negozi-di-dischi-margini',
    title: 'I negozi di dischi resistono con il banco dell’usato e il caffè del sabato',
    subtitle:
      'Abbiamo guardato i bilanci di quattro negozianti: il vinile nuovo attira, quello vecchio paga l’affitto.',
    journalist: 'matteo-brivio',
    tags: ['vinile', 'consumi', 'citta'],
    keywords: 'negozi di dischi, vinile, usato, margini, commercio',
    imageCaption: 'Il banco dell’usato, dove si fa il vero guadagno',
    daysAgo: 20,
    hour: 10,
    content: `<p>Su un disco nuovo da trenta euro il negoziante ne guadagna sei. Su uno usato da dodici, cinque e mezzo. Se avete capito perché, potete aprire un negozio di dischi; se non lo avete capito, ve lo spiega Sabrina Ottolenghi, che ne ha uno a Torino dal 1996: «Quello nuovo lo compro al prezzo che decidono altri. Quello usato lo compro da voi».</p>
<p>Quattro negozi ci hanno mostrato i numeri, da Torino a Palermo. Si somigliano. Il vinile nuovo è metà delle vendite e un terzo dell’utile. L’usato è un terzo delle vendite e quasi metà dell’utile. Il resto sono giradischi, puntine, magliette e, in due casi su quattro, una macchina del caffè.</p>
<p>Il caffè non rende: copre appena le spese. Ma il sabato tiene le persone dentro in media trentotto minuti invece di quattordici, e chi resta più di mezz’ora, dicono le schede di Ottolenghi, compra tre volte su quattro.</p>
<p>I nemici? Non lo streaming. «Quello mi porta clienti: ascoltano, si innamorano, vengono a prendere l’oggetto», dice Rosario Lo Cascio, Palermo. I nemici sono l’affitto e le scatole di dischi invendibili che la gente porta credendo valgano una fortuna. Lui le accetta lo stesso, gratis, e le regala alle scuole: con i solchi più rovinati si insegna che cos’è il rumore.</p>
<p>Prima di portarli, comunque, lavateli. <a href="/notizie/lavare-un-disco-di-cinquant-anni">Qui c’è scritto come</a>.</p>`,
  },
  {
    slug: 'stipendio-a-due-valute',
    title: 'Vivere con uno stipendio in due valute, tra Roma e Belo Horizonte',
    subtitle:
      'Tre lavoratori a distanza spiegano come si fa un bilancio quando il cambio decide quanto costa la spesa.',
    journalist: 'luiza-amaral',
    tags: ['lavoro', 'italia-brasile', 'consumi'],
    keywords: 'lavoro a distanza, cambio, euro, real, bilancio familiare',
    imageCaption: 'Il foglio di calcolo di Priscila: una colonna per valuta, una per i nervi',
    daysAgo: 44,
    hour: 9,
    content: `<p>Priscila Nogueira tiene aperte due finestre: una sul cortile di Belo Horizonte, l’altra sul cambio. Traduce manuali tecnici per un’azienda di Modena che la paga in euro il 27 del mese. Tra il 27 e il 30 decide quanti convertirne. «Ho smesso di cercare il giorno giusto. Converto sempre un terzo per volta, in tre date fisse. Dormo di più e guadagno, credo, uguale.»</p>
<p>Davide Marchetti fa il contrario: romano, disegna siti per uno studio di São Paulo e incassa in real. Il suo metodo è la scatola. Ogni mese mette da parte il dieci per cento come «cuscino del cambio» e non lo tocca. In due anni il cuscino è servito quattro volte.</p>
<p>Il terzo caso è una famiglia: Elisa e Joaquim Prates, un figlio, due paesi, due fusi. Le spese fisse si pagano nella valuta in cui nascono; il resto si mette in comune e si divide a metà la domenica sera, con il vino.</p>
<p>Che cosa consiglia chi lo fa di mestiere? La commercialista Renata Pinheiro, che segue una sessantina di persone così, riassume: tre mesi di spese da parte nella valuta in cui si vive; contratto che dica chi paga le commissioni; e un professionista in ciascun paese, perché le tasse non si improvvisano. «La frase più costosa che sento è: <em>tanto mi pagano dall’estero</em>.»</p>
<p>Priscila, intanto, ha aggiunto una terza colonna al suo foglio. Si intitola «nervi» e va da uno a dieci. Da quando converte a terzi, è ferma a tre.</p>`,
  },
];
