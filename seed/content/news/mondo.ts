import type { ArticleSeed } from './article.ts';

export const mondo: ArticleSeed[] = [
  {
    slug: 'turkana-radio-solare-pescatori',
    title: 'Lago Turkana, la radio a energia solare che sveglia i pescatori alle quattro',
    titleHome: 'La radio solare del lago Turkana',
    subtitle:
      'Otto pannelli, un trasmettitore da cento watt e tre lingue: in Kenya un’emittente di villaggio ha cambiato l’ora della pesca.',
    journalist: 'luiza-amaral',
    tags: ['radio', 'ambiente', 'lavoro'],
    keywords: 'Kenya, lago Turkana, radio comunitaria, energia solare, pesca',
    imageCaption: 'L’antenna della radio e i pannelli, sulla riva occidentale del lago',
    daysAgo: 0,
    hour: 4,
    featured: true,
    content: `<p>Alle quattro del mattino, sulla riva occidentale del lago Turkana, la prima cosa che si sente è il vento. La seconda è la voce di Esther Lokale, che legge la velocità del vento. Lo fa da due anni, in turkana, in swahili e in inglese, seduta in una stanza di tre metri per quattro con le pareti foderate di cartoni delle uova.</p>
<p>La radio si chiama <em>Akuta</em>, ha otto pannelli solari sul tetto e un trasmettitore da cento watt che arriva a una quarantina di chilometri: abbastanza per coprire gli undici villaggi di pescatori da qui a sud. Prima che andasse in onda, racconta Lokale, si usciva guardando il cielo. «Il cielo dice la verità, ma tardi. Quando vedi la nuvola sei già lontano.»</p>
<h2>Il vento delle nove</h2>
<p>Il lago è il più grande al mondo in un deserto, e il suo vento è famoso: si alza a metà mattina, all’improvviso, e rovescia le barche piccole. La soluzione di Akuta è artigianale. Tre anemometri costruiti con cucchiai da minestra, montati su pali in tre punti della costa, spediscono un messaggio ogni dieci minuti. Se due su tre superano la soglia, la musica si interrompe.</p>
<p>Nel primo anno la radio ha interrotto la musica sessantasette volte. Il capo dei pescatori di Kalokol, Peter Ewoi, tiene il conto delle barche perse: nove nell’anno precedente, due in quello successivo.</p>
<blockquote><p>Non è che il vento sia diventato buono. Siamo noi che adesso torniamo quando la canzone si ferma a metà.</p></blockquote>
[immagine: Uno dei tre anemometri fatti con i cucchiai]
<h2>Batterie, capre e dediche</h2>
<p>Il bilancio è semplice. La stazione costa l’equivalente di 310 euro al mese: batterie, un tecnico che viene in moto da Lodwar, tre piccoli stipendi. Un terzo arriva dalla cooperativa del pesce, un terzo dalle dediche a pagamento e il resto dalla ricarica dei telefoni, che si lasciano in studio la sera e si ritirano all’alba. Qualcuno paga con una capra, che viene registrata alla voce «entrate diverse».</p>
<p>Il programma più seguito, dopo il vento, è quello delle otto di sera: un’ora di storie raccontate dagli anziani e registrate su una chiavetta, perché restino. Ne hanno raccolte centoquaranta. In una si parla di un italiano passato di lì con una fisarmonica, tanti anni fa; nessuno sa se sia vera, ma la melodia la fischiettano tutti.</p>
<p>Quando le chiediamo che cosa manchi, Lokale ci pensa. «Una seconda sedia», dice. «Così potrei fare le interviste senza stare in piedi.» Gliene abbiamo spedita una, pieghevole. Impiegherà, assicura il corriere, fra le tre e le sette settimane.</p>
<p>Su come si tiene accesa una radio dove la corrente non c’è, leggete anche <a href="/notizie/nepal-meteo-in-sei-lingue">il meteo in sei lingue del Nepal</a>.</p>`,
  },
  {
    slug: 'tokyo-melodie-sette-secondi',
    title: 'Tokyo, chi compone i sette secondi che fanno chiudere le porte del treno',
    titleHome: 'Sette secondi per chiudere le porte',
    subtitle:
      'Ogni stazione ha la sua melodia di partenza. Dietro c’è un mestiere fatto di regole, carillon e corse evitate.',
    journalist: 'luiza-amaral',
    tags: ['treni', 'citta', 'ricerca'],
    keywords: 'Tokyo, treni, melodie di stazione, sound design, metropolitana',
    imageCaption: 'Il quaderno delle melodie: ogni riga è una stazione',
    daysAgo: 0,
    hour: 2,
    content: `<p>Provate a scrivere una musica che duri sette secondi, che piaccia a chi la sente due volte al giorno per vent’anni e che non faccia correre nessuno. Haruto Senda la prova a scrivere da quando ne aveva ventisei; oggi ne ha cinquantuno e ha al suo attivo ottantatré melodie, tutte più brevi di uno starnuto educato.</p>
<p>Nelle stazioni giapponesi la partenza del treno è annunciata da un motivo diverso per ogni banchina. Un tempo c’era una sirena. Il problema, racconta Senda, è che la sirena diceva «pericolo» e la gente, sentendo pericolo, correva. «La melodia deve dire: ce n’è un altro fra tre minuti.»</p>
<h2>Le regole del mestiere</h2>
<ul>
<li>Nessuna nota sotto il do centrale: si confonde con i motori.</li>
<li>Mai finire sulla tonica: chi ha l’impressione che il brano sia concluso si precipita.</li>
<li>Timbro di celesta o di carillon, che si sente senza alzare il volume.</li>
<li>Due banchine vicine devono stare bene insieme, perché suoneranno insieme.</li>
</ul>
<p>L’ultima regola è la più difficile. In una stazione con dodici binari le combinazioni possibili sono decine; Senda le controlla tutte, al pianoforte, con un collega che entra in ritardo apposta.</p>
<p>Una ricerca interna di qualche anno fa, dice, misurò le corse sulle scale prima e dopo il cambio di melodia in una stazione di periferia: meno un quarto. Da allora i compositori vengono pagati come gli ingegneri.</p>
<h2>Una lettera dal binario quattro</h2>
<p>Ogni tanto qualcuno protesta. Due anni fa una melodia di periferia è stata sostituita per lavori; nel giro di un mese sono arrivate trecentosei lettere. Una, che Senda tiene nel portafoglio, era di un’infermiera: con quelle sette note si svegliava in treno, da undici anni, esattamente alla sua fermata. Con la nuova aveva proseguito fino al mare. «Non mi lamento», scriveva. «Era una bella giornata. Però vorrei riavere la mia.» Gliel’hanno rimessa.</p>
<p>Gli chiediamo se, tornando a casa, gli capita di ascoltare le proprie. «Sempre. Abito al capolinea.» E la preferita? Ride. «Quella che suona quando ho perso il treno. È la prima che ho scritto e allora non conoscevo la regola della tonica: finisce benissimo.»</p>`,
  },
  {
    slug: 'capo-verde-scuola-di-morna',
    title: 'Capo Verde, la scuola dove la morna si impara prima dell’alfabeto',
    titleHome: 'La morna prima dell’alfabeto',
    subtitle: 'A Mindelo quarantotto bambini studiano la musica lenta delle isole con chitarre costruite dal bidello.',
    journalist: 'luiza-amaral',
    tags: ['scuola', 'mare', 'lingue'],
    keywords: 'Capo Verde, Mindelo, morna, scuola di musica, creolo',
    imageCaption: 'La lezione del giovedì nel cortile della scuola di Mindelo',
    daysAgo: 1,
    hour: 9,
    content: `<p>«Prima cosa: si aspetta.» La maestra Zenaide Lima alza una mano e quarantotto bambini tacciono. Passano quattro secondi, forse cinque. Poi il cavaquinho attacca e tutti respirano insieme. Nella scuola Porto Novo di Mindelo, isola di São Vicente, la morna si insegna a cinque anni, prima delle lettere, perché «chi sa aspettare una nota sa aspettare il suo turno».</p>
<p>La morna è la musica lenta di Capo Verde, fatta di partenze e di mare. Dal 2019 è nella lista del patrimonio immateriale dell’Unesco, ma a Mindelo nessuno ha mai avuto bisogno di una lista. La novità è la scuola: nata tre anni fa in un ex deposito di sale, con ventidue strumenti. Diciannove li ha costruiti il bidello.</p>
<h2>Le chitarre di Adérito</h2>
<p>Adérito Fortes era falegname di barche. Quando il cantiere ha chiuso ha chiesto un lavoro qualsiasi, e nel ripostiglio della scuola ha trovato casse di legno di pino. «La curva di una chitarra è quella di uno scafo piccolo», dice. Ogni strumento gli costa undici giorni e porta inciso il nome di una barca vera.</p>
<p>Le canzoni si cantano in creolo, lingua di casa che sui banchi è entrata da poco. Qui è la maestra a usarla per spiegare il portoghese, e il portoghese per spiegare l’aritmetica: quattro tempi, quattro fagioli, quattro dita.</p>
<blockquote><p>Non ne voglio fare dei musicisti. Voglio che quando partiranno, perché molti partiranno, abbiano qualcosa che entra in valigia senza pesare.</p></blockquote>
<p>Il bilancio è di quelli che stanno su un foglio: 740 euro al mese, di cui quattrocento mandati da capoverdiani all’estero. Non ci sono rette. Chi può porta riso; un pescatore porta tonno il lunedì e in cambio assiste alla lezione, in piedi in fondo al cortile, con il berretto in mano. La maestra lo ha invitato a sedersi. «Da seduto piango», ha risposto.</p>
<p>Ogni giovedì la lezione va in onda sulla radio dell’isola, dalle dieci alle dieci e mezza. Chi ha un figlio a Lisbona o a Rotterdam la ascolta in rete e scrive per salutare. La settimana scorsa ha scritto un marinaio dal porto di Genova: chiedeva la canzone che sua nonna cantava stirando. La conosceva una bambina della prima fila. Aveva sei anni e l’ha intonata senza aspettare.</p>`,
  },
  {
    slug: 'istanbul-traghetto-delle-sette-e-venti',
    title: 'Istanbul, sul traghetto delle 7.20 dove si legge ad alta voce',
    titleHome: 'Il traghetto che legge ad alta voce',
    subtitle:
      'Venti minuti fra Asia ed Europa: una bibliotecaria in pensione ha trasformato la traversata in un romanzo a puntate.',
    journalist: 'luiza-amaral',
    tags: ['mare', 'citta', 'comunita'],
    keywords: 'Istanbul, Bosforo, traghetto, lettura ad alta voce, pendolari',
    imageCaption: 'Il ponte coperto del traghetto fra Kadıköy e Karaköy',
    daysAgo: 1,
    hour: 7,
    content: `<p>Capitolo ventitré, pagina duecentodieci. Nermin Aksoy trova il segno, un biglietto del 1987, si schiarisce la voce e legge. Intorno, sul ponte coperto, una sessantina di persone smette di guardare il telefono. Il motore fa da basso continuo, i gabbiani disturbano dove possono.</p>
<p>Succede ogni giorno feriale sul traghetto delle 7.20 da Kadıköy. Aksoy, sessantanove anni, trentacinque passati in una biblioteca di quartiere, ha cominciato per un’amica che stava perdendo la vista. «Leggevo a lei. Poi un ragazzo si è tolto le cuffie. Poi un altro. Alla terza settimana mi hanno chiesto di ricominciare dall’inizio.»</p>
<p>La traversata dura venti minuti, il che fa circa nove pagine. In due anni hanno finito undici romanzi. Quando una puntata si interrompe sul più bello, e lei confessa di farlo apposta, al ritorno la sera trova gente che l’aspetta al molo per sapere almeno se il protagonista si salva. Non lo dice mai.</p>
<p>L’equipaggio ha adottato l’abitudine: il venditore di tè abbassa la voce, il marinaio di prua ha imparato a legare la cima senza sbattere la passerella. Una mattina di nebbia, con il traghetto fermo in mezzo al Bosforo per cinquanta minuti, Aksoy ha letto un racconto intero. «È stato il nostro festival», dice il capitano Selim Demirkan.</p>
<p>Non tutti salgono per ascoltare. C’è chi ripassa, chi si trucca, chi fa finta di niente a due file di distanza. Orhan Tunç, ragioniere, per otto mesi si è seduto di spalle con il giornale aperto; poi un giorno, arrivati al molo, ha chiesto chi fosse la donna con l’ombrello. «Era comparsa a pagina quaranta», ride Aksoy. «Il giornale lo teneva al contrario.» Adesso è lui a portare il libro quando lei ha l’influenza, e legge malissimo, con una voce da bilancio. Nessuno si lamenta.</p>
<p>La lista dei romanzi finiti è incisa, con un temperino, sotto la panca numero dodici. L’azienda dei traghetti lo sa. Ha scritto una lettera di richiamo, molto cortese, che terminava con una domanda: il prossimo, per favore, potrebbe essere di mare?</p>
<p>I passeggeri votano il libro successivo infilando un bottone in uno di tre barattoli. L’ultima volta ha vinto un giallo, di misura: ventisei bottoni a venticinque. Il bottone decisivo era d’ottone, da divisa.</p>`,
  },
  {
    slug: 'antartide-inverno-alla-radio',
    title: 'Tredici voci per un inverno: la radio della base in mezzo al ghiaccio',
    titleHome: 'Tredici voci per un inverno antartico',
    subtitle:
      'Nove mesi senza arrivi né partenze, ottanta gradi sotto zero e un programma serale trasmesso a tredici ascoltatori.',
    journalist: 'matteo-brivio',
    tags: ['radio', 'ricerca', 'benessere'],
    keywords: 'Antartide, base scientifica, radio, inverno, isolamento',
    imageCaption: 'Lo studio: un armadio, due microfoni, un cartello «in onda» scritto a pennarello',
    daysAgo: 2,
    hour: 8,
    content: `<p>L’indice d’ascolto più alto del pianeta appartiene a un armadio. Sta in una base sull’altopiano antartico, a più di tremila metri di quota, e ogni sera alle 20.30 raggiunge il cento per cento del pubblico: tredici persone, conduttore compreso.</p>
<p>«Trasmettiamo dentro la base, con gli altoparlanti della mensa», spiega in un collegamento pieno di pause Gianmarco Oddo, glaciologo torinese, al suo primo inverno laggiù. Da febbraio a novembre non arriva nessun aereo e da maggio ad agosto il sole non sorge. La temperatura, fuori, ha toccato i settantanove sotto zero. «Abbiamo capito presto che il pericolo non era il freddo. Era parlare sempre delle stesse cose alle stesse persone.»</p>
<h2>Il palinsesto del buio</h2>
<p>Ognuno dei tredici ha una sera. Il medico legge le ricette di sua madre. L’idraulico, che qui è l’uomo più importante, racconta guasti famosi. L’astronoma Solveig Brun mette in musica i dati della notte: una nota per ogni stella osservata. Il cuoco trasmette i rumori dei mercati, registrati prima di partire, e il giorno dopo cucina quello che si è sentito.</p>
<p>Le regole sono scritte sulla porta dell’armadio:</p>
<ol>
<li>Non si parla di lavoro.</li>
<li>Non si parla di quanto manca.</li>
<li>Chi non ha voglia di parlare mette un disco, ma uno solo.</li>
<li>Si chiude sempre con una buona notte, nella lingua di qualcun altro.</li>
</ol>
<p>La dottoressa Mirella Sanna, psicologa, che segue a distanza gli equipaggi isolati, non è sorpresa. «In questi gruppi la monotonia sensoriale pesa quanto il conflitto. Un appuntamento fisso, con una voce che cambia, rimette in moto l’attesa. Ed è l’attesa che scandisce il tempo, quando il sole non lo fa.»</p>
[immagine: La base nella notte polare, illuminata dalle sole finestre della mensa]
<h2>Il collegamento</h2>
<p>Per una sera, il mese scorso, il programma è andato in onda anche da noi, durante «Notte italiana». Il ritardo del segnale era di poco più di un secondo; Livia Sorrentino e Oddo hanno imparato a lasciarsi lo spazio, come due che passano per una porta stretta. Hanno risposto trecentododici ascoltatori. Uno, da Ribeirão Preto, ha chiesto che odore abbia l’Antartide.</p>
<blockquote><p>Nessuno. È la cosa che manca di più. Quando il cuoco tosta il caffè ci troviamo tutti in corridoio, senza esserci chiamati.</p></blockquote>
<p>Il primo aereo è atteso fra qualche settimana. Porterà verdura fresca, posta e un pezzo di ricambio per l’altoparlante della mensa, che da agosto gracchia. Oddo non è sicuro di volerlo montare: «Ormai quel rumore è la nostra sigla».</p>
<p>Il resto della notte, quella nostra, è <a href="/ascolta-la-radio">sempre in onda</a>.</p>`,
  },
  {
    slug: 'montevideo-tamburi-della-domenica',
    title: 'Montevideo, i tamburi della domenica hanno un capofila di nove anni',
    titleHome: 'I tamburi della domenica',
    subtitle:
      'Nel Barrio Sur il candombe passa di mano: la storia di Ramiro, del suo tamburo piano e di un fuoco acceso sul marciapiede.',
    journalist: 'luiza-amaral',
    tags: ['storia', 'comunita', 'citta'],
    keywords: 'Montevideo, candombe, tamburi, Uruguay, Barrio Sur',
    imageCaption: 'I tamburi intorno al fuoco, prima di partire',
    daysAgo: 3,
    hour: 8,
    content: `<p>I tamburi si scaldano al fuoco. Non è una cerimonia: è che la pelle, con l’umidità del Río de la Plata, si allenta. Così ogni domenica alle sei del pomeriggio, nel Barrio Sur di Montevideo, qualcuno brucia due cassette della frutta sul marciapiede e una ventina di persone dispone gli strumenti in cerchio, a faccia in giù, come chi si scalda la schiena.</p>
<p>Ramiro Olivera ha nove anni e da tre domeniche cammina davanti a tutti. Non è una mascotte. Suona il <em>chico</em>, il tamburo più piccolo e più severo: sempre la stessa figura, senza variazioni, per due ore. «Se il chico sbaglia, cadono tutti», dice il nonno Washington, che lo ha fatto per mezzo secolo.</p>
<p>Il candombe è nato tra gli africani portati qui in catene, che in questi cortili si ritrovavano a suonare. I tamburi sono tre, e parlano: il chico tiene, il <em>repique</em> chiama, il <em>piano</em> risponde dal basso. Si suona camminando, lentissimi, e la gente si aggiunge dietro finché la strada finisce.</p>
<p>Quest’anno il gruppo ha deciso di mettere i bambini in testa. Le ragioni sono due, spiega la direttrice Marisol Píriz. «La prima è che imparano guardando avanti invece che le spalle dei grandi. La seconda è che i vicini nuovi, quelli che si lamentano del rumore, con i bambini davanti si vergognano.» Le proteste, per la cronaca, sono scese da undici a zero.</p>
<p>La scuola del gruppo è un garage. Il martedì e il giovedì ci si esercita senza tamburi, battendo sulle cosce, perché prima deve imparare il corpo; soltanto dopo tre mesi si riceve uno strumento, sempre di seconda mano, sempre con un nome inciso all’interno. Quello di Ramiro apparteneva a una prozia, Delia, la prima donna a suonare in strada nel quartiere, negli anni Sessanta. «Le dicevano di tornare a casa», racconta il nonno. «Lei rispondeva che ci stava andando, piano, e che quella era la strada.»</p>
<p>Oggi su sessantadue tamburi ventotto sono suonati da donne. Píriz, che ne dirige la fila, tiene il conto per puntiglio e lo annuncia ogni anno, a Carnevale, prima di partire.</p>
<p>Al ritorno Ramiro ha le dita fasciate con il nastro. Gli chiedono se è stanco. «Il chico non è mai stanco», risponde, e si addormenta sulla sedia.</p>`,
  },
  {
    slug: 'bogota-domenica-senza-auto',
    title: 'Bogotá, che cosa insegna una domenica con centoventi chilometri senza auto',
    titleHome: 'La domenica senza auto di Bogotá',
    subtitle:
      'Dalle sette alle quattordici la capitale colombiana si dà alle biciclette. Una giornata con i guardiani della Ciclovía.',
    journalist: 'matteo-brivio',
    tags: ['mobilita', 'citta', 'ambiente'],
    keywords: 'Bogotá, Ciclovía, biciclette, strade chiuse, mobilità',
    imageCaption: 'Una lezione di ginnastica all’incrocio, dove il lunedì passano tre corsie',
    daysAgo: 4,
    hour: 10,
    content: `<p>Alle 6.45 Yesenia Rojas monta una transenna, guarda l’orologio e si mette il fischietto in bocca. Alle 7.00 il semaforo dietro di lei smette di contare. È domenica, e per sette ore più di centoventi chilometri di strade di Bogotá diventano una pista per chi va in bicicletta, corre, pattina o spinge un passeggino.</p>
<p>La chiamano Ciclovía e va avanti dagli anni Settanta. Rojas, ventiquattro anni, è una delle guardiane: assiste le cadute, dirige il traffico che attraversa, gonfia gomme. In una mattina di sole sul suo tratto passano quarantamila persone. «Il momento difficile è il primo incrocio. Se lì ti sorridono, poi va tutto liscio.»</p>
<h2>Tre cose che si copiano facilmente</h2>
<ul>
<li><strong>L’orario fisso.</strong> Sempre la domenica, sempre le stesse ore: chi guida lo sa e si organizza.</li>
<li><strong>Gli incroci aperti.</strong> Le auto possono attraversare in punti precisi. La città non si ferma, devia.</li>
<li><strong>Qualcosa da fare.</strong> A metà percorso ci sono lezioni di ballo gratuite. Si arriva in bici, si resta per la salsa.</li>
</ul>
<p>Quello che si copia male è la costanza. L’urbanista Hernán Buitrago ha visitato trenta città che ci hanno provato: «Ne fanno quattro all’anno, con il palco e le autorità. Diventa un evento, e un evento si può cancellare. Qui è un’abitudine, e le abitudini si difendono da sole».</p>
<h2>Le voci del percorso</h2>
<p>Al chilometro sedici c’è Don Fabio, che ripara catene e non accetta mance: accetta storie, e le scrive su un registro arrivato al quarto volume. Al ventidue una signora affitta guantoni e insegna pugilato alle nonne. Vicino al parco, da anni, un trombettista suona solo quando passa qualcuno in salita; in discesa, dice, non serve.</p>
<p>Buitrago ha provato a calcolare quanto vale tutto questo. Ha sommato visite mediche evitate, ore di sport, vendite dei chioschi, e ha ottenuto che ogni peso speso dalla città ne restituisce tre. «Ma è un numero che tengo per i convegni», ammette. «Agli amici racconto del trombettista.»</p>
<p>Alle 14.00 il fischietto di nuovo. Le transenne si accatastano in undici minuti. Per un attimo, prima che arrivi la prima auto, sull’asfalto resta soltanto un bambino con il triciclo, controsenso. Rojas lo accompagna al marciapiede. «L’ultimo», dice, «è sempre lui.»</p>`,
  },
  {
    slug: 'ebridi-telefono-del-gaelico',
    title: 'Ebridi, si compone un numero e qualcuno risponde in gaelico',
    titleHome: 'Il telefono che parla gaelico',
    subtitle:
      'Quattordici volontari, una linea fissa e conversazioni di otto minuti: una lingua si salva anche chiacchierando.',
    journalist: 'noemi-serafini',
    tags: ['lingue', 'comunita', 'scuola'],
    keywords: 'Ebridi, gaelico scozzese, lingue minoritarie, telefono, volontari',
    imageCaption: 'La cabina restaurata di Port nan Eilean, da cui si può chiamare gratis',
    daysAgo: 5,
    hour: 9,
    content: `<p>Squilla tre volte, poi una voce dice buongiorno e qualcosa sul tempo. Se capite, rispondete; se non capite, la voce ripete più piano. È tutto qui il <em>Fòn Càirdeil</em>, il «telefono amichevole» messo in piedi su un’isola delle Ebridi Esterne da quattordici pensionati che parlano gaelico e non sapevano più con chi.</p>
<p>Le conversazioni durano otto minuti. È il tempo di bollitura del tè in casa di Morag MacAskill, che ha avuto l’idea: «Dopo otto minuti la gente comincia a preoccuparsi degli errori. Meglio salutarsi prima».</p>
<p>Nel primo anno le chiamate sono state 6.100, da ventitré paesi. Ha chiamato un camionista della Nuova Scozia, discendente di emigrati, che conosceva solo le preghiere. Ha chiamato una studentessa di Padova che prepara la tesi. Ha chiamato, per sbaglio, una ditta di infissi; ora il titolare richiama ogni venerdì.</p>
<h2>Niente grammatica</h2>
<p>I volontari hanno una sola istruzione scritta: non correggere. Se qualcuno dice una cosa storta, la si ripete diritta, come per caso. «È così che imparano i bambini», osserva la linguista Fenella Grieve, che sta studiando le registrazioni con il permesso di chi parla. Su quattrocento chiamanti abituali, dice, uno su tre dopo sei mesi sa raccontare che cosa ha mangiato e perché non gli è piaciuto. «Per una lingua è un ottimo inizio.»</p>
<h2>La cabina</h2>
<p>Per chi abita lì c’è anche una cabina rossa, restaurata, da cui si chiama gratis. Serviva a poco, sull’isola tutti si conoscono. Poi si è scoperto che la usavano i ragazzi delle medie, all’uscita da scuola, per farsi aiutare nei compiti senza che i genitori sentissero. Il volontario del giovedì, Iain Morrison, ex guardiano del faro, ammette di aver ripassato le frazioni per l’occasione. «Non le sapevo in inglese», dice. «In gaelico sono venute meglio.»</p>
<p>Il servizio costa poco: quattordici apparecchi, una centralina, la bolletta divisa. La cosa più cara, l’anno scorso, è stata una nuova teiera.</p>
<p>MacAskill ha novantuno anni e risponde il martedì. L’altra settimana una bambina le ha chiesto come si dice «astronave». Non lo sapeva. Ci hanno pensato insieme, hanno deciso per «barca delle stelle» e hanno riattaccato all’ottavo minuto.</p>`,
  },
  {
    slug: 'maputo-contrabbassi-dalle-barche',
    title: 'Maputo, l’officina che costruisce contrabbassi con il legno delle barche',
    subtitle:
      'In Mozambico un liutaio e un maestro d’ascia hanno unito i mestieri. I loro strumenti suonano già in tre orchestre.',
    journalist: 'luiza-amaral',
    tags: ['artigianato', 'mare', 'lavoro'],
    keywords: 'Maputo, Mozambico, liuteria, contrabbasso, barche, riuso',
    imageCaption: 'La fascia di un contrabbasso piegata a vapore nel cantiere',
    daysAgo: 7,
    hour: 14,
    content: `<p>Un contrabbasso costa quanto un’automobile usata, e a Maputo chi aveva i soldi per l’automobile comprava l’automobile. Per questo l’orchestra giovanile della città, fino a quattro anni fa, faceva le parti gravi con una tuba e molta buona volontà.</p>
<p>Poi Celso Nhaca, che riparava violini, ha affittato un angolo nel cantiere di Baltazar Machava, che riparava barche. Lavoravano a sei metri di distanza. Un giorno Nhaca ha bussato su un vecchio fasciame appoggiato al muro e il fasciame ha risposto.</p>
<p>Il legno delle barche da pesca, spiega, è stagionato come nessun magazzino saprebbe fare: trent’anni di sole, sale e flessione. «La parte che è stata sott’acqua non va bene. Quella appena sopra la linea, sì. È asciutta, elastica, ha già imparato a vibrare.» Machava ha messo la tecnica: le fasce si piegano a vapore con lo stesso tubo usato per le ordinate.</p>
<p>Finora ne hanno costruiti nove. Ognuno richiede quattro mesi e costa circa un quinto di uno strumento importato. Tre suonano a Maputo, due a Beira, uno è arrivato a Lisbona con un ragazzo che ha vinto una borsa di studio: all’aeroporto lo hanno fatto aprire perché odorava di pesce.</p>
<p>Il nono porta ancora, all’interno, una riga di vernice azzurra e mezzo nome: «…ança». Esperança, forse. O Lembrança. Nhaca non ha voluto scoprirlo. «Chi lo suona sceglie», dice.</p>`,
  },
  {
    slug: 'islanda-coro-in-piscina',
    title: 'Islanda, il coro che prova immerso nell’acqua calda fino alle spalle',
    subtitle:
      'Ad Akureyri il mercoledì si canta nella vasca geotermica. Il repertorio è popolare, l’abito di scena è il costume.',
    journalist: 'noemi-serafini',
    tags: ['benessere', 'comunita', 'ambiente'],
    keywords: 'Islanda, coro, piscina geotermica, Akureyri, canto',
    imageCaption: 'Le prove del mercoledì, con tre gradi sotto zero e trentotto nell’acqua',
    daysAgo: 9,
    hour: 7,
    content: `<p>Fuori dall’acqua tre gradi sotto zero, dentro trentotto. Trentun teste galleggiano a semicerchio nel vapore e la direttrice, unica in piedi, indossa un cappello di lana e un accappatoio. Quando alza le mani il vapore si apre un poco; quando le abbassa attacca un canto popolare a quattro voci.</p>
<p>Il coro della piscina di Akureyri è nato da un guasto. Sei anni fa si ruppe la caldaia della sala parrocchiale e qualcuno propose, scherzando, l’unico posto caldo della città. «Al secondo brano abbiamo capito che non saremmo più tornati indietro», racconta la direttrice Hildur Ketilsdóttir, maestra elementare.</p>
<p>L’acqua, sostiene, corregge la postura: le spalle si rilassano, il diaframma lavora contro una leggera pressione, nessuno può aggrapparsi allo spartito perché si bagnerebbe. Si canta a memoria, ci si guarda. I bassi stanno dove si tocca, i tenori vicino alla scaletta perché tendono ad andarsene prima.</p>
<p>In Islanda la vasca calda è da sempre il luogo dove si parla: di politica, di pesca, del vicino. Il coro ha soltanto cambiato l’ordine: prima si canta, poi si discute. Le liti, dicono, sono meno lunghe.</p>
<p>I concerti sono due all’anno, al solstizio. Il pubblico assiste dalle altre vasche e applaude schizzando. Chi volesse un’alternativa asciutta può leggere della <a href="/notizie/corale-aurora-ventotto-voci">corale che prova in una serra</a>, a Pistoia, con gli stessi risultati e meno asciugamani.</p>`,
  },
  {
    slug: 'toronto-bocciofila-biblioteca',
    title: 'Toronto, la bocciofila degli emigrati adesso presta libri e impasta il pane',
    subtitle:
      'I soci fondatori erano quaranta, ne restavano sei. Poi sono arrivati i nuovi vicini, con altre lingue e la stessa fame.',
    journalist: 'luiza-amaral',
    tags: ['comunita', 'storia', 'cucina'],
    keywords: 'Toronto, emigrazione italiana, bocciofila, biblioteca, Canada',
    imageCaption: 'La corsia numero due, oggi scaffale di narrativa in sette lingue',
    daysAgo: 13,
    hour: 16,
    content: `<p>Il cartello dice ancora «Società Bocciofila San Rocco, 1963». Sotto, con un pennarello più recente: «Library. Pane il sabato». Siamo in un seminterrato del west end di Toronto, quattro corsie di terra battuta costruite da muratori calabresi che lavoravano di giorno ai grattacieli e di sera, gratis, a questo.</p>
<p>I soci erano quaranta. Due anni fa erano rimasti in sei e il più giovane aveva settantotto anni. «Si giocava tre contro tre, ma uno dei sei ci vedeva poco», racconta Rocco Sgrò, presidente e tesoriere. «Abbiamo messo ai voti: chiudere o aprire. È finita tre a tre. Allora ho votato due volte.»</p>
<p>Aprire ha significato bussare alle porte della via, dove ormai abitano famiglie venute dalle Filippine, dall’Etiopia, dal Brasile. Alle prime riunioni hanno partecipato in quattro; alla quinta, quando Sgrò ha acceso il vecchio forno a legna del cortile, in cinquantadue.</p>
<h2>Che cosa c’è adesso</h2>
<ul>
<li>Due corsie di bocce, con torneo misto: nonni e nipoti in coppia obbligatoria, purché non parenti.</li>
<li>Una corsia di libri, 3.800 volumi in sette lingue, nessuna tessera.</li>
<li>Una corsia con i tavoli: compiti dalle 15, chitarra dalle 18.</li>
<li>Il forno, il sabato. Ognuno porta il suo impasto: injera, pão de queijo, pitta ’mpigliata.</li>
</ul>
<p>La bibliotecaria, volontaria, si chiama Almaz Tessema e fa l’infermiera. Il suo criterio di catalogazione ha fatto discutere: «Non per autore. Per quanto è lungo il tragitto della metropolitana. Libri da dieci fermate, da venti, da capolinea».</p>
<p>L’anno scorso i soci sono tornati a essere quaranta, poi novanta. Il verbale dell’ultima assemblea, bilingue, registra una sola mozione respinta: coprire l’ultima corsia con il parquet. «La terra resta terra», ha scritto il segretario. È una frase che i muratori del 1963 avrebbero firmato.</p>
<p>Il torneo di primavera lo ha vinto una coppia improbabile: Sgrò, ottantadue anni, e Jeremy, nove, famiglia di Manila, mira infallibile. Il trofeo è una boccia dorata con lo spray. La tengono una settimana per uno e se la passano il sabato, davanti al forno, con una stretta di mano molto formale.</p>
<blockquote><p>Mio padre diceva che questo posto serviva a non dimenticare la strada di casa. Adesso serve a trovarla.</p></blockquote>
[immagine: Il forno del cortile, acceso ogni sabato alle sette]
<p>La domenica mattina c’è anche la radio accesa, sulla nostra frequenza in rete: per loro «Domenica lenta» arriva alle tre di notte, e allora la riascoltano in differita, con il pane. I <a href="/podcasts">podcast</a> servono anche a questo.</p>`,
  },
  {
    slug: 'georgia-tre-voci-a-tavola',
    title: 'Georgia, dove nessuno brinda da solo e ogni brindisi ha tre voci',
    subtitle:
      'Nelle case della Kakhezia il canto polifonico si impara a tavola, tra una caraffa e l’altra. Con regole precise.',
    journalist: 'sandro-pellegri',
    tags: ['vino', 'storia', 'lingue'],
    keywords: 'Georgia, polifonia, vino, anfore, tamada, Kakhezia',
    imageCaption: 'Il tamada alza il corno: il brindisi è alla strada che si è fatta',
    daysAgo: 18,
    hour: 20,
    content: `<p>Primo errore: ho bevuto. In Georgia non si beve, si brinda, e fra le due cose passa un discorso. Lo pronuncia il <em>tamada</em>, capotavola eletto per la serata, e finché non ha finito il bicchiere resta dov’è. Il nostro si chiamava Vakhtang Beridze, di mestiere apicoltore, e ha parlato della strada fatta dagli ospiti per sei minuti. Poi ha intonato una nota.</p>
<p>A quella nota se ne sono aggiunte altre due, una sotto e una in mezzo, dal cugino e dalla suocera. Nessuno aveva deciso chi facesse che cosa. «In una casa», mi ha spiegato dopo la figlia Nino, etnomusicologa, «la terza voce è quella di chi entra con il piatto in mano.»</p>
<p>La polifonia georgiana è antica e non somiglia alle nostre armonie: le voci si urtano di proposito, poi si aprono. Il vino che l’accompagna sta in anfore interrate, con le bucce, per mesi. Anche lui all’inizio sembra spigoloso.</p>
<p>Le regole, per chi capitasse a tavola:</p>
<ol>
<li>Si svuota il bicchiere soltanto al brindisi, mai tra l’uno e l’altro.</li>
<li>Chi vuole aggiungere qualcosa chiede la parola: si dice <em>alaverdi</em>.</li>
<li>Se non sapete cantare, tenete la nota bassa. È ferma, basta non mollarla.</li>
</ol>
<p>L’ho tenuta per quattro brindisi. Al quinto, dedicato a chi non c’è più, la suocera ha smesso di cantare e ha lasciato la sua voce vuota per un giro intero. L’armonia si è retta lo stesso, con un buco esatto al centro. Nessuno ha commentato. È arrivato il pane.</p>`,
  },
  {
    slug: 'nepal-meteo-in-sei-lingue',
    title: 'Nepal, le previsioni del tempo si leggono in sei lingue prima dell’alba',
    subtitle: 'In una valle a 2.800 metri una stazione radio traduce il bollettino per contadini, portatori e scolari.',
    journalist: 'luiza-amaral',
    tags: ['lingue', 'radio', 'lavoro'],
    keywords: 'Nepal, radio, meteo, lingue locali, montagna',
    imageCaption: 'Lo studio di Radio Danda, con vista sul versante che frana',
    daysAgo: 24,
    hour: 6,
    content: `<p>«Nuvole basse» in tamang si dice con due parole; in sherpa dipende da dove state guardando. Sabina Tamang lo ha imparato il giorno in cui, traducendo alla lettera il bollettino nazionale, ha annunciato a tutta la valle che le nuvole si erano sedute. Un anziano ha telefonato per sapere su che cosa.</p>
<p>Radio Danda, «radio cresta», trasmette da una casa di pietra a 2.800 metri. Ogni mattina alle 4.50 riceve le previsioni da Kathmandu e ha quaranta minuti per trasformarle in sei lingue: nepali, tamang, sherpa, newari, magar e gurung. Sei lettori, nessuno professionista: due maestre, un sarto, uno studente, un’ostetrica e un ex portatore.</p>
<p>La parte difficile non è la grammatica. «Il bollettino dice: pioggia venti millimetri. E allora? Noi diciamo: oggi il sentiero della scuola frana, fate quello di sopra», spiega Tamang. Per riuscirci tengono sul muro una mappa disegnata a mano con centoundici punti pericolosi e il nome di chi ci abita vicino. Prima di andare in onda gli telefonano.</p>
<p>Durante l’ultima stagione dei monsoni la radio ha fatto spostare quattro volte l’orario delle lezioni e una volta un matrimonio. Gli sposi, sulle prime, l’hanno presa male. Poi il sentiero è venuto giù, vuoto, alle undici e dieci.</p>
<p>Nel fine settimana niente meteo: si trasmettono canzoni su richiesta. La più chiesta, da anni, è una vecchia ballata d’amore sulla pioggia. La leggono come un bollettino, ridendo, in sei lingue.</p>`,
  },
  {
    slug: 'melbourne-bar-delle-cinque',
    title: 'Melbourne, il bar delle cinque dove gli emigrati contavano i risparmi',
    subtitle:
      'La macchina del caffè è del 1957, i conti sono sul muro. E la nipote del fondatore non vuole imbiancare.',
    journalist: 'matteo-brivio',
    tags: ['caffe', 'storia', 'lavoro'],
    keywords: 'Melbourne, caffè, emigrazione italiana, Australia, bar',
    imageCaption: 'Le colonne di numeri a matita accanto alla cassa',
    daysAgo: 30,
    hour: 9,
    content: `<p>Dietro la cassa, dove altri appendono le fotografie, c’è un muro coperto di numeri. Colonne a matita, addizioni, qualche moltiplicazione sbagliata e corretta. Sono i conti degli operai italiani che negli anni Cinquanta venivano qui alle cinque del mattino, prima del turno, e tra un caffè e l’altro calcolavano quanto mancava: al biglietto per la moglie, alla caparra, al ritorno.</p>
<p>Il locale si chiama Bar Aurora ed è a Carlton, Melbourne. Giulia Pavan, terza generazione, lo ha riaperto due anni fa con un’unica condizione posta all’architetto: il muro non si tocca. «Mi ha proposto un vetro protettivo. Gli ho detto che il vetro si mette davanti alle cose morte.»</p>
<p>Uno studente di storia economica, Liam Corrigan, ha passato tre mesi a decifrarlo. Ha identificato diciannove grafie. La più ricorrente, con i sette tagliati, mette da parte due sterline a settimana per centosei settimane; poi, in fondo, scrive un nome, «Teresa», e smette. Nessuno conosceva Teresa, finché una signora di novant’anni è entrata, ha ordinato un macchiato e ha riconosciuto il sette.</p>
<p>La macchina a leva del 1957 funziona ancora, due ore al giorno, dalle cinque alle sette. In quella fascia il caffè costa la metà e si può scrivere sul muro, a matita, purché siano conti. Ci sono già un mutuo, due affitti e la colonna di una ragazza di Campinas che risparmia per portare la madre a vedere l’oceano dall’altra parte.</p>`,
  },
  {
    slug: 'lubiana-api-sul-conservatorio',
    title: 'Lubiana, sul tetto del conservatorio ci sono otto arnie e un diapason',
    subtitle: 'Gli studenti registrano il ronzio per capire come sta l’alveare. Le api, pare, sono quasi sempre in la.',
    journalist: 'matteo-brivio',
    tags: ['ricerca', 'scuola', 'ambiente'],
    keywords: 'Lubiana, api, conservatorio, acustica, Slovenia',
    imageCaption: 'Le arnie dipinte sul tetto della scuola di musica',
    daysAgo: 41,
    hour: 12,
    content: `<p>Un alveare tranquillo ronza intorno ai 220 hertz: un la, ottava più, ottava meno. Se sale di un tono c’è agitazione, se compare un suono intermittente, come una tromba con la sordina, una nuova regina sta per uscire. Gli apicoltori lo sanno a orecchio. A Lubiana hanno pensato di chiedere a chi l’orecchio lo allena per mestiere.</p>
<p>Sul tetto di una scuola di musica, a due passi dal fiume, ci sono otto arnie con i pannelli frontali dipinti, come vuole la tradizione slovena. Ciascuna ha un microfono grande quanto un bottone. Ogni mattina due studenti salgono, ascoltano trenta secondi per arnia e scrivono sul registro: intonazione, intensità, carattere.</p>
<p>«Il carattere è la parte che i sensori non danno», dice la professoressa di solfeggio Alenka Zorman. «Un ragazzo ha scritto: “arnia cinque, come prima di un’interrogazione”. Il giorno dopo è sciamata.» In due stagioni gli studenti hanno previsto undici sciamature su tredici; il programma automatico, addestrato sugli stessi suoni, nove.</p>
<p>Il miele è una decina di chili per arnia e finanzia le corde dei violini. L’etichetta riporta la nota dominante del raccolto: la riserva di tiglio, quest’anno, è in la bemolle.</p>
<p>A maggio c’è un saggio all’aperto. L’ultimo brano è per quartetto d’archi e ronzio dal vivo, e comincia sempre con un’attesa imbarazzata: bisogna accordarsi con le api, che non si accordano con nessuno.</p>`,
  },
  {
    slug: 'lisbona-lavanderie-di-quartiere',
    title: 'Lisbona, nelle lavanderie di quartiere il bucato torna a fare notizia',
    subtitle:
      'I vecchi lavatoi pubblici riaprono con le macchine moderne. Ma le panche, e quello che ci si dice sopra, restano.',
    journalist: 'noemi-serafini',
    tags: ['citta', 'consumi', 'comunita'],
    keywords: 'Lisbona, lavatoi pubblici, quartieri, bucato, vicinato',
    imageCaption: 'Le vasche di pietra dell’Alfama, oggi piene di basilico',
    daysAgo: 55,
    hour: 10,
    content: `<p>Quarantadue minuti: tanto dura il lavaggio a trenta gradi, e tanto dura una conversazione come si deve. Lo sostiene Graça Medeiros, settantatré anni, che ha la chiave del lavatoio pubblico di un vicolo dell’Alfama e la porta al collo come una medaglia.</p>
<p>A Lisbona i lavatoi comunali erano decine; negli anni Novanta, con le lavatrici in casa, si sono svuotati. Poi gli appartamenti si sono rimpiccioliti, gli affitti sono saliti e in molte case la lavatrice non ci sta più. Così alcuni quartieri li hanno riaperti: sei macchine, due asciugatrici, una tariffa di un euro e mezzo e le vecchie vasche di pietra, ora piene di basilico.</p>
<p>L’assistente sociale Tiago Carvalhal ci passa il mercoledì. «Nel mio ufficio la gente viene quando il problema è già grave. Qui lo racconta quando è ancora piccolo, perché intanto ha le mani occupate.» In un anno, fra una centrifuga e l’altra, ha risolto tredici pratiche di pensione e trovato casa a due studentesse.</p>
<p>Le regole sono appese accanto ai contatori: si piega il bucato degli altri, se è pronto e non arrivano; non si parla di calcio prima delle dieci; chi canta sceglie il detersivo.</p>
<p>Graça canta. Fado, soprattutto, e una canzone italiana imparata da una radio nel 1969, di cui ricorda la musica e nessuna parola. Al posto delle parole dice i nomi dei vicini. Ci stanno tutti, giura, e in rima.</p>`,
  },
];
