import type { ArtistSeed } from './music.types.ts';

/** The artists whose songs the demo station plays. */
export const artistsOnAir: ArtistSeed[] = [
  {
    slug: 'vera-montale',
    name: 'Vera Montale',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Vera Montale è cresciuta sopra una merceria del porto, dove la radio restava accesa anche durante l’inventario. A diciannove anni suonava il pianoforte negli alberghi fuori stagione, per camerieri e gabbiani: da lì viene, dice, l’abitudine di cantare piano anche quando la sala è piena.</p><h2>Le canzoni</h2><p>Con <em>Ore piccole</em> ha messo in musica le finestre accese dopo mezzanotte; con <em>Maree</em>, tredici anni dopo, è tornata sul lungomare di casa e ha trovato le parole che le mancavano. Scrive sempre a matita, al tavolo della cucina, e incide quasi tutto alla prima prova. Dal vivo porta con sé soltanto un contrabbasso, un pianoforte e una lampada: la spegne lei, all’ultima canzone.</p>',
  },
  {
    slug: 'i-tigli',
    name: 'I Tigli',
    kind: 'gruppo',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Quattro compagni di liceo, un garage affacciato su un viale alberato e un organo comprato a rate: I Tigli cominciano così, provando il sabato pomeriggio con le serrande alzate perché i vicini potessero lamentarsi con precisione. Suonano un beat allegro e un po’ sghembo, fatto di cori a tre voci e chitarre pulite.</p><p>Il primo album, <em>Viale lungo</em>, racconta una sola estate in bicicletta. <em>Doppia copia</em> nasce invece da una macchina da scrivere trovata in cantina: ogni testo è stato battuto con la carta carbone, e le copie sono state regalate ai primi spettatori.</p><h2>Dal vivo</h2><p>Ai concerti il pubblico sceglie l’ultima canzone per alzata di mano. Vince quasi sempre la stessa, ma il conteggio è rigoroso.</p>',
  },
  {
    slug: 'nino-aral',
    name: 'Nino Aral',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Prima di salire su un palco Nino Aral ha guidato per sei anni l’autobus notturno di una città di pianura. Il ritmo, racconta, lo ha imparato dai tergicristalli; le parole dai passeggeri dell’ultima corsa, che parlano a voce alta perché credono di essere soli.</p><p><em>Piano rialzato</em> era un diario di palazzo, pieno di citofoni e vicini curiosi. In <em>Linea gialla</em> il basso va davanti a tutto e la città diventa una pista da ballo con le fermate a richiesta.</p><h2>Una mania</h2><p>Conserva ogni biglietto obliterato dal duemilasei in poi. Ne ha fatto la copertina di un disco, il rivestimento di una chitarra e, si dice, la tappezzeria del bagno. Scende ancora sempre due fermate prima.</p>',
  },
  {
    slug: 'duo-marea',
    name: 'Duo Marèa',
    kind: 'duo',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Una cantante ligure e un percussionista di Salvador che si conoscono in fila alla posta: il Duo Marèa nasce da un numero sbagliato sul tabellone e da due ore d’attesa passate a battere il tempo sui braccioli delle sedie. L’accento grave sulla e è un errore del tipografo del primo manifesto; è piaciuto, ed è rimasto.</p><p>Dopo <em>Risacca</em>, disco di chitarre e conchiglie, hanno registrato <em>Tavolata</em> attorno a un tavolo vero, con gli ospiti che mangiavano e i bicchieri come strumenti. In fondo a una traccia si sente qualcuno chiedere il pane.</p><h2>La regola</h2><p>A ogni concerto sul palco c’è una sedia vuota: chi ha viaggiato più a lungo per arrivare può venire a sedersi.</p>',
  },
  {
    slug: 'lia-fontes',
    name: 'Lia Fontes',
    kind: 'solista',
    country: 'br',
    inSlider: true,
    biography:
      '<p>Nata a Recife da un’insegnante di geografia e da un riparatore di radio, Lia Fontes ha imparato i nomi delle città italiane su una carta appesa in cucina, prima ancora di saperle pronunciare. Canta in due lingue e dice di sognare in una terza, che somiglia al rumore del fiume.</p><p><em>Rio de dentro</em> era un disco di amache e pioggia; <em>Ponti</em> è stato scritto per lettera, con un paroliere romano che non aveva mai incontrato: tredici buste, tredici canzoni, un solo francobollo perduto.</p><h2>La voce</h2><p>Chi la sente per la prima volta parla di bossa nova, chi resta fino alla fine parla d’altro: di attese, di fusi orari, di quella calma che viene quando si smette di contare i giorni.</p>',
  },
  {
    slug: 'corale-aurora',
    name: 'Corale Aurora',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>La Corale Aurora prova ogni mercoledì in una ex tintoria, e ogni mercoledì qualcuno porta una torta. Ventotto voci tra i sedici e gli ottantuno anni: un fornaio, due ostetriche, un notaio che canta da basso e firma da tenore.</p><p>Fondata per accompagnare la messa di Natale di un solo anno, non ha più smesso. <em>Prima luce</em> fu inciso alle cinque del mattino perché a quell’ora non passavano camion; <em>Voci di casa</em> è stato registrato a distanza, ciascuno nella propria stanza, e poi cucito insieme con pazienza da sarti.</p><h2>Il repertorio</h2><p>Valzer, ninne nanne, canti di lavoro che nessuno ricordava per intero e che la corale ha completato a modo suo, chiedendo scusa ai nonni.</p>',
  },
  {
    slug: 'elio-brandi',
    name: 'Elio Brandi',
    kind: 'solista',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Elio Brandi è nato quando le discoteche di provincia stavano già chiudendo, e forse per questo le canta come si cantano i castelli. Figlio di un elettricista che montava insegne, ha passato l’infanzia tra tubi al neon e trasformatori che ronzavano in la bemolle.</p><p>Le sue canzoni hanno la cassa dritta, i sintetizzatori lucidi e una malinconia che arriva sempre al secondo ritornello. In <em>Gettoni</em> c’erano le sale giochi; in <em>Neon di provincia</em> c’è l’alba dopo, con il primo tram e le scarpe in mano.</p><h2>In tournée</h2><p>Gira l’Italia con un furgone pieno di insegne recuperate. Ne accende una per canzone, e a fine serata il palco sembra un viale di vent’anni fa.</p>',
  },
  {
    slug: 'tom-arruda',
    name: 'Tom Arruda',
    kind: 'solista',
    country: 'br',
    inSlider: true,
    biography:
      '<p>Tom Arruda arrivò a Roma per restare tre settimane e fare da interprete a uno zio. Lo zio ripartì, lui no: aveva trovato una stanza sopra un’osteria di Trastevere e un oste che pagava le canzoni in carciofi.</p><p>A San Paolo aveva già inciso <em>Esquinas</em>, un disco di caffè e incroci. <em>Due rive</em> è il racconto di una doppia nostalgia: quando è di qua gli manca il di là, e viceversa, e nel mezzo ci sono il tango, la chitarra e un fiume che fa da punteggiatura.</p><h2>Le parole</h2><p>Traduce da sé ogni canzone nelle due lingue, ma cambia sempre un verso: «Le traduzioni perfette», dice, «sono quelle che perdono qualcosa e trovano qualcos’altro».</p>',
  },
  {
    slug: 'lume',
    name: 'Lume',
    kind: 'duo',
    country: 'it',
    inSlider: true,
    biography:
      '<p>Dietro il nome Lume ci sono una fonica e un maestro vetraio, fratello e sorella, cresciuti su un’isola dove i forni non si spengono mai. Lei registra, lui soffia: i suoni dei loro dischi vengono da bottiglie, coppe incrinate, canne di ferro e schegge scosse dentro un setaccio.</p><p>Dopo <em>Penombra</em>, tutto suonato con le luci spente, hanno portato i microfoni in bottega per <em>Fornace</em>: il battito che apre il disco è la porta del forno, rallentata di un terzo.</p><h2>Come ascoltarli</h2><p>In cuffia, suggeriscono, e non di fretta. Le loro canzoni sono lente come il vetro quando si raffredda: se si ha troppa premura si rompono, se si aspetta diventano trasparenti.</p>',
  },
  {
    slug: 'banda-ponente',
    name: 'Banda Ponente',
    kind: 'gruppo',
    country: 'it',
    biography:
      '<p>Diciassette elementi, una grancassa più vecchia della strada asfaltata e un regolamento che vieta di suonare seduti. La Banda Ponente nasce per le processioni di un paese in collina e ne conserva il passo: lento in salita, scatenato in discesa.</p><p><em>Strada bianca</em> raccoglieva le tarantelle dei suonatori anziani; <em>Festa di paese</em> le mescola con clarinetti balcanici, qualche samba imparato da un emigrante di ritorno e la voce di chiunque passasse davanti al portone.</p><h2>La nonna</h2><p>Sì, esiste davvero: è la nonna del tamburellista, ha inventato lei il passo che dà il titolo alla loro canzone più amata e pretende di correggere ogni sera la prima fila del pubblico.</p>',
  },
];
