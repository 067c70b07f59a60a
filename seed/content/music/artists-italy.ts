import type { ArtistSeed } from './music.types.ts';

export const artistsOfItaly: ArtistSeed[] = [
  {
    slug: 'ottavia-serravalle',
    name: 'Ottavia Serravalle',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Ottavia Serravalle lavorava in una guanteria quando vinse, quasi per scommessa, un concorso per voci nuove in un teatro di quartiere. Si presentò in camice; il camice è ancora esposto nel foyer.</p><p><em>Guanti di filo</em>, il suo esordio, è una raccolta di congedi gentili: stazioni, rondini, mani che si stringono un attimo di più. Con <em>La casa sul canale</em> la voce si è fatta più scura e gli arrangiamenti si sono riempiti d’acqua, di archi e di legno bagnato.</p><h2>Lo stile</h2><p>Non alza mai il volume per commuovere: lo abbassa. I musicisti raccontano che in prova chiede di suonare «come se nella stanza accanto dormisse qualcuno a cui vogliamo bene».</p>',
  },
  {
    slug: 'rocco-valdemare',
    name: 'Rocco Valdemare',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Nato in una stazione di servizio, o almeno così dice la copertina del primo disco, Rocco Valdemare ha una voce di ghiaia e un’idea fissa: che le strade statali siano l’unico vero romanzo italiano.</p><p><em>Benzina e gelsomino</em> fu inciso in quattro giorni, con un’armonica prestata e il rumore dei camion lasciato apposta nel nastro. Da allora le sue canzoni si ascoltano soprattutto in viaggio, e i camionisti gli scrivono cartoline da tutta Europa.</p><h2>Il ritorno</h2><p>Dopo anni di silenzio, <em>Chilometro zero</em> lo ha riportato a casa, a cantare del padre che gli insegnò a guidare senza mai dirgli dove andare. È un disco corto: finisce, dice lui, quando si arriva.</p>',
  },
  {
    slug: 'gli-ombrelli-rossi',
    name: 'Gli Ombrelli Rossi',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Cinque amici che si conoscono sotto la stessa tettoia durante un acquazzone, alla fiera di un capoluogo di provincia. Il nome viene dall’unico ombrello disponibile quel giorno, diviso in cinque con esiti discutibili.</p><p>Il loro pop ha fiati da banda, ritornelli larghi e un debole per le giornate storte. <em>Piove sulla fiera</em> li portò in tutte le radio nell’inverno più asciutto del decennio; <em>Asciutti mai</em> confermò la vocazione già dal titolo.</p><h2>La leggenda</h2><p>Su sessantadue concerti all’aperto ne sono stati interrotti per pioggia quarantuno. Il pubblico arriva preparato, e quando cadono le prime gocce parte l’applauso più lungo della serata.</p>',
  },
  {
    slug: 'mirella-dovara',
    name: 'Mirella Dovara',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Mirella Dovara ha cominciato come suggeritrice in una compagnia di prosa, e si sente: nelle sue canzoni c’è sempre qualcuno che bisbiglia la battuta giusta un secondo prima che sia troppo tardi.</p><p><em>Velluto amaranto</em> è diventata negli anni una di quelle canzoni che tutti credono di aver sempre conosciuto; la riprendono orchestre, gruppi giovani e perfino una voce francese. <em>Camerino</em>, più raccolto, è ambientato per intero nei dieci minuti prima di entrare in scena.</p><h2>Oggi</h2><p>Vive in una casa piena di specchi senza cornice, regalo di vecchi macchinisti. Canta poche sere l’anno, sempre in teatri con il sipario vero, e pretende che si chiuda a mano.</p>',
  },
  {
    slug: 'le-comete-di-borgo',
    name: 'Le Comete di Borgo',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Tre ragazze e un batterista, tutti soci di un circolo di astrofili senza telescopio: Le Comete di Borgo hanno formato il gruppo per raccogliere i soldi dello strumento. Il telescopio è arrivato dopo un anno, ma ormai avevano imparato a suonare.</p><p>In <em>Telescopi di cartone</em> le chitarre luccicano e i testi parlano di distanze: anni luce, corriere perse, persone amate dall’altra parte della piazza. Ogni canzone porta nel libretto la data e l’ora in cui fu finita, e la fase della luna.</p><h2>Sul palco</h2><p>A metà concerto chiedono di spegnere tutto, insegne comprese, e di guardare in su per un minuto. Nei paesi funziona benissimo; in città si sente qualche sospiro.</p>',
  },
  {
    slug: 'sandro-vescovado',
    name: 'Sandro Vescovado',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Maestro elementare per trent’anni, cantautore dalle sei di sera in poi. Sandro Vescovado ha scritto la maggior parte delle sue canzoni correggendo i compiti, e molti versi, ammette, sono rubati agli errori migliori dei suoi alunni.</p><p><em>Quaderno a righe</em> è un libro di scuola cantato: l’appello, l’intervallo, il compagno che cambia città. <em>Margini</em>, uscito alla vigilia della pensione, raccoglie invece ciò che resta scritto di lato.</p><h2>La classe</h2><p>Ogni giugno tiene un concerto nel cortile dell’ultima scuola in cui ha insegnato. Vengono gli ex scolari con i figli, si siedono per terra in ordine alfabetico e, quando attacca la prima canzone, qualcuno alza ancora la mano.</p>',
  },
  {
    slug: 'iris-calamandra',
    name: 'Iris Calamandra',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Botanica di formazione, Iris Calamandra ha passato due anni a catalogare le erbe che crescono tra le rotaie e i marciapiedi. Per ogni pianta scriveva una scheda; un giorno le schede hanno cominciato a far rima.</p><p>Ne è venuto <em>Erbario</em>, disco di elettronica tenue e chitarra, dove la malva, l’ortica e la parietaria hanno più carattere di molti protagonisti maschili. Le percussioni sono semi, baccelli secchi, vasi di coccio.</p><h2>Un gesto</h2><p>All’ingresso dei suoi concerti si riceve una bustina senza nome. Bisogna piantarla e aspettare: chi indovina che cosa è nato può scriverle, e lei risponde, con calma, sempre nella stagione giusta.</p>',
  },
  {
    slug: 'i-passaggi-a-livello',
    name: 'I Passaggi a Livello',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Provavano in un casello abbandonato lungo una linea secondaria, e ogni quaranta minuti dovevano fermarsi per lasciar passare il regionale. Le canzoni de I Passaggi a Livello durano per questo poco meno di quattro minuti, con una pausa strategica nel mezzo.</p><p><em>Attendere prego</em> li fece conoscere per le chitarre nervose e per i testi pieni di orari; <em>Ritardo accumulato</em>, nove anni dopo, rideva già nel titolo del tempo impiegato a finirlo.</p><h2>La figlia del capostazione</h2><p>La loro canzone più richiesta è una storia vera raccontata al contrario: nella realtà fu lei a partire. Il capostazione, oggi in pensione, suona il fischietto nell’ultima strofa.</p>',
  },
  {
    slug: 'dario-montecervo',
    name: 'Dario Montecervo',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Gestore di rifugio d’estate e cantautore d’inverno, Dario Montecervo compone in alto e registra in basso. Dice che sotto i mille metri le parole diventano troppe, e che in quota si impara a portare soltanto quelle che servono.</p><p><em>Altitudine</em> è stato suonato quasi per intero con una chitarra dalle corde vecchie, «perché quelle nuove hanno fretta». Nel disco si sentono il vento, una stufa e, per chi ascolta bene, l’eco che risponde con mezzo secondo di ritardo.</p><h2>Salire ad ascoltarlo</h2><p>Il concerto più bello dell’anno lo tiene all’alba, davanti al rifugio: tre ore di cammino per mezz’ora di canzoni. Nessuno, finora, ha chiesto il rimborso.</p>',
  },
  {
    slug: 'nives-altariva',
    name: 'Nives Altariva',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Figlia e nipote di sarte, Nives Altariva canta come si imbastisce: punti lunghi, mano leggera, e alla fine il filo non si vede più. Ha imparato le prime melodie dal pedale della macchina da cucire, che in casa batteva in tre quarti.</p><p><em>Stoffe</em> è il ritratto di una via e delle sue botteghe; <em>Orlo a giorno</em> allarga lo sguardo agli anni passati e ai vestiti che non vanno più. La sarta di via Ombrosa, protagonista della canzone più amata, era la sua madrina.</p><h2>Gli abiti di scena</h2><p>Li taglia da sola, sempre dalla stessa pezza di lana blu comprata a diciott’anni. Ne resta, assicura, abbastanza per altri quattro dischi.</p>',
  },
  {
    slug: 'cortile-14',
    name: 'Cortile 14',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Cortile 14 è un indirizzo prima che un gruppo: un palazzo popolare con quattro scale, novanta famiglie e un’acustica che qualunque teatro invidierebbe. I sei musicisti abitano tutti lì, e le prove si fanno dai balconi, ciascuno dal proprio piano.</p><p><em>Panni stesi</em> mette insieme rap gentile, fisarmonica e cori di inquiline. Nei crediti compaiono trentadue vicini di casa, un cane e l’amministratore, che figura come «percussioni involontarie».</p><h2>La finale</h2><p>Ogni settembre organizzano un festival lungo una sera: si canta dalle finestre, si applaude con i coperchi e il pallone finito sul tetto viene solennemente recuperato.</p>',
  },
  {
    slug: 'fosca-brentani',
    name: 'Fosca Brentani',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Fosca Brentani viene dalla bassa, dove d’inverno l’orizzonte finisce al fosso. «La nebbia», ha scritto, «è il mio primo arrangiatore: toglie tutto quello che non serve». Le sue canzoni sono fatte di poche note lontane e di una voce che sembra avvicinarsi a piedi.</p><p>L’esordio, <em>Nebbia in val padana</em>, sorprese tutti per il coraggio dei silenzi. <em>Golena</em> è nato dopo una piena, in una casa asciugata stanza per stanza; vi suonano il fisarmonicista dell’argine e il figlio del traghettatore.</p><h2>Curiosità</h2><p>Nessuna sua fotografia è davvero a fuoco. Non è una posa: il fotografo di famiglia è lo zio, e lo zio è affezionato al suo vecchio obiettivo.</p>',
  },
  {
    slug: 'teo-marangolo',
    name: 'Teo Marangolo',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Teo Marangolo vendeva arance con un motocarro munito di altoparlante: per attirare i clienti improvvisava stornelli sulle massaie di ogni via, e le massaie, invece di offendersi, chiedevano il bis. Il passo verso il palco fu breve e in discesa.</p><p><em>Arance d’inverno</em> profuma di scorza e di banda paesana; <em>Ombra cercasi</em> è un disco estivo per chi in estate lavora. Le sue melodie stanno tutte dentro un’ottava, così, spiega, le possono cantare anche gli stonati e i timidi.</p><h2>Il motocarro</h2><p>Funziona ancora. Lo parcheggia a lato del palco e dall’altoparlante, prima di cominciare, chiama per nome la gente seduta in ultima fila.</p>',
  },
  {
    slug: 'bruma-e-sale',
    name: 'Bruma e Sale',
    kind: 'duo',
    country: 'it',
    biography:
      '<p>Bruma suona la chitarra e scrive le musiche, Sale canta e scrive le parole; i nomi veri li conosce soltanto il postino di un paese di mare che d’inverno conta centosei abitanti. Si sono conosciuti in una tavola calda aperta per errore il due gennaio.</p><p><em>Faro spento</em> racconta quello che succede quando i turisti vanno via. <em>Gennaio sulla spiaggia</em> è il loro disco più luminoso, malgrado il titolo: parla di due che restano, e del caldo che fa in una cucina sola.</p><h2>In due</h2><p>Non hanno mai aggiunto un terzo musicista. «Non c’entrerebbe in macchina», dicono, e intanto sul sedile di dietro viaggia un cane chiamato Intervallo.</p>',
  },
  {
    slug: 'gemma-tornaquinci',
    name: 'Gemma Tornaquinci',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Il pianoforte verticale di Gemma Tornaquinci è salito al quarto piano con una gru nel 1979 e da allora non è più sceso: per registrare il disco che porta il suo nome sono dovuti salire i tecnici, con cavi calati dalla finestra.</p><p>Insegnante di musica, arrivata tardi alla canzone, ha inciso un solo album, <em>Pianoforte verticale</em>, ma in radio non ha mai smesso di girare. Dentro ci sono gli allievi, le scale sbagliate, l’accordatore cieco che riconosceva gli inquilini dal passo.</p><h2>Le lezioni</h2><p>Le dà ancora, alle cinque del pomeriggio. La prima è gratuita; la seconda anche, se alla prima si è suonato piano.</p>',
  },
  {
    slug: 'orchestra-zenzero',
    name: 'Orchestra Zenzero',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Undici musicisti di sette paesi che lavoravano tutti nello stesso mercato coperto: pesce, spezie, scarpe, formaggi. L’Orchestra Zenzero provava all’ora di chiusura, tra le cassette vuote, e il primo pubblico furono gli spazzini.</p><p>Con <em>Spezie</em> ha inventato un suono da festa dove la tabla parla con il clarinetto e il violino contratta con la tromba. <em>Ricette altrui</em> rilegge quattro classici della canzone italiana «cambiando il sale, mai la pentola».</p><h2>La tavola</h2><p>Dopo il concerto si mangia insieme: la ricetta della serata è stampata sul biglietto, con le dosi per quattro e gli accordi per tutti gli altri.</p>',
  },
  {
    slug: 'zeno-cardamone',
    name: 'Zeno Cardamone',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Zeno Cardamone ha ventisei anni, un telefono con lo schermo incrinato e più di duecento canzoni registrate nelle note vocali, quasi tutte in ascensore perché «lì l’eco è gratis». Le prime le ha diffuse chiamando numeri a caso e cantando alla segreteria.</p><p><em>Vicolo cieco con vista</em> parla di affitti, messaggi lasciati in sospeso e amori con la batteria scarica, su chitarre sottili e ritmi che inciampano apposta. È stato mixato in una lavanderia a gettoni, durante il ciclo dei delicati.</p><h2>Che cosa dice di sé</h2><p>«Scrivo canzoni corte perché la gente scende alla prossima». Eppure, chissà perché, tutti restano fino al capolinea.</p>',
  },
  {
    slug: 'lidia-e-il-custode',
    name: 'Lidia e il Custode',
    kind: 'duo',
    country: 'it',
    biography:
      '<p>Lidia faceva la guida in un piccolo museo civico, il Custode faceva il custode. Nelle mattine senza visitatori cantavano per le statue, che a loro dire sono un pubblico esigente ma puntuale. Un restauratore li sentì, e il primo concerto si tenne tra due sarcofagi.</p><p><em>Museo di domenica</em> è una visita guidata in musica; <em>Prestiti</em> raccoglie canzoni di altri, trattate come opere in arrivo da un’altra collezione: spolverate, misurate, illuminate con cura e restituite intatte.</p><h2>Orari</h2><p>Suonano soltanto in luoghi con un orario di chiusura. Alle ventidue e trenta il Custode fa tintinnare le chiavi, e quello è il bis.</p>',
  },
  {
    slug: 'amedeo-solaria',
    name: 'Amedeo Solaria',
    kind: 'solista',
    country: 'it',
    biography:
      '<p>Antennista di mestiere, Amedeo Solaria ha visto la sua città quasi sempre dall’alto, e dall’alto l’ha cantata. Sui tetti ha imparato a riconoscere i quartieri dal bucato, le ore dagli odori e i temporali dal ronzio dei cavi.</p><p><em>Terrazza condivisa</em>, allegro e pieno di fiati, fu presentato sul lastrico di un condominio davanti a quaranta persone e a un numero imprecisato di piccioni. <em>Ultimo piano</em> è più intimo: parla di vicini che si innamorano regolando la stessa parabola.</p><h2>Segnale</h2><p>Dice che una canzone è come un’antenna: non importa quanto è alta, importa da che parte guarda. Le sue guardano verso sera.</p>',
  },
  {
    slug: 'le-sorelle-cormorano',
    name: 'Le Sorelle Cormorano',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Non sono sorelle e di cognome fanno altro: si chiamavano così, con orgoglio, le tre tuffatrici di una squadra regionale che al posto delle medaglie vinceva sempre la simpatia della giuria. Appesi gli accappatoi, hanno tenuto il nome e le armonie a tre voci degli spogliatoi.</p><p><em>Tuffi</em> fu la colonna sonora di un’intera estate: ritornelli da trampolino, batteria che spruzza, cori in apnea. <em>Fuori stagione</em> arrivò quando nessuno le aspettava più, a ombrelloni chiusi.</p><h2>Il rito</h2><p>Alla fine di ogni concerto vicino al mare si tuffano vestite. Lontano dal mare, il pubblico provvede con molti bicchieri d’acqua.</p>',
  },
];
