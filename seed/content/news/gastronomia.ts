import type { ArticleSeed } from './article.ts';

export const gastronomia: ArticleSeed[] = [
  {
    slug: 'moqueca-due-mari',
    title: 'La moqueca dei due mari, con il pesce di Anzio e la pentola di Vitória',
    titleHome: 'La moqueca dei due mari',
    subtitle:
      'La ricetta più chiesta a «Tavola calda», spiegata passo per passo. E la disputa, mai risolta, sul latte di cocco.',
    journalist: 'sandro-pellegri',
    tags: ['cucina', 'italia-brasile', 'mare'],
    keywords: 'moqueca, ricetta, pesce, Vitória, latte di cocco, cucina brasiliana',
    imageCaption: 'La pentola nera di argilla, ancora in ebollizione quando arriva in tavola',
    daysAgo: 0,
    hour: 0,
    featured: true,
    content: `<p>Ci sono due modi sicuri per litigare con un brasiliano: parlare di calcio e mettere il latte di cocco nella moqueca. A Vitória non si mette. A Salvador è obbligatorio. Nino Caruso, siciliano, che conduce «Tavola calda» e la prepara da quando una collega capixaba gli regalò la pentola, ha scelto la neutralità armata: «Io lo porto in tavola a parte. Chi lo vuole si assume la responsabilità».</p>
<p>La pentola, prima di tutto. È di argilla nera, modellata a mano dalle donne di Goiabeiras e tinta con la corteccia di mangrovia. Tiene il calore per venti minuti fuori dal fuoco. Se non l’avete, va bene un coccio spesso; l’acciaio no, perché si raffredda mentre discutete.</p>
<h2>Per quattro persone</h2>
<ul>
<li>800 g di pesce sodo in tranci: ricciola, dentice o palombo</li>
<li>4 pomodori maturi, 2 cipolle</li>
<li>un mazzo di coriandolo (metà subito, metà alla fine)</li>
<li>2 lime, 2 spicchi d’aglio</li>
<li>un cucchiaino di semi di annatto scaldati in 4 cucchiai d’olio</li>
<li>sale, un peperoncino intero</li>
</ul>
<h2>Come si fa</h2>
<ol>
<li>Condite il pesce con lime, aglio pestato e sale. Mezz’ora, non di più: il lime cuoce.</li>
<li>Ungete il coccio con l’olio all’annatto, filtrato. Deve essere arancione.</li>
<li>Uno strato di cipolla, uno di pomodoro, il pesce, poi ancora pomodoro e cipolla. Il peperoncino in cima, intero.</li>
<li>Coperchio, fuoco medio, venti minuti. Niente acqua. <strong>Niente mescolare.</strong> Se dovete muovere qualcosa, muovete la pentola.</li>
<li>Coriandolo, e in tavola mentre bolle ancora.</li>
</ol>
[immagine: Gli strati prima della cottura: il pesce sta in mezzo, come in un letto]
<h2>Il secondo mare</h2>
<p>Fin qui è la ricetta dell’Espírito Santo. La variante dei due mari nasce da un errore: una domenica Caruso aveva finito il coriandolo e in casa c’erano finocchietto selvatico e capperi di Pantelleria. Ne ha messi pochi, alla fine. La collega, Marluce Bastos, ha assaggiato in silenzio. Poi ha detto la frase che adesso lui tiene incorniciata in cucina:</p>
<blockquote><p>Non è moqueca. Però mia madre ne chiederebbe ancora.</p></blockquote>
<p>Con che cosa si accompagna? Riso bianco e <em>pirão</em>, cioè il brodo del fondo addensato con farina di manioca fino a diventare una crema. Se la farina vi avanza, ecco <a href="/notizie/gnocchi-di-manioca">che cosa farne</a>. Da bere, un bianco salino; oppure birra, fredda, con la coscienza a posto.</p>
<p>Tempo totale: un’ora e dieci, quattordici canzoni. Caruso la cucina in diretta questa settimana, fra mezzogiorno e le due: <a href="/programacao">gli orari sono nella programmazione</a>. Il latte di cocco sarà in studio, in una caraffa chiusa a chiave.</p>`,
  },
  {
    slug: 'caffe-della-redazione',
    title: 'Tazze coperte in redazione: abbiamo assaggiato nove caffè senza sapere quali',
    titleHome: 'Nove caffè a tazze coperte',
    subtitle:
      'Un assaggiatore professionista, quattordici giornalisti e una certezza in meno: il preferito era il più semplice.',
    journalist: 'matteo-brivio',
    tags: ['caffe', 'consumi', 'lavoro'],
    keywords: 'caffè, degustazione alla cieca, miscela, arabica, redazione',
    imageCaption: 'Le nove tazze numerate, prima che qualcuno spostasse la sei',
    daysAgo: 2,
    hour: 7,
    updatedHoursLater: 4,
    content: `<p>In redazione si beve molto caffè e se ne parla di più. C’è il partito della moka, quello della macchinetta, una corrente minoritaria che usa il filtro e viene guardata con pietà. Per chiudere la questione abbiamo chiamato Benedetta Corsi, assaggiatrice, che è arrivata con nove buste anonime e ha detto: «Oggi nessuno ha ragione».</p>
<p>Il metodo è quello del mestiere: caffè macinato in tazza, acqua a novantatré gradi, quattro minuti, si rompe la crosta con il cucchiaio e si annusa. Poi si assaggia rumorosamente. Il rumore è obbligatorio: l’aria porta gli aromi al naso.</p>
<p>Dopo due ore i punteggi dei quattordici partecipanti hanno premiato la tazza numero quattro, con 7,9 su dieci. Ultima, con 4,2, la numero otto. Al momento di togliere i cartoncini, silenzio.</p>
<ul>
<li>La <strong>quattro</strong> era un’arabica del Minas Gerais tostata chiara, la più economica fra le tre da torrefazione.</li>
<li>La <strong>otto</strong> era quella che compravamo da sei anni.</li>
<li>La <strong>sei</strong> era decaffeinata. Undici su quattordici non se ne sono accorti e due hanno detto che li aveva svegliati.</li>
</ul>
<p>«L’abitudine è un condimento», ha commentato Corsi. «Il caffè peggiore, nella tazza di sempre, alla solita ora, guadagna due punti.» La prova lo conferma: il giorno dopo, serviti in chiaro, la otto è risalita al terzo posto.</p>
<p>Abbiamo cambiato fornitore lo stesso. Il caffè di adesso è della Torrefazione Due Mondi, e viene dalla cooperativa di cui raccontiamo <a href="/notizie/tazzina-dove-vanno-i-centesimi">qui i conti</a>. Il partito del filtro chiede il riconteggio.</p>`,
  },
  {
    slug: 'mercato-del-pesce-all-alba',
    title: 'All’asta del pesce di Chioggia si tratta all’orecchio, sottovoce e in fretta',
    subtitle:
      'Nessun cartellone, nessun grido: il prezzo si sussurra al banditore. Una mattina fra gli ultimi che lo sanno fare.',
    journalist: 'sandro-pellegri',
    tags: ['mare', 'lavoro', 'storia'],
    keywords: 'Chioggia, mercato ittico, asta, pesce, tradizioni',
    imageCaption: 'Le cassette in fila prima dell’asta, con il ghiaccio ancora intero',
    daysAgo: 4,
    hour: 5,
    content: `<p>Il banditore ha l’orecchio consumato. Lo dice lui, Elvio Penzo, cinquantanove anni, toccandoselo: da quando ne aveva venti, ogni mattina, qualche decina di persone ci si avvicina e sussurra un numero. È l’asta all’orecchio, come si faceva un tempo in molti mercati dell’Adriatico e come in questo banco si fa ancora.</p>
<p>Ore 4.40. Cassette in fila: seppie, canocchie, passere, moli. I compratori passano, guardano le branchie, non toccano. Quando una partita è aperta si accostano a Penzo uno per volta, la mano a coppa, e dicono il prezzo. Lui non scrive. Tiene a mente anche diciotto offerte, poi alza il dito verso chi ha vinto. Nessuno, tranne lui, sa di quanto.</p>
<p>Perché così? «Perché se gridi vince la superbia», risponde. «Sottovoce offri quello che vale per te.» I tabelloni elettronici sono più rapidi, ammette, e nella sala grande ci sono già. Ma per le piccole partite, quelle delle barche da due persone, i pescatori chiedono ancora l’orecchio: dicono che spunta qualcosa in più.</p>
<p>La ristoratrice Manuela Boscolo viene da ventitré anni. Ha imparato a riconoscere dal passo chi sta per rilanciare. «E dall’alito», aggiunge, «chi ha fatto tardi.»</p>
<p>Alle 6.15 è tutto venduto. Le canocchie a 14 euro, le seppie a 9. Penzo si lava le mani e poi, con cura, l’orecchio. Sua figlia Irene, ventisei anni, lo sostituisce il sabato. All’inizio teneva a mente sei offerte; adesso dodici. «Ha un orecchio piccolo», dice il padre, «ma preciso.»</p>`,
  },
  {
    slug: 'gnocchi-di-manioca',
    title: 'Gnocchi di manioca al ragù bianco, la domenica di due nonne che non si capivano',
    subtitle: 'Una di Verona, una di Feira de Santana, una sola cucina. La ricetta nata da un vocabolario sbagliato.',
    journalist: 'sandro-pellegri',
    tags: ['cucina', 'italia-brasile', 'lingue'],
    keywords: 'gnocchi, manioca, ricetta, ragù bianco, cucina di casa',
    imageCaption: 'La riga della forchetta su una pasta che viene da un altro continente',
    daysAgo: 10,
    hour: 12,
    content: `<p>Nonna Elsa diceva «patata» e nonna Dalva capiva «batata», che in Brasile può essere un’altra cosa. Fu così che, la prima domenica dopo il matrimonio dei nipoti, sul tavolo di Verona si trovarono due chili di manioca e nessuna patata. Elsa guardò quelle radici scure, poi la consuocera. «Si fanno lo stesso», decise, e da allora si fanno.</p>
<p><strong>Per sei.</strong> Un chilo di manioca dolce (quella fresca va sempre sbucciata e cotta bene, mai mangiata cruda), 180 g di farina, un uovo, sale, noce moscata. Per il ragù: 400 g di vitello e maiale tritati, sedano, carota, cipolla, mezzo bicchiere di vino bianco, alloro, brodo.</p>
<ol>
<li>Lessate la manioca a pezzi per quaranta minuti, finché si apre. Togliete il filo legnoso al centro.</li>
<li>Schiacciatela calda: fredda diventa colla. Lasciate intiepidire, aggiungete uovo, farina, sale.</li>
<li>Fate i rotolini, tagliate, rigate. L’impasto è più elastico di quello di patate e perdona.</li>
<li>Il ragù va piano, un’ora e mezza, senza pomodoro.</li>
<li>Gli gnocchi cuociono in tre minuti: quando salgono, aspettate dieci secondi in più.</li>
</ol>
<p>Il sapore è dolce e un po’ nocciolato; regge il formaggio stagionato meglio delle patate. Oggi le due nonne hanno ottantanove e ottantaquattro anni e un vocabolario comune di una trentina di parole, quasi tutte commestibili. La nipote Flávia, che ci ha scritto la ricetta, assicura che litigano benissimo.</p>`,
  },
  {
    slug: 'degustazione-in-diretta',
    title: 'Si può assaggiare un vino alla radio? Istruzioni per una degustazione senza vista',
    subtitle:
      'Una domenica al mese, in diretta, gli ascoltatori aprono la stessa bottiglia. Il primo ingrediente è il rumore del tappo.',
    journalist: 'sandro-pellegri',
    tags: ['vino', 'radio', 'comunita'],
    keywords: 'vino, degustazione, radio, Domenica lenta, assaggio',
    imageCaption: 'Teresa Galli e il sommelier Oddone in studio, bicchieri lontani dal mixer',
    daysAgo: 23,
    hour: 11,
    content: `<p>Alla radio non si vede il colore, non arriva il profumo e non si può passare il bicchiere. Restano le parole e un suono, quello del tappo. «Basta e avanza», sostiene Teresa Galli, che una domenica al mese, a «Domenica lenta», conduce una degustazione per gente seduta in cucine diverse.</p>
<p>Funziona così: due settimane prima si annuncia un vino facile da trovare. Alle undici in punto si stappa insieme. Con Teresa c’è il sommelier Oddone Prandi, al quale è stato imposto un elenco di parole proibite: <em>minerale</em>, <em>elegante</em>, <em>importante</em>.</p>
<p>Al loro posto, domande. Se questo vino fosse una stagione? Se fosse una stanza? Se entrasse alla festa, dove andrebbe a sedersi? Gli ascoltatori rispondono per messaggio. L’ultima volta, per un rosso del Piceno, le risposte sono state 386: «cucina, mattina tardi», «quello che arriva senza avvisare e lava i piatti».</p>
<p>Prandi, che era scettico, ha cambiato idea guardando i dati. Ha raggruppato le risposte e ha scoperto che sette persone su dieci, senza termini tecnici, indicavano la stessa cosa: freschezza, poca durezza, finale breve. «Sanno assaggiare. Gli mancava soltanto il permesso.»</p>
<p>Una regola, per tutti: si assaggia, non si beve a stomaco vuoto, e chi guida ascolta. Per i più piccoli c’è una versione con tre succhi di mela. I vincitori morali, finora, sono loro: uno ha descritto il secondo succo come «giallo che ha corso».</p>`,
  },
  {
    slug: 'panettone-a-gennaio',
    title: 'Panettone tutto l’anno: perché a São Paulo è diventato un dolce di casa',
    subtitle: 'Arrivato con gli emigrati, si mangia anche d’estate e anche salato. Ricette per quello che avanza.',
    journalist: 'luiza-amaral',
    tags: ['cucina', 'italia-brasile', 'storia'],
    keywords: 'panettone, São Paulo, emigrazione, ricette, avanzi',
    imageCaption: 'Rabanada di panettone: due padelle, nessun rimorso',
    daysAgo: 57,
    hour: 9,
    content: `<p>Trentadue gradi all’ombra, infradito, e in tavola un panettone. A São Paulo nessuno lo trova strano. Il dolce arrivò con gli emigrati, nel secolo scorso, e invece di sciogliersi si è moltiplicato: con il cioccolato, con la guaiava, con il dulce de leche, con la carne. Si comincia a vederlo nei negozi in ottobre e si finisce quando si finisce.</p>
<p>La pasticciera Cleonice Furlanetto, bisnipote di un fornaio di Treviso, ne produce sedicimila l’anno in un laboratorio del quartiere Mooca. Il suo lievito ha settantaquattro anni e un nome, Osvaldo. «Con l’umidità di qui bisogna togliergli acqua e dargli pazienza. Mio nonno diceva che il panettone brasiliano è un emigrato: si adatta, ma la sera parla ancora dialetto.»</p>
<p>Tre modi, raccolti da lei, per usare quello che avanza:</p>
<ul>
<li><strong>Rabanada.</strong> Fette alte due dita, passate in latte e uovo, dorate nel burro, zucchero e cannella.</li>
<li><strong>Budino.</strong> Cubetti in uno stampo caramellato, crema di uova e latte, bagnomaria per quarantacinque minuti.</li>
<li><strong>Tostato con il formaggio.</strong> Senza canditi, sulla piastra, con un formaggio fresco che si ammorbidisca. Da colazione, con il caffè forte.</li>
</ul>
<p>Il più venduto d’estate è quello con il gelato dentro, nato per disperazione in un gennaio caldissimo. «I miei parenti di Treviso, quando l’hanno visto, hanno taciuto a lungo», racconta. «Poi hanno chiesto se si poteva spedire.» Non si può.</p>`,
  },
];
