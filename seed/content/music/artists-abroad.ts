import type { ArtistSeed } from './music.types.ts';

export const artistsFromAbroad: ArtistSeed[] = [
  {
    slug: 'jandira-alvorada',
    name: 'Jandira Alvorada',
    kind: 'solista',
    country: 'br',
    inSlider: true,
    biography:
      '<p>Jandira Alvorada ha cominciato a cantare nel cortile della nonna, a Maceió, durante le interruzioni di corrente: una lampada, un secchio rovesciato e tutto il vicinato in cerchio. La luce tornava, e nessuno se ne accorgeva.</p><p><em>Quintal aceso</em> conserva quella penombra. Sei anni dopo, <em>Casa italiana</em> rende omaggio al nonno emigrato da un paese del Polesine: tre canzoni italiane imparate da dischi graffiati, cantate con un accento che le porta altrove senza strapparle.</p><h2>La lampada</h2><p>La lampada è la stessa di allora e viaggia nel bagaglio a mano. Sul palco resta accesa per tutto il concerto, anche quando i riflettori basterebbero.</p>',
  },
  {
    slug: 'davi-monteluz',
    name: 'Davi Monteluz',
    kind: 'solista',
    country: 'br',
    biography:
      '<p>Davi Monteluz scendeva ogni giorno dalla montagna alla città con un autobus lento e le finestre bloccate in posizione aperta. Quattro ore tra andata e ritorno: abbastanza per scrivere, cantare, litigare con il bigliettaio e fare pace sul ritornello.</p><p><em>Serra acima</em> è un pop d’aria fresca, con chitarre che prendono le curve larghe; <em>Cidade em dó maior</em> racconta l’arrivo definitivo in pianura, gli ascensori di servizio e la prima casa senza colline.</p><h2>In Italia</h2><p>Ha vissuto un anno a Torino, dove ha imparato a fare la spesa in dialetto. La domenica senza orologio di una sua canzone è una domenica piemontese.</p>',
  },
  {
    slug: 'vaga-lumes-da-rua-sete',
    name: 'Vaga-lumes da Rua Sete',
    kind: 'gruppo',
    country: 'br',
    biography:
      '<p>Erano in nove, tutti bambini della stessa strada di Belo Horizonte, e avevano fondato un’orchestra per accompagnare il carnevale più piccolo della città: un isolato, andata e ritorno. Cresciuti, sono rimasti in cinque, ma la strada è sempre quella.</p><p>Nel disco <em>Rua sete</em> ci sono aquiloni sui fili, bande di latta e una saudade tascabile che i ragazzi italiani cantano senza sapere bene che cosa voglia dire. <em>Vidro de geleia</em> prende il titolo dal barattolo in cui si tengono le lucciole prima di liberarle.</p><h2>Regola della casa</h2><p>Alla fine del concerto il barattolo si apre. Dentro, di solito, ci sono i desideri scritti dal pubblico.</p>',
  },
  {
    slug: 'rosa-tamarindo',
    name: 'Rosa Tamarindo',
    kind: 'solista',
    country: 'br',
    biography:
      '<p>Rosa Tamarindo aveva un banco di succhi al mercato e cantava il menù. Quando un chitarrista di passaggio le chiese di ripetere la voce «maracujá con zenzero» su un giro di samba, il banco chiuse un’ora prima e non riaprì più alla solita ora.</p><p><em>Doce azedo</em> è il suo disco di debutto e per ora l’unico: dolce nelle melodie, aspro nelle parole, con un’orchestrina di sei elementi reclutata tra i fornitori.</p><h2>La ricetta</h2><p>«Una canzone deve rinfrescare», sostiene, «ma lasciare un po’ di sete». Le sue si ascoltano in piedi, meglio se all’ombra, con qualcosa di freddo in mano e qualcuno accanto.</p>',
  },
  {
    slug: 'benicio-jatoba',
    name: 'Benício Jatobá',
    kind: 'solista',
    country: 'br',
    biography:
      '<p>Liutaio e cantore, Benício Jatobá costruisce le proprie viole con legni di recupero: porte, remi, una volta il bancone di una farmacia. Prima di incollare la tavola armonica scrive all’interno un verso che nessuno leggerà più, e che secondo lui si sente.</p><p><em>Raiz e rádio</em> mette insieme le ballate dell’interno e il ricordo di un apparecchio a pile che portava in casa le voci del mondo, compresa quella di una stazione italiana captata per caso nelle notti limpide.</p><h2>Il suono</h2><p>Asciutto, vicino, senza effetti. Lo studio era la sua bottega, e ogni tanto, tra una strofa e l’altra, cade un truciolo.</p>',
  },
  {
    slug: 'garoa-e-caja',
    name: 'Garoa e Cajá',
    kind: 'duo',
    country: 'br',
    biography:
      '<p>Lei viene dalla pioggerella di San Paolo, lui dai frutteti del Nord-Est: Garoa e Cajá hanno preso per nome il clima dell’una e il frutto dell’altro, e suonano esattamente così, metà ombrello e metà polpa.</p><p><em>Duas estações</em> alterna una canzone fredda e una calda, senza mai mescolarle. In <em>Travessia</em> attraversano l’oceano e scelgono tre brani italiani contemporanei, cantandoli in italiano dopo un inverno di lezioni prese da una vedova di Bergamo che correggeva soltanto le doppie.</p><h2>Dal vivo</h2><p>Due chitarre, un tamburo, un ventilatore puntato su di lui e una stufetta su di lei. La temperatura giusta, giurano, sta nel mezzo.</p>',
  },
  {
    slug: 'odile-marchevent',
    name: 'Odile Marchevent',
    kind: 'solista',
    country: 'fr',
    inSlider: true,
    biography:
      '<p>Correttrice di bozze in una tipografia di Nantes, Odile Marchevent cantava a bassa voce le righe da controllare: così gli errori, dice, stonavano subito. I colleghi cominciarono a fermarsi dopo il turno, poi i clienti, infine un discografico venuto a ritirare dei biglietti da visita.</p><p><em>Les heures presque bleues</em> è un disco da ascoltare all’imbrunire, con la fisarmonica tenuta lontana come un vicino discreto. <em>Lettres pliées</em> mette in musica sette lettere mai spedite e un paio che sarebbe stato meglio non spedire.</p><h2>Le parole</h2><p>Non ha mai permesso che un suo testo fosse stampato con un refuso. Nella prima edizione ce n’era uno: lo ha corretto a mano, su ogni copia.</p>',
  },
  {
    slug: 'les-volets-clos',
    name: 'Les Volets Clos',
    kind: 'gruppo',
    country: 'fr',
    biography:
      '<p>Formazione nata nell’estate più calda che Marsiglia ricordi: con le persiane chiuse e niente da fare fino alle sei di sera, quattro coinquilini misero insieme una chitarra, un organetto, una bacinella e l’arte di non muoversi troppo.</p><p><em>Sieste générale</em> è un inno alla pausa, suonato con un’energia sospetta; <em>Courant d’air</em> arriva molti anni più tardi, quando in casa hanno finalmente aperto le finestre. La portinaia che balla nella loro canzone più nota è comparsa davvero in tutti i concerti cittadini.</p><h2>Orari</h2><p>Non suonano mai prima delle ventuno. In compenso, d’agosto, finiscono quando passa il camion dell’acqua.</p>',
  },
  {
    slug: 'bastien-rivegrise',
    name: 'Bastien Rivegrise',
    kind: 'solista',
    country: 'fr',
    biography:
      '<p>Bastien Rivegrise abita su una chiatta ormeggiata in un canale secondario e paga l’ormeggio cantando alle chiuse. Ha la barba dei barcaioli, le mani dei pianisti e un repertorio che si muove, come la sua casa, a sei chilometri l’ora.</p><p><em>Quai de personne</em> raccoglie ballate scritte lungo quattro fiumi. Ci sono pescatori di lune, banchine senza nome e una canzone, la più richiesta, che rimanda tutto a domani mattina con tanta grazia da sembrare una promessa.</p><h2>Tournée</h2><p>Si sposta soltanto per acqua. Gli organizzatori italiani hanno dovuto imparare la mappa dei navigli; il ritardo medio è di due giorni, l’accoglienza sempre la stessa.</p>',
  },
  {
    slug: 'capucine-lorrimer',
    name: 'Capucine Lorrimer',
    kind: 'solista',
    country: 'fr',
    biography:
      '<p>Disegnatrice di carte da parati, Capucine Lorrimer compone come disegna: un piccolo motivo, ripetuto finché la stanza cambia umore. Le sue canzoni sembrano semplici; poi ci si accorge che i fiori non sono mai uguali due volte.</p><p><em>Papier peint</em> è pop da camera, con tastiere giocattolo, battiti di forbici e una voce che sorride anche quando racconta calzini spaiati e mezzanotti mancate. In coda rilegge in francese un classico di Mirella Dovara, che le ha mandato in cambio un metro di velluto.</p><h2>Copertine</h2><p>Ogni copia del disco è foderata con un ritaglio diverso. I collezionisti si scambiano gli angoli; lei preferisce chi ci scrive sopra.</p>',
  },
  {
    slug: 'the-lantern-ferries',
    name: 'The Lantern Ferries',
    kind: 'gruppo',
    country: 'uk',
    biography:
      '<p>Un traghetto in disarmo, una licenza per servire il tè e cinque musicisti costretti a suonare a ogni alta marea per non far addormentare il guardiano: The Lantern Ferries cominciano sull’estuario, tra la nebbia e le lampade a olio.</p><p>Con <em>Low Water</em> hanno portato nelle radio un pop marinaro fatto di armonium e chitarre lucide. <em>The Last Crossing</em> doveva essere il disco dell’addio; la nave fu restaurata, e così il gruppo.</p><h2>Il pubblico</h2><p>Ai loro concerti si entra per una passerella. Chi soffre il mare può ascoltare dalla banchina, dove, ammettono, il suono è persino migliore.</p>',
  },
  {
    slug: 'imogen-thornquay',
    name: 'Imogen Thornquay',
    kind: 'solista',
    country: 'uk',
    biography:
      '<p>Imogen Thornquay segnava con il gesso sul muro della cucina le canzoni che le venivano mentre bolliva l’acqua: una riga per ogni verso, un cerchio per il ritornello. Quando dovette imbiancare, fotografò tutto e prenotò uno studio.</p><p><em>Chalk Lines</em> è un disco di voce, arpa celtica e bollitore, accordato in fa diesis dopo molte prove. Parla di siepi, di madri, di mezze finestre di sole in fondo a settimane lunghissime.</p><h2>Da noi</h2><p>In Italia l’ha fatta conoscere la notte: le sue canzoni sono tra le più chieste dopo le due, da chi stira, da chi allatta e da chi aspetta un messaggio.</p>',
  },
  {
    slug: 'copper-almanac',
    name: 'Copper Almanac',
    kind: 'duo',
    country: 'uk',
    biography:
      '<p>Due meteorologi dilettanti con una passione per i sintetizzatori e una soffitta piena di filo di rame. I Copper Almanac trasformano in melodia le misure di una vecchia stazione del tempo: la pressione fa il basso, l’umidità i cori, il vento decide la durata.</p><p><em>Weather for Pigeons</em> è il diario di un anno sopra i tetti. Il martedì della parata, quello della canzone che tutti fischiettano, fu l’unico giorno di sole di un intero novembre, e le statistiche lo confermano.</p><h2>Previsioni</h2><p>All’inizio di ogni concerto annunciano il tempo dell’indomani. Sbagliano spesso, con grande eleganza e in tonalità maggiore.</p>',
  },
  {
    slug: 'alfie-wexmoor',
    name: 'Alfie Wexmoor',
    kind: 'solista',
    country: 'uk',
    biography:
      '<p>Postino di campagna con la passione delle cartoline altrui, Alfie Wexmoor ha scritto il suo unico album pedalando su una bicicletta presa in prestito e mai restituita. Il proprietario, rintracciato dopo il successo, gliel’ha regalata in cambio di una citazione nel ritornello.</p><p><em>Borrowed Bicycle</em> è folk da strada secondaria: ukulele, campanello, una tromba che arriva sempre dopo la curva. Tra orti illuminati e francobolli rimasti nel cassetto, racconta un’Inghilterra minuscola e cortese.</p><h2>Posta</h2><p>Risponde a tutte le lettere, purché scritte a mano. Il tempo medio è di undici mesi: le consegna di persona, quando la strada lo permette.</p>',
  },
  {
    slug: 'juniper-hallowell',
    name: 'Juniper Hallowell',
    kind: 'solista',
    country: 'us',
    biography:
      '<p>Juniper Hallowell ha imparato a cantare contro una zanzariera, per sentire la voce tornare indietro con un leggero ronzio. Cresciuta in una casa di legno in fondo a una strada di peschi, scrive di estati lente, ventilatori e partenze rimandate.</p><p>In <em>Screen Door Summer</em> la chitarra scivola e il tempo si ferma; dieci anni dopo, <em>Porchlight</em> racconta chi resta sveglio ad aspettare, e il viaggio verso ovest di un pianoforte più amato che intonato.</p><h2>Un’abitudine</h2><p>Registra sempre con la porta aperta. Nei dischi si riconoscono tre generazioni di grilli, due temporali e il postino che saluta fuori tempo.</p>',
  },
  {
    slug: 'the-prairie-telegraph',
    name: 'The Prairie Telegraph',
    kind: 'gruppo',
    country: 'us',
    biography:
      '<p>Tre cugini e una vicina di casa, un violino, un banjo e un vecchio apparecchio telegrafico usato come rullante: The Prairie Telegraph suonano la pianura, con tutto il cielo che le sta sopra e il poco che le succede in mezzo.</p><p><em>Wires and Wheat</em> fu inciso in un silo vuoto, dove ogni nota impiegava sette secondi a spegnersi; per questo le canzoni sono così spaziose e le parole così poche. La cassetta postale numero nove esiste, ed è sempre piena.</p><h2>Messaggi</h2><p>In ogni brano il telegrafo batte una frase in codice. Chi la decifra scopre quasi sempre una ricetta della zia.</p>',
  },
  {
    slug: 'otis-marlbrook',
    name: 'Otis Marlbrook',
    kind: 'solista',
    country: 'us',
    biography:
      '<p>Calzolaio nei giorni feriali e voce solista del coro la domenica, Otis Marlbrook ha unito le due cose in un disco di soul caldo e ben risuolato. Batte il tempo con il martelletto e sostiene che ogni canzone, come ogni scarpa, abbia bisogno di una notte in forma.</p><p><em>Sunday Shoes on Monday</em> è pieno d’amore quotidiano: due cucchiai in un piatto, il miele lasciato ad ammorbidire sul termosifone, la prima fila del coro che ride quando non dovrebbe.</p><h2>In bottega</h2><p>Chi compra il disco può far lucidare un paio di scarpe. Il giro, assicura, dura esattamente una facciata.</p>',
  },
  {
    slug: 'velvet-switchboard',
    name: 'Velvet Switchboard',
    kind: 'gruppo',
    country: 'us',
    inSlider: true,
    biography:
      '<p>Il centralino di velluto del nome è vero: novanta linee, imbottite a mano per non disturbare i clienti di un albergo mai inaugurato. I Velvet Switchboard lo hanno trovato in cantina, collegato agli amplificatori e non lo hanno più staccato.</p><p>Il loro pop danzante è fatto di voci che si incrociano, attese, squilli accordati. Dopo <em>Everybody’s Line</em>, festa telefonica a dodici interni, <em>Tangled Cord</em> gioca con i malintesi e chiude con una rilettura ballabile di Juniper Hallowell.</p><h2>Pronto?</h2><p>Durante i concerti un telefono squilla in platea. Chi risponde sceglie la canzone successiva, purché sappia anche salutare.</p>',
  },
];
