import type { ArticleSeed } from './article.ts';

export const musica: ArticleSeed[] = [
  {
    slug: 'lia-fontes-contare-i-ponti',
    title: 'Lia Fontes: «Recife mi ha insegnato a contare i ponti, non i chilometri»',
    titleHome: 'Lia Fontes e i ponti di Recife',
    subtitle:
      'La cantautrice pernambucana prepara una serie di concerti in Italia e racconta come si scrive una bossa nova senza nostalgia.',
    journalist: 'irene-castaldi',
    tags: ['bossa-nova', 'interviste', 'italia-brasile', 'dischi-nuovi'],
    keywords: 'Lia Fontes, Lettera da Recife, bossa nova, intervista, concerti',
    imageCaption: 'Lia Fontes durante le prove, con la chitarra del nonno',
    daysAgo: 0,
    hour: 5,
    featured: true,
    content: `<p>La chitarra è appoggiata a una sedia, non al supporto. «Sulle sedie ci stanno le persone», dice Lia Fontes mentre si toglie il cappotto, «e lei è la persona con cui ho parlato di più». È uno strumento del 1961, comprato dal nonno con tre mesi di paga del porto. Ha una crepa sul fondo, riparata con colla e carta di giornale: se si guarda dentro la buca si legge ancora mezza pagina di annunci navali.</p>
<p>La incontriamo in una sala prove di San Lorenzo, a Roma, dove sta montando il repertorio dei nove concerti italiani. Fuori piove, dentro c’è un termosifone che fischia in la bemolle. Lei lo ha già accordato alla chitarra.</p>
<h2>Una lettera che non doveva uscire</h2>
<p>«Lettera da Recife» è la canzone che i nostri ascoltatori chiedono di più tra quelle brasiliane. È nata, racconta, in una notte di sciopero dei trasporti: «Sono tornata a casa a piedi e ho contato i ponti per non pensare alla stanchezza. Al quarto avevo la melodia. Al settimo mi ero persa». Le parole sono arrivate più tardi, per posta, dal paroliere romano che non aveva mai incontrato: una busta, tre fogli, nessuna correzione.</p>
<p>[musica artista="lia-fontes" brano="lettera-da-recife"]</p>
<p>Il provino, registrato con il telefono in cucina, durava due minuti e dieci. Il produttore voleva aggiungere gli archi; lei ha chiesto soltanto un contrabbasso e un metronomo spento. «La bossa nova non è una musica lenta. È una musica che non ha fretta, ed è molto diverso.»</p>
<blockquote><p>Se una canzone ha bisogno di essere cantata forte per farsi sentire, forse è la stanza che è sbagliata.</p></blockquote>
[immagine: La sala prove di San Lorenzo, con il termosifone che fischia in la bemolle]
<h2>La nostalgia, con moderazione</h2>
<p><strong>In Italia ti presentano sempre come la voce della saudade. Ti pesa?</strong></p>
<p>«Un po’. La saudade è una cosa seria, non un profumo. Mia nonna la metteva in tavola la domenica, con il riso, e poi si parlava d’altro. Io canto di autobus, di bollette, di un vicino che suona male il flauto. Poi lo canto piano e la gente piange: non è colpa mia.»</p>
<p><strong>Che cosa ascolti quando non lavori?</strong></p>
<p>«Le bande di paese. Ho scoperto quelle italiane grazie a un clarinettista di Lecce: c’è dentro tutto, la chiesa e l’osteria. E ascolto il silenzio delle sette di sera, quando a Recife cambia il vento.»</p>
<p><strong>E il prossimo disco?</strong></p>
<p>«Dodici canzoni, undici delle quali finite. La dodicesima deve ancora capire in che lingua vuole essere.»</p>
<h2>Nove sere, nove scalette</h2>
<p>In ogni città il concerto comincerà con un brano imparato lì, da qualcuno del posto. A Napoli glielo insegnerà una maestra d’asilo, a Torino il portiere di un teatro. «È il mio modo di pagare l’ingresso», dice. Le prevendite, fanno sapere gli organizzatori, hanno superato i due terzi dei posti in otto giorni; le sale sono tutte sotto le trecento poltrone, per scelta.</p>
<p>Chi vuole prepararsi può cominciare dalla nostra <a href="/notizie/capire-la-bossa-nova-in-sei-ascolti">guida in sei ascolti</a> oppure aspettare il pomeriggio: Lia Fontes sarà ospite di «Ponte Roma–São Paulo», e <a href="/programacao">gli orari sono qui</a>. Porterà la chitarra. Le troveremo una sedia.</p>`,
  },
  {
    slug: 'lume-fornace-disco-di-vetro',
    title: 'Lume registra un disco dentro una fornace e il rumore del fuoco resta',
    titleHome: 'Lume, un disco dentro la fornace',
    subtitle:
      'Nove brani, sette notti in bottega e un microfono che si è sciolto: come è nato «Fornace», l’album più caldo dell’anno.',
    journalist: 'irene-castaldi',
    tags: ['dischi-nuovi', 'artigianato', 'ambiente'],
    keywords: 'Lume, Fornace, Vetro soffiato, elettronica, Murano, disco',
    imageCaption: 'Olivia e Pietro Dardi davanti alla bocca del forno',
    daysAgo: 1,
    hour: 17,
    updatedHoursLater: 3,
    coverVideo: 'vetro-soffiato-un-film-di-vetro',
    content: `<p>Milleduecento gradi non sono una temperatura adatta alla musica elettronica. I computer si spengono a settanta, i cavi diventano molli, le persone ragionano male. Eppure il nuovo disco di Lume è stato registrato quasi per intero a quattro metri dalla bocca di un forno, in una vetreria di Murano che di giorno fa lampadari e di notte, per una settimana, ha fatto canzoni.</p>
<p>La bottega è la loro: Lume sono Olivia Dardi, fonica, e il fratello Pietro, maestro vetraio. Lei registra, lui soffia. «Una sera ho lasciato acceso un microfono vicino a una canna che si raffreddava», racconta Olivia. «Sono quaranta secondi di note che scendono. Nessun sintetizzatore le fa così, e soprattutto nessuno le fa due volte uguali.»</p>
<h2>Il fuoco come metronomo</h2>
<p>La soffiatura ha un ritmo preciso: si gira la canna, si soffia, si gira ancora. Pietro, che ha cominciato a quattordici anni accanto al padre, gira a circa settantadue giri al minuto senza pensarci. Il disco va quasi tutto a settantadue battiti.</p>
<p>[musica artista="lume" brano="vetro-soffiato"]</p>
<p>Nel brano che apre la seconda parte si sentono bene tre cose: il soffio vero, preso con un microfono a contatto sulla canna; il pezzo che cade nella cassa della sabbia; e un colpo secco, al minuto due, che non era previsto. «È un vaso che si è rotto», spiega Pietro. «Era già venduto. Lo abbiamo rifatto, e il suono l’abbiamo tenuto.» Il battito che apre il disco, invece, è la porta del forno, rallentata di un terzo.</p>
<ul>
<li>Sette notti di registrazione, dalle 22 alle 5.</li>
<li>Quattro microfoni usati, uno sciolto.</li>
<li>Undici pezzi di vetro finiti nella copertina, fotografati in controluce.</li>
</ul>
[immagine: Un microfono a contatto fissato alla canna da soffio]
<h2>Quanto pesa un disco caldo</h2>
<p>Una fornace consuma molto, e i due non fanno finta di niente. Hanno registrato solo nelle notti in cui il forno sarebbe rimasto acceso comunque: spegnerlo e riaccenderlo costa più che lasciarlo andare. Le copie in vinile sono novecento, stampate con materiale rigenerato, ciascuna di un verde diverso perché lo scarto non è mai uguale.</p>
<p>Dal vivo il forno non viaggerà. Al suo posto ci sarà un tavolo di calici accordati con l’acqua, e Pietro con una canna fredda in mano, per abitudine. «Faccio quello che faccio sempre», dice. «Solo che stavolta, alla fine, applaudono.»</p>
<p>Il video in apertura mostra la quinta notte. Gli altri brani del duo sono nella pagina delle <a href="/canzoni">canzoni</a>.</p>`,
  },
  {
    slug: 'vera-montale-lungomare-di-notte',
    title: 'Vera Montale, una ballata scritta alle quattro del mattino su un lungomare',
    titleHome: 'La ballata delle quattro del mattino',
    subtitle:
      '«Notte chiara sul lungomare» torna in classifica due anni dopo l’uscita. Lei giura di non sapere perché.',
    journalist: 'irene-castaldi',
    tags: ['cantautori', 'mare', 'radio'],
    keywords: 'Vera Montale, Notte chiara sul lungomare, ballata, classifica',
    imageCaption: 'Vera Montale sul molo dove ha scritto la canzone',
    daysAgo: 2,
    hour: 11,
    content: `<p>Ci sono canzoni che arrivano tardi, come certi invitati, e proprio per questo restano fino alla fine. «Notte chiara sul lungomare» è uscita due anni fa, ha fatto il suo giro e si è fermata a metà classifica. Da un mese è di nuovo fra le più votate dagli ascoltatori, senza che nessuno abbia speso un euro per riportarcela.</p>
<p>La prima traccia del ritorno è in un messaggio vocale arrivato a «Notte italiana»: un’infermiera di Bari chiedeva la canzone per una collega al primo turno di notte. Livia Sorrentino l’ha trasmessa alle 4.10. La sera dopo le richieste erano sei, dopo una settimana quarantuno.</p>
<p>[musica artista="vera-montale" brano="notte-chiara-sul-lungomare"]</p>
<p>«Alle quattro l’ho scritta e alle quattro l’hanno ripescata», ride Vera Montale al telefono da Pescara. «Avevo litigato con una persona e camminavo per non richiamarla. Il lungomare era vuoto, c’era una finestra accesa. Ho pensato: ecco, se lì dentro qualcuno canticchia, sono salva.»</p>
<p>Il segreto, secondo Agnese Valli di «Officina canzone», sta nella misura: la melodia sale una volta sola, nel penultimo verso, e non ci torna più. «Chi ascolta passa il resto della giornata ad aspettare che risalga. È una promessa mantenuta a metà, e le promesse così non si dimenticano.»</p>
<h2>Le quarantuno dediche</h2>
<p>Abbiamo riletto i messaggi di quella settimana. Un panettiere la chiede «per l’impasto che non sale». Una ragazza di Curitiba, che studia italiano, vuole sapere se <em>lungomare</em> si può dire anche dove il mare non c’è. Un guardiano notturno di Mestre la dedica alla finestra di fronte, sempre accesa: non sa chi ci abiti. Due sere dopo scrive qualcuno dalla stessa via: «Sono la finestra. Studio per un concorso. Grazie».</p>
<p>Sorrentino le legge tutte, senza musica sotto. «Una dedica è già una canzone breve», dice. «Se ci metto il pianoforte, diventa pubblicità.»</p>
<p>Montale intanto ha quasi finito il seguito di <em>Maree</em>. Ha scritto di giorno, stavolta. «Speriamo che funzioni lo stesso», dice. Nel dubbio, alle quattro tiene il telefono acceso e <a href="/ascolta-la-radio">la radio bassa</a>.</p>`,
  },
  {
    slug: 'festival-acqua-alta-cartellone',
    title: 'Acqua Alta, il festival che prova le canzoni davanti al pubblico',
    subtitle: 'Tre giorni all’arsenale, ventidue nomi e una regola nuova: la mattina si entra gratis alle prove.',
    journalist: 'irene-castaldi',
    tags: ['festival', 'concerti', 'comunita'],
    keywords: 'Festival Acqua Alta, cartellone, prove aperte, concerti, laguna',
    imageCaption: 'Il palco sull’acqua durante le prove del mattino',
    daysAgo: 3,
    hour: 12,
    content: `<p>Alle dieci del mattino un musicista non è ancora il personaggio della sera. Ha gli occhiali, chiede scusa, sbaglia l’attacco. È per questo che il Festival Acqua Alta ha deciso di aprire le prove: dal prossimo giugno chi abita in laguna potrà sedersi in arsenale dalle 10 alle 13, gratis, a sentire le canzoni mentre si aggiustano.</p>
<p>«L’idea è venuta dai vicini», spiega la direttrice Costanza Ruvo. «Ogni anno ci scrivevano che il rumore delle prove era troppo. Quest’anno abbiamo risposto: venite a sentirlo da vicino.» Le lettere di protesta, tre stagioni fa, erano ventisei. L’anno scorso, dopo un esperimento di mezza giornata, due.</p>
<h2>Chi suona</h2>
<ol>
<li><strong>Prima sera.</strong> I Tigli aprono con il repertorio di <em>Doppia copia</em>; chiude Vera Montale con un pianoforte, un contrabbasso e la sua lampada.</li>
<li><strong>Seconda sera.</strong> Serata oceano: Lia Fontes, Tom Arruda e il Duo Marèa sullo stesso palco, con un finale a sorpresa che tutti conoscono già.</li>
<li><strong>Terza sera.</strong> Lume con i calici accordati, poi Elio Brandi fino a tardi. Vietato restare seduti, ma le sedie ci sono.</li>
</ol>
<p>I posti sono milleduecento a sera e il biglietto costa quanto due anni fa. Chi arriva in bicicletta paga tre euro in meno, chi arriva in barca deve prenotare l’ormeggio.</p>
<p>Antena 1 trasmetterà le prove ogni mattina. Il calendario sarà nella pagina della <a href="/programacao">programmazione</a>; intanto si può ripassare con <a href="/notizie/lume-fornace-disco-di-vetro">il racconto del disco di Lume</a>.</p>`,
  },
  {
    slug: 'i-tigli-furgone-quattro-amplificatori',
    title: 'I Tigli in tournée con un furgone, quattro amplificatori e nessun computer',
    titleHome: 'I Tigli, in furgone e senza computer',
    subtitle:
      'Il gruppo beat di Reggio Emilia fa trentadue date in trentotto giorni. Abbiamo passato con loro una notte sull’autostrada.',
    journalist: 'irene-castaldi',
    tags: ['concerti', 'lavoro', 'vinile'],
    keywords: 'I Tigli, Carta carbone, tournée, beat, furgone, concerti',
    imageCaption: 'Il furgone dei Tigli in un’area di servizio sull’Adriatica',
    daysAgo: 5,
    hour: 16,
    content: `<p>Ore 1.40, area di servizio sull’Adriatica. Il bassista ha ordinato sei camomille per errore e il batterista le sta bevendo tutte per non sprecarle. Nel furgone, tra le custodie, c’è posto per cinque persone sdraiate in diagonale. I Tigli sono in quattro: il quinto posto è per l’organo, che dorme con la coperta.</p>
<p>La tournée si chiama «Senza rete» e il nome va preso alla lettera. Niente basi registrate, niente computer sul palco, niente mappe sul telefono: si viaggia con un atlante stradale del 1998 su cui l’organista, Ginevra Soli, segna a matita le strade cambiate. «Ci siamo persi quattro volte. Una di quelle abbiamo trovato la migliore piadina della nostra vita.»</p>
<h2>I conti della strada</h2>
<p>Trentadue date in trentotto giorni sono una scelta economica prima che estetica. Con locali da duecento posti e un biglietto a quindici euro, spiega il chitarrista Ivo Bertani, si va in pari alla data numero diciannove. Da lì in poi si guadagna: circa novanta euro a testa per concerto, tolte benzina, stanze e panini.</p>
<ul>
<li>Chilometri previsti: 7.400.</li>
<li>Corde di chitarra nel baule: quarantotto.</li>
<li>Notti in albergo: undici. Le altre, ospiti di chi organizza.</li>
</ul>
<p>Il guadagno vero, però, sta nel banchetto. Le copie in vinile di <em>Doppia copia</em> si vendono soltanto ai concerti, numerate a mano e con un foglio di carta carbone dentro la busta: chi vuole scrive una cartolina al gruppo e si tiene il doppione.</p>
<p>[musica artista="i-tigli" brano="carta-carbone"]</p>
<h2>Che cosa succede quando si rompe qualcosa</h2>
<p>A Senigallia, la sera prima del nostro viaggio, un amplificatore è morto al secondo brano. Il gruppo ha fatto salire sul palco un ragazzo del pubblico che ne aveva uno in macchina. In cambio ha suonato due pezzi con loro, bene.</p>
<blockquote><p>Con il computer quella sera avremmo premuto un tasto. Invece abbiamo conosciuto Nicola, che adesso apre per noi a Foggia.</p></blockquote>
[immagine: L’atlante del 1998 con le correzioni a matita di Ginevra Soli]
<p>Alle 3.15 il furgone riparte. Sul cruscotto c’è una radiolina a pile: prende una stazione che trasmette un valzer, poi noi. È «Notte italiana», qualcuno ha dedicato una canzone «a chi guida e a chi dorme dietro». Il bassista alza il volume di una tacca, piano, e per una ventina di chilometri nessuno parla.</p>
<p>L’ultima data è al Teatro della Lanterna, a Roma. Poi, dicono, un mese di silenzio e un disco nuovo. Registrato, naturalmente, su nastro.</p>`,
  },
  {
    slug: 'sale-sotto-i-cento-posti',
    title: 'Sale sotto i cento posti: sei luoghi dove la musica si sente respirare',
    subtitle: 'Una ex farmacia, una darsena, un forno: piccole stanze in cui il silenzio è parte del programma.',
    journalist: 'irene-castaldi',
    tags: ['concerti', 'citta', 'cantautori'],
    keywords: 'piccole sale, concerti acustici, locali, musica dal vivo',
    imageCaption: 'Sessantadue sedie diverse: la platea dell’ex farmacia di Mantova',
    daysAgo: 8,
    hour: 18,
    content: `<p>La distanza fra la prima fila e il microfono, in una sala grande, è di sette metri. In quelle di cui parliamo qui è di sette piedi. Cambia tutto: si vede chi canta prendere fiato, e chi canta vede voi.</p>
<ul>
<li><strong>La Speziale, Mantova.</strong> Sessantadue sedie, tutte diverse, fra i cassetti di un’antica farmacia. Il legno assorbe i bassi: portate un contrabbasso e ve ne accorgerete.</li>
<li><strong>Darsena Sei, Livorno.</strong> Un magazzino di reti con il portone sull’acqua. Quando passa il traghetto si fa una pausa, ed è diventata una tradizione.</li>
<li><strong>Il Forno di Sotto, Matera.</strong> Quaranta posti scavati nel tufo. D’inverno si accende il forno e al bis arriva il pane.</li>
<li><strong>Sala Merli, Udine.</strong> Ex aula di stenografia, pavimento sospeso, acustica da studio. Il pubblico lascia le scarpe all’ingresso.</li>
<li><strong>Casa Agave, Catania.</strong> Terrazza coperta, novantotto posti. Il novantanovesimo è del cane.</li>
<li><strong>Galpão da Esquina, São Paulo.</strong> Un’officina di quartiere che il giovedì sposta le auto e stende i tappeti.</li>
</ul>
<p>Chi le gestisce ha problemi simili: il vicinato, l’affitto, il bagno unico. E una soddisfazione comune. «Da noi non si può parlare durante il concerto», dice Marina Cordero della Speziale, «perché si sentirebbe. Nessuno lo ha mai dovuto scrivere su un cartello.»</p>
<p>Se ne conoscete un’altra, scriveteci: la rubrica continua. E per arrivarci preparati, le schede di chi suona sono nella pagina degli <a href="/artisti">artisti</a>.</p>`,
  },
  {
    slug: 'tom-arruda-tango-sul-tevere',
    title: 'Tom Arruda, un tango nato per sbaglio su un ponte del Tevere',
    subtitle: 'Paulistano di nascita e romano di pianerottolo, il chitarrista spiega la parola che non si traduce.',
    journalist: 'luiza-amaral',
    tags: ['italia-brasile', 'interviste', 'cantautori'],
    keywords: 'Tom Arruda, Saudade a Trastevere, tango, Roma, São Paulo',
    imageCaption: 'Tom Arruda a ponte Sisto, dove suona ancora la domenica',
    daysAgo: 12,
    hour: 10,
    content: `<p>Doveva essere un samba. Tom Arruda lo dice come si confessa una multa: «Avevo il ritmo, le parole, tutto. Poi su ponte Sisto un signore con la fisarmonica ha attaccato un tango nella mia stessa tonalità. Ho provato a resistergli per due minuti».</p>
<p>Da quella resa è venuta «Saudade a Trastevere», ormai un piccolo classico della nostra programmazione pomeridiana. Il fisarmonicista si chiama Oreste, ha settantaquattro anni e compare nei crediti del disco come «colpevole».</p>
<p>[musica artista="tom-arruda" brano="saudade-a-trastevere"]</p>
<p>Arruda vive a Roma da quattordici anni, terzo piano senza ascensore, sopra un’osteria. Da São Paulo ha portato un’amaca, che ha dovuto appendere in diagonale, e l’abitudine di salutare chiunque sulle scale. «I primi mesi mi credevano pazzo. Poi mi hanno eletto amministratore.»</p>
<p>Sulla parola del titolo ha una teoria. «Gli italiani credono che la saudade sia tristezza. Ma la tristezza vuole finire, la saudade no: le si vuole bene, le si prepara il caffè. Voi avete una cosa simile e non le avete dato un nome. È quella faccia che fate quando qualcuno nomina la casa al mare venduta.»</p>
<p>La domenica, se non piove, suona ancora sul ponte dalle undici a mezzogiorno. Non mette il cappello per le monete: mette una sedia vuota, per Oreste o per chi vuole. Dice che in un anno ci si sono seduti un liutaio, due carabinieri e una sposa.</p>`,
  },
  {
    slug: 'corale-aurora-ventotto-voci',
    title: 'Corale Aurora, ventotto voci che d’inverno provano in una serra di Pistoia',
    titleHome: 'La corale che prova in una serra',
    subtitle:
      'Un fornaio, due ostetriche, un vivaista: il coro del valzer più amato si ritrova il mercoledì tra le camelie.',
    journalist: 'noemi-serafini',
    tags: ['comunita', 'benessere', 'concerti'],
    keywords: 'Corale Aurora, La stanza dei fiori, coro, Pistoia, valzer',
    imageCaption: 'La prova del mercoledì fra i vasi di camelie',
    daysAgo: 17,
    hour: 9,
    content: `<p>Per entrare bisogna chiudere due porte, perché il caldo non esca. Dentro ci sono diciotto gradi, duemila camelie e ventotto persone con uno spartito in mano. La Corale Aurora ha casa in una ex tintoria, ma nei mesi freddi il mercoledì si prova qui da quando, sei inverni fa, la caldaia si arrese e il vivaista Gualtiero Innocenti, secondo basso, disse: «Da me si sta bene, se non vi danno noia le piante».</p>
<p>Le piante, pare, gradiscono. Quello che è certo è che gradiscono i cantori: l’umidità tiene le corde vocali morbide e il vetro restituisce le voci con un attimo di ritardo, come una seconda fila invisibile.</p>
<p>[musica artista="corale-aurora" brano="la-stanza-dei-fiori"]</p>
<p>«La stanza dei fiori», sul disco, fu registrata a distanza, ciascuno nella propria stanza. Cantata qui è un’altra cosa. La direttrice Lavinia Meoni mette i soprani vicino alle azalee e i bassi accanto alla caldaia. «Non c’è nessuna ragione acustica», ammette. «È che i bassi hanno freddo.»</p>
<p>L’età va dai sedici agli ottantuno anni, e c’è sempre una torta. Non si fanno audizioni: si viene tre volte, si ascolta, alla quarta si canta. In sei anni hanno rinunciato in due, uno per un trasloco e una per un’allergia ai pollini.</p>
<p>Che cantare insieme faccia bene lo dicono in molti; che cosa faccia di preciso lo abbiamo chiesto in <a href="/notizie/respirare-come-chi-canta">questo articolo sul respiro</a>. Innocenti ha la sua versione: «Il mercoledì sera dormo. Gli altri giorni, dipende».</p>`,
  },
  {
    slug: 'elio-brandi-neon-di-provincia',
    title: 'Elio Brandi riaccende l’italo-disco partendo da una tramvia di provincia',
    subtitle:
      'Tastiere comprate ai mercatini, un vocoder riparato dallo zio e un tram alle sei: storia di un ballabile molto serio.',
    journalist: 'irene-castaldi',
    tags: ['dischi-nuovi', 'storia', 'treni'],
    keywords: 'Elio Brandi, Tram delle sei, italo-disco, sintetizzatori, Neon di provincia',
    imageCaption: 'Elio Brandi nel laboratorio dello zio, tra undici tastiere funzionanti su quattordici',
    daysAgo: 22,
    hour: 15,
    content: `<p>Prima la scheda tecnica, perché con lui si comincia sempre da lì. Quattordici tastiere, undici funzionanti. Una batteria elettronica del 1983 con il tasto del charleston incantato. Un vocoder riparato dallo zio Berto, elettrauto a Treviglio, usando un relè di una vecchia utilitaria. Costo totale: 2.260 euro in sei anni di mercatini.</p>
<p>Con questa attrezzatura Elio Brandi, ventisette anni, ha inciso <em>Neon di provincia</em>, il disco italiano più ballato del suo genere e, a pensarci bene, anche uno dei più malinconici.</p>
<h2>Alle sei del mattino si incontrano tutti</h2>
<p>«Da ragazzo prendevo il tram delle sei per andare in fabbrica d’estate. Salivano quelli come me, mezzo addormentati, e scendevano quelli che tornavano dalla discoteca. Per due fermate stavamo insieme. Ho sempre pensato che lì dentro ci fosse una canzone.»</p>
<p>[musica artista="elio-brandi" brano="tram-delle-sei"]</p>
<p>La canzone in effetti c’era, e ha un trucco: la cassa batte dritta come in pista, ma l’armonia è quella di un valzer spezzato. Il corpo balla, la testa si accorge che qualcosa finisce. Agnese Valli, che l’ha smontata a «Officina canzone», l’ha definita «una serata vista dal finestrino».</p>
<h2>Suonare con i difetti</h2>
<p>Brandi non corregge. Il tasto incantato del charleston sfasa di qualche millesimo ogni battuta, e quella zoppia è diventata la sua firma. Gli hanno offerto versioni perfette degli stessi strumenti, in un programma per computer. Le ha provate per un mese.</p>
<blockquote><p>Suonavano benissimo. Mancava solo la paura che si rompessero, e senza quella io suono peggio.</p></blockquote>
<p>C’è una storia più lunga dietro questi suoni. Negli anni Ottanta, nelle pianure fra Milano e Rimini, decine di piccoli studi inventarono una musica da ballo con pochi soldi e molta fantasia, che ebbe fortuna lontano da casa prima che in casa. Brandi ha cercato quei tecnici, uno per uno. Ne ha incontrati nove. «Mi hanno regalato trucchi, cavi e tre fidanzamenti combinati, tutti falliti.»</p>
[immagine: Il relè d’auto che fa funzionare il vocoder]
<p>Uno di quei tecnici, Germano Fusi, ottant’anni, gli ha lasciato un consiglio scritto a pennarello sul coperchio di una tastiera: «Se lo capisci subito, è una sigla. Se lo capisci domani, è un disco». Brandi lo legge prima di ogni concerto e, giura, non ha ancora capito se sia un complimento.</p>
<p>Il concerto di fine anno sarà in un deposito tramviario dismesso, con inizio alle cinque del mattino e fine, naturalmente, alle sei. Colazione inclusa. Per chi vuole arrivare sveglio, il sabato sera c’è «Lato B» e, poco prima, tutta la nostra <a href="/programacao">programmazione</a>.</p>`,
  },
  {
    slug: 'duo-marea-tavolata-in-strada',
    title: 'Duo Marèa: un samba con le posate, registrato a tavola con i vicini',
    subtitle:
      'La Liguria incontra Salvador in un brano nato da una cena all’aperto. Le percussioni? Forchette e un tagliere.',
    journalist: 'sandro-pellegri',
    tags: ['italia-brasile', 'cucina', 'comunita'],
    keywords: 'Duo Marèa, Sale e limone, samba, Liguria, percussioni',
    imageCaption: 'La tavolata di Camogli, microfoni compresi',
    daysAgo: 26,
    hour: 13,
    content: `<p>Ingredienti per quattro minuti di samba: due voci, una chitarra, diciassette vicini, una tovaglia di plastica, sale, limone. Il tempo di preparazione è stato di una sera sola, ma la cena era cominciata molto prima.</p>
<p>Il Duo Marèa è fatto da Caterina Oneto, di Camogli, e Josué Baiano, che porta nel cognome d’arte la terra da cui viene. Si sono conosciuti in fila alla posta, due ore d’attesa per un numero sbagliato sul tabellone: lui batteva il tempo sui braccioli, lei ci ha messo sopra una melodia. Quando li hanno chiamati hanno ceduto il posto.</p>
<p>[musica artista="duo-marea" brano="sale-e-limone"]</p>
<p>«Sale e limone» è stata incisa in strada, con la tavola apparecchiata tra due portoni. Il ritmo di base è un coltello sul tagliere; i controtempi sono forchette sui bicchieri, divisi per altezza dell’acqua. La signora Nicla, ottantun anni, tiene il tempo con il mestolo e non sbaglia un colpo. «Faccio il pane da quando ne avevo dieci», dice. «Il ritmo è quello.»</p>
<p>La presa buona è la terza. Nella prima è passato un motorino; nella seconda è arrivato il secondo piatto e hanno smesso di suonare tutti. Il motorino, però, si sente lo stesso, in fondo al disco: l’hanno lasciato come traccia nascosta.</p>
<p>Quest’estate la tavolata diventa un concerto itinerante. Si porta una sedia e qualcosa da mangiare, e si resta finché c’è pane. Per la cena giusta, Nino Caruso di «Tavola calda» consiglia <a href="/notizie/moqueca-due-mari">la sua moqueca dei due mari</a>.</p>`,
  },
  {
    slug: 'nino-aral-scrivere-camminando',
    title: 'Nino Aral scrive camminando e scende sempre due fermate prima',
    subtitle:
      'Il funk metropolitano di un ex autista notturno che compone fra il deposito e casa, registratore in tasca.',
    journalist: 'noemi-serafini',
    tags: ['cantautori', 'citta', 'mobilita'],
    keywords: 'Nino Aral, Due fermate prima, funk, autobus, Linea gialla',
    imageCaption: 'Nino Aral nel tragitto che gli ha dato tre dischi',
    daysAgo: 31,
    hour: 8,
    content: `<p>Il tragitto è di 1.850 passi, misurati. Comincia davanti a una pasticceria e finisce sotto casa; in mezzo ci sono due semafori, un benzinaio e un tratto di muro su cui rimbalza bene lo schiocco delle dita. Nino Aral, che per sei anni ha guidato l’autobus notturno e adesso compila i turni al deposito fino alle 16.30, lo percorre ogni giorno con un registratore nella tasca della giacca.</p>
<p>«Potrei scendere alla mia fermata», dice. «Ma arriverei a casa senza niente.»</p>
<p>[musica artista="nino-aral" brano="due-fermate-prima"]</p>
<p>Il funk, spiega, è questione di passo: centodue battiti al minuto, il suo ritmo di camminata quando non è in ritardo. Se piove accelera, ed è così che è nato il pezzo più veloce di <em>Linea gialla</em>. Le linee di basso le canta lui, a bocca chiusa, fra i passanti. «All’inizio si giravano. Adesso il benzinaio mi dice se la strofa funziona.»</p>
<p>Ha rifiutato due volte di lasciare il lavoro. Non per prudenza: «Se avessi tutto il giorno per scrivere, scriverei di uno che ha tutto il giorno per scrivere». Al deposito, dove i colleghi conoscono i ritornelli prima dei discografici, gli hanno concesso il venerdì pomeriggio per i concerti.</p>
<p>I nastri sono numerati. Ne ha seicentododici. Nel numero 340, racconta, non c’è musica: soltanto una voce che chiede un’indicazione e lui che risponde male, per la fretta. «Quello lo riascolto spesso. È il promemoria.»</p>`,
  },
  {
    slug: 'capire-la-bossa-nova-in-sei-ascolti',
    title: 'Capire la bossa nova in sei ascolti, dalla mano destra al silenzio',
    subtitle: 'Una guida pratica per orecchie curiose: che cosa cercare, dove cade l’accento, perché si canta piano.',
    journalist: 'luiza-amaral',
    tags: ['bossa-nova', 'storia', 'lingue'],
    keywords: 'bossa nova, guida all’ascolto, chitarra, ritmo, Rio de Janeiro',
    imageCaption: 'La mano destra fa tutto: il pollice segna il tamburo, le dita rispondono',
    daysAgo: 4,
    hour: 19,
    pro: true,
    content: `<p>Mettiamoci d’accordo: non occorre sapere la musica. Occorrono una sedia, un’ora libera e la disponibilità ad ascoltare sei volte la stessa canzone, cambiando ogni volta posto all’attenzione. Sceglietene una con voce e chitarra, lenta, senza batteria. Se non sapete quale, «Lettera da Recife» va benissimo.</p>
<h2>Primo ascolto: il pollice</h2>
<p>Ignorate la voce. Concentratevi sulla nota più grave della chitarra: cade regolare, come un passo. È il pollice destro, e fa la parte del tamburo grande del samba. Battetelo sul ginocchio fino alla fine.</p>
<h2>Secondo ascolto: le dita</h2>
<p>Ora le tre note acute che suonano insieme. Non stanno mai dove le aspettate: arrivano un attimo prima o restano un attimo dopo. Nelle orchestre di strada quel disegno lo fa il <em>tamborim</em>; qui lo fanno indice, medio e anulare. La bossa nova è, per prima cosa, una banda intera chiusa in una mano.</p>
<h2>Terzo ascolto: la voce in ritardo</h2>
<p>Chi canta sembra distratto. Entra tardi, recupera, si appoggia. Provate a cantare sopra: vi accorgerete che le frasi sono spostate rispetto agli accordi come una tenda rispetto alla finestra.</p>
<p>[musica artista="lia-fontes" brano="lettera-da-recife"]</p>
<h2>Quarto ascolto: gli accordi</h2>
<p>Contate quante volte l’umore cambia senza che cambi la melodia. A volte la voce tiene la stessa nota per quattro battute e sotto passano quattro stanze diverse. È una lezione che i musicisti di Rio, alla fine degli anni Cinquanta, avevano imparato dai dischi di jazz e messo in salotto, a volume da condominio.</p>
<h2>Quinto ascolto: le parole</h2>
<p>Il portoghese brasiliano è fatto di vocali nasali e finali che si spengono. «È una lingua che cammina in ciabatte», dice la fonetista Dalva Siqueira, che la insegna alla Scuola Oltremare. Cercate una parola che finisce in <em>-ão</em>: sentirete che non si chiude, sfuma.</p>
<h2>Sesto ascolto: quello che manca</h2>
<p>Niente assoli, niente finale trionfale, nessuno che alza la voce. Ascoltate i buchi. Il contrabbassista Túlio Rezende ce lo ha spiegato così:</p>
<blockquote><p>Nel rock il silenzio è quando hai finito. Nella bossa è quando hai detto la cosa giusta.</p></blockquote>
<p>Un esercizio per chi vuole continuare:</p>
<ol>
<li>Camminate per dieci minuti tenendo il pollice sul passo.</li>
<li>Aggiungete con l’altra mano, sulla tasca, tre colpi fuori posto.</li>
<li>Quando non sapete più dove siete, sorridete: è quello il punto.</li>
</ol>
<p>Il passo successivo è la pagina delle <a href="/canzoni">canzoni</a>, o l’<a href="/notizie/lia-fontes-contare-i-ponti">intervista a Lia Fontes</a>, che la spiega meglio di noi con una chitarra del 1961.</p>`,
  },
  {
    slug: 'lavare-un-disco-di-cinquant-anni',
    title: 'Come si lava un disco di cinquant’anni senza portare via la musica',
    subtitle: 'Acqua distillata, pazienza e un pennello da barba: la lezione di un laboratorio genovese.',
    journalist: 'matteo-brivio',
    tags: ['vinile', 'artigianato', 'bossa-nova'],
    keywords: 'vinile, restauro dischi, pulizia, giradischi, Vinili di Ponente',
    imageCaption: 'Il bagno in acqua distillata: dodici minuti, mai uno di più',
    daysAgo: 38,
    hour: 17,
    content: `<p>Il disco arriva in una busta del pane. È una raccolta di bossa nova stampata a São Paulo nel 1968, è stata in una cantina di Camogli e odora di acciughe. Secondo il proprietario «salta un pochino». Secondo Bruna Carbone, che restaura dischi al laboratorio Vinili di Ponente, non salta affatto: «Inciampa. È diverso. Se salta c’è un graffio, se inciampa c’è sporco».</p>
<p>Lo sporco, in un solco largo sei centesimi di millimetro, è quasi tutto polvere domestica incollata dal fumo e dalle impronte. Toglierlo è semplice, purché si rispettino quattro regole.</p>
<ol>
<li><strong>Mai l’acqua del rubinetto.</strong> Il calcare asciuga nel solco e suona come pioggia.</li>
<li><strong>Una goccia di tensioattivo, non due.</strong> La seconda non si risciacqua più.</li>
<li><strong>Si segue il solco.</strong> Pennello morbido, movimento circolare, mai dal centro verso il bordo.</li>
<li><strong>Si asciuga all’aria.</strong> Trenta minuti in verticale, lontano dal sole.</li>
</ol>
<p>L’alcol, tanto consigliato, va lasciato stare: sui dischi a 78 giri scioglie la gommalacca e sul vinile lava via anche ciò che deve restare.</p>
<p>Dopo il bagno la raccolta di Camogli ha smesso di inciampare. Il fruscio c’è ancora, uniforme, come un ventilatore in un’altra stanza. «Quello non si toglie», dice Carbone. «È l’età. Ettore, quando lo manda in onda il sabato in “Lato B”, lo presenta per nome.» Restaurarlo è costato nove euro; l’odore di acciughe è rimasto sulla copertina, e il proprietario ha chiesto di non toccarlo.</p>`,
  },
  {
    slug: 'banda-ponente-lezione-di-tarantella',
    title: 'La Banda Ponente insegna la tarantella in piazza: lezione in otto passi',
    titleHome: 'Tarantella in otto passi',
    subtitle:
      'Diciassette elementi, una grancassa e una maestra di ottantatré anni. Chi resta seduto, avverte il capobanda, se ne pente.',
    journalist: 'renato-bonafede',
    tags: ['festival', 'storia', 'benessere'],
    keywords: 'Banda Ponente, Ballo della nonna, tarantella, ballo, piazza',
    imageCaption: 'La signora Filomena Greco guida il cerchio in piazza',
    daysAgo: 47,
    hour: 11,
    content: `<p>La maestra arriva con il grembiule, se lo aggiusta e chiede silenzio. Ha ottantatré anni, si chiama Filomena Greco ed è la nonna del tamburellista, quella a cui la Banda Ponente ha dedicato il suo brano più fortunato. Quello che segue è un riassunto della lezione che ha tenuto in piazza a Tropea davanti a quattrocento persone.</p>
<p>[musica artista="banda-ponente" brano="ballo-della-nonna"]</p>
<ol>
<li>Si sta in cerchio. Nessuno è primo.</li>
<li>Si guarda in faccia chi sta di fronte, non i piedi.</li>
<li>Il passo è piccolo: «Come quando il pavimento scotta».</li>
<li>Saltello a destra, saltello a sinistra, mani sui fianchi.</li>
<li>Quando entra il tamburo si gira, una volta sola.</li>
<li>Si tende la mano a chi è seduto. Non si insiste più di due volte.</li>
<li>Se manca il fiato si batte le mani: anche quello è ballare.</li>
<li>Si finisce quando finisce la banda, e la banda non finisce mai.</li>
</ol>
<p>Il ritmo è in sei ottavi, veloce, e la leggenda lo vuole rimedio al morso del ragno. La signora Greco non discute. «Di ragni ne ho visti tanti e di morsicati nessuno. Però di gente guarita dalla malinconia ne ho vista, e proprio qui.»</p>
<p>Il capobanda Saverio Mancuso, primo trombone, calcola che dopo mezz’ora di lezione l’età media del cerchio scenda di vent’anni: «Arrivano i nipoti a prendere i nonni e non riescono a portarli via». La tournée estiva toccherà ventuno paesi. Le scarpe comode, ricordano, non sono obbligatorie: c’è chi balla scalzo.</p>`,
  },
];
