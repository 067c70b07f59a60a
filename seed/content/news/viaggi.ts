import type { ArticleSeed } from './article.ts';

export const viaggi: ArticleSeed[] = [
  {
    slug: 'treno-che-sale-sulla-nave',
    title: 'Il treno che sale sulla nave: una notte da Milano alla Sicilia senza scendere',
    titleHome: 'Il treno che sale sulla nave',
    subtitle:
      'Cuccetta, stretto di Messina e arancino dell’alba. Cronaca di uno degli ultimi viaggi in cui il mare si attraversa in carrozza.',
    journalist: 'sandro-pellegri',
    tags: ['treni', 'mare', 'storia'],
    keywords: 'treno notturno, Sicilia, stretto di Messina, traghetto, viaggio lento',
    imageCaption: 'Le carrozze nella stiva del traghetto, agganciate ai binari',
    daysAgo: 3,
    hour: 5,
    featured: true,
    content: `<p>La prima regola della cuccetta è scegliere quella in basso. La seconda è che quando arrivate è già presa. Nella nostra, partita da Milano la sera, c’erano un sottufficiale di marina, una nonna con una pianta di basilico e una studentessa di veterinaria, Alba, che aveva steso il pigiama sulla mia brandina. «Posso spostarlo», ha detto. Ma lo ha detto come chi non intende farlo.</p>
<p>Il treno notturno per la Sicilia è lungo, lento e quasi sempre in ritardo. Lo si prende per tre ragioni: si risparmia un albergo, si portano bagagli impossibili, si sale su una nave. La terza, da sola, basterebbe.</p>
<h2>Ore 22.10, Genova</h2>
<p>Il capotreno distribuisce lenzuola di carta. La nonna tira fuori un contenitore di frittata e lo mette al centro dello scompartimento, senza chiedere. In nove minuti diventiamo una famiglia, con i suoi silenzi e le sue gerarchie. Il sottufficiale sceglie la temperatura.</p>
<h2>Ore 5.50, in qualche Calabria</h2>
<p>Ci si sveglia per il rumore che cambia. Prima gallerie, poi all’improvviso aria: il Tirreno è lì, a destra, a venti metri, color alluminio. Alba si siede sul corridoio con i piedi sul vetro. «Ogni volta mi dico che lo dormo tutto», sussurra. «Ogni volta no.»</p>
<h2>Ore 8.15, Villa San Giovanni</h2>
<p>Comincia la manovra. Il treno viene spezzato in due tronconi, spinto indietro, poi dentro la pancia del traghetto, dove ci sono binari veri avvitati al ponte. Catene, ganci, un fischio. Per qualche minuto si sente solo il ferro. Poi più niente: la carrozza, per la prima volta in dodici ore, ondeggia.</p>
[immagine: Dal ponte superiore, lo stretto e la Madonnina del porto di Messina]
<p>Si può scendere, salire le scale, uscire in coperta. Lo stretto è largo tre chilometri, la traversata dura una ventina di minuti più le manovre, e al bar si vende l’oggetto per cui metà del treno è sveglia:</p>
<blockquote><p>L’arancino del traghetto non è il migliore di Sicilia. È il primo, ed è diverso.</p></blockquote>
<p>Me lo dice il barista, Letterio Arena, trentaquattro anni di servizio. Calcola di averne venduti un milione e mezzo, e di averne visti cadere in mare una ventina, tutti per colpa del vento, uno per una proposta di matrimonio.</p>
<h2>Consigli pratici</h2>
<ul>
<li>Prenotate con qualche settimana di anticipo: i prezzi delle cuccette salgono.</li>
<li>Portate acqua, tappi per le orecchie e qualcosa da dividere.</li>
<li>Per il mare sedetevi a destra andando verso sud.</li>
<li>Non programmate niente per le due ore dopo l’arrivo previsto.</li>
</ul>
<p>A Messina il treno si ricompone, cigolando. La nonna scende per prima: il figlio l’aspetta sulla banchina, prende la valigia, poi la pianta. Il basilico ha fatto milletrecento chilometri. Odora ancora di Milano, dice lei, cioè di niente. «Tre giorni qui e guarisce.»</p>`,
  },
  {
    slug: 'alagoas-piscine-naturali',
    title: 'Alagoas, le piscine naturali che esistono soltanto due ore al giorno',
    titleHome: 'Le piscine da due ore di Alagoas',
    subtitle:
      'Si guarda la tavola delle maree, non l’orologio. Tre tappe a nord di Maceió con i consigli di una barcaiola.',
    journalist: 'luiza-amaral',
    tags: ['mare', 'ambiente', 'italia-brasile'],
    keywords: 'Alagoas, Maceió, piscine naturali, maree, viaggio in Brasile',
    imageCaption: 'La barriera affiora: è il momento di scendere dalla jangada',
    daysAgo: 5,
    hour: 14,
    content: `<p>Alle 9.12 non c’è niente: mare verde, una boa, vento. Alle 9.40 il mare si abbassa ancora di una spanna e a due chilometri dalla riva affiora un muro di corallo. Dietro il muro l’acqua si ferma, diventa trasparente, arriva alla vita. Ci si resta fino alle 11.30 circa. Poi il mare si riprende tutto e della piscina rimane la boa.</p>
<p>Sulla costa a nord di Maceió funziona così, con orari che ogni giorno slittano di quasi un’ora. «I turisti chiedono a che ora apre», ride Josefa «Zefinha» Lima, che porta le persone al largo su una jangada a vela da quando ne aveva sedici. «Io rispondo: chiedi alla luna.»</p>
<h2>Tre tappe</h2>
<ol>
<li><strong>Paripueira.</strong> La più vicina alla città, acque basse, adatta ai bambini. Meglio nei giorni feriali.</li>
<li><strong>Barra de Santo Antônio.</strong> Si attraversa il fiume con una chiatta e si cammina sotto i cocchi. Poche barche, ombra propria.</li>
<li><strong>São Miguel dos Milagres.</strong> Due ore d’auto. Si dorme in paese, si esce con i pescatori, si torna con le ginocchia salate.</li>
</ol>
<p>Le regole sono poche e servono al corallo, che è vivo: non si cammina sulla barriera, non si dà cibo ai pesci, la crema solare si mette un’ora prima o si sostituisce con una maglietta. Il numero di barche al giorno è limitato; le gite affidabili lo dicono prima che lo chiediate.</p>
<h2>Una mattina con Zefinha</h2>
<p>La sua jangada è lunga sei metri, ha la vela rappezzata con la tela di un ombrellone e porta cinque persone, non una di più. Durante la traversata Zefinha non indica i pesci: insegna a sentire il fondo. Batte un remo sullo scafo e dal suono dice se sotto c’è sabbia, alga o pietra. Il prezzo è esposto sull’albero, uguale per tutti. La metà va alla cooperativa, che tiene un guardiano sulla barriera: nei tre anni da quando c’è, racconta, sono tornati i cavallucci marini. «Pochi. Ma si salutano.»</p>
<p>Il periodo migliore è quello delle maree più basse, intorno alla luna piena e alla nuova. Nelle altre settimane le piscine ci sono lo stesso, ma più timide. A terra, intanto, si ascolta la nostra <a href="/afiliadas">affiliata di Maceió</a>, che alle sette legge la tavola delle maree. Con la musica sotto: fa già vacanza.</p>`,
  },
  {
    slug: 'serra-gaucha-quattro-giorni',
    title: 'Serra Gaúcha, quattro giorni fra vigne, dialetto veneto e nebbia del mattino',
    subtitle:
      'Da Caxias do Sul a Bento Gonçalves per strade secondarie: dove dormire, che cosa ascoltare, a chi dire buongiorno.',
    journalist: 'sandro-pellegri',
    tags: ['italia-brasile', 'vino', 'lingue'],
    keywords: 'Serra Gaúcha, Caxias do Sul, talian, vigne, itinerario',
    imageCaption: 'I filari a pergola sopra Bento Gonçalves, con le rose in testa',
    daysAgo: 8,
    hour: 9,
    pro: true,
    content: `<p>«Bongiorno, ghe piase el brodo?» La frase arriva da una signora con il grembiule, in un’osteria fra Caxias do Sul e Flores da Cunha, e l’italiano che è in me ci mette un secondo a capire che no, non sono a Vicenza. Sono nel sud del Brasile, a settecento metri, in una nebbia che odora di mosto. La lingua si chiama <em>talian</em>: è il veneto degli emigrati di fine Ottocento, cresciuto per conto suo, e qui è riconosciuto come patrimonio.</p>
<h2>Giorno uno: Caxias do Sul</h2>
<p>Si arriva da Porto Alegre in due ore e mezza. La città è grande, industriale, e non fa niente per sembrare altro. Il mattino va al mercato dei produttori: uva, salame, pane di granturco. Il pomeriggio a una delle case-museo in pietra delle prime colonie, dove si capisce una cosa semplice: le cucine erano staccate dalla casa, per paura del fuoco. Si viveva di là, fra le fiamme e i racconti.</p>
<p><strong>La sera</strong> accendete la radio: la <a href="/afiliadas">nostra affiliata</a> trasmette un’ora in talian, il giovedì. Le barzellette sono antiche e tremende.</p>
<h2>Giorno due: la strada delle cappelle</h2>
<p>Fra Flores da Cunha e Nova Pádua si guida piano, su sterrato, seguendo le cappelline di legno costruite dalle famiglie. Ne ho contate diciotto. Accanto a ognuna c’è una campana e quasi sempre un campo da bocce. A Nova Pádua il custode Ademir Sonda, settantasei anni, mi ha fatto suonare la campana dell’Ave Maria: «Basta che non sbagli i colpi, che dopo vengono a vedere chi è morto».</p>
[immagine: Una delle diciotto cappelle di legno, con la campana e il campo da bocce]
<h2>Giorno tre: il vino</h2>
<p>La valle vicino a Bento Gonçalves è la più nota. Le vigne stanno a pergola, come un tempo in Veneto, e in testa ai filari ci sono le rose. Tre consigli:</p>
<ul>
<li>scegliete due cantine, non sei: una grande per capire, una piccola per parlare;</li>
<li>assaggiate gli spumanti, che qui riescono meglio dei rossi;</li>
<li>chiedete il succo d’uva intero. È la bevanda delle colazioni e da solo vale il viaggio.</li>
</ul>
<p>Nella cantina della famiglia Dal Magro, undici ettari, la figlia Graciela mi ha versato un moscato secco che non vende. «Il nonno lo faceva per i funerali. Diceva che ai vivi serviva qualcosa di allegro.»</p>
<h2>Giorno quattro: il treno e il pane</h2>
<p>C’è un treno a vapore turistico, con fisarmoniche e cori. È per comitive e lo sa; a me è piaciuto lo stesso, soprattutto perché a metà si è fermato per una mucca. Chi preferisce camminare può seguire i sentieri fra le cascate.</p>
<p>L’ultima colazione è in un forno di Garibaldi. Il pane ha la forma di una colomba e la fornaia, Ivete Cusin, parla con i clienti in tre lingue nella stessa frase. Le ho chiesto in quale sogna.</p>
<blockquote><p>Dipende dal sogno. Se c’è mia nonna, in talian. Se devo pagare qualcosa, in portoghese.</p></blockquote>
<h2>In pratica</h2>
<ol>
<li><strong>Quando:</strong> da gennaio a marzo c’è la vendemmia; in luglio fa freddo davvero, portate un maglione.</li>
<li><strong>Come:</strong> serve l’auto. Di notte nebbia: non si guida.</li>
<li><strong>Quanto:</strong> le locande di campagna costano circa la metà degli alberghi in città e includono cene da cui ci si alza aiutati.</li>
</ol>
<p>Prima di partire, ascoltate come si trasportano i semi di radicchio in una tasca: è il terzo episodio di <a href="/notizie/valigie-nuova-serie">«Valigie»</a>.</p>`,
  },
  {
    slug: 'borgo-dei-telefoni-spenti',
    title: 'Il borgo dove il telefono non prende e la biblioteca presta le mappe',
    subtitle: 'Sull’Appennino reggiano centododici abitanti hanno deciso di non chiedere l’antenna. Non per nostalgia.',
    journalist: 'sandro-pellegri',
    tags: ['comunita', 'treni', 'ambiente'],
    keywords: 'borgo, Appennino, turismo lento, senza campo, mappe',
    imageCaption: 'La cassetta di legno dove si lasciano i telefoni, tutti volontari',
    daysAgo: 27,
    hour: 16,
    content: `<p>L’ultima tacca sparisce al quarto tornante. Dopo c’è un cartello, dipinto a mano: «Da qui vi si sente solo se parlate». Il borgo si chiama Cerreta, conta centododici abitanti e, per la conformazione della valle, non ha campo. L’anno scorso una compagnia ha offerto un’antenna. Il paese si è riunito e ha detto di no, settantuno a ventidue.</p>
<p>Non sono eremiti: la fibra c’è, passa sotto la strada e arriva nelle case, in municipio e dal medico. Quello che manca è il segnale all’aperto. «Dentro lavoriamo, fuori camminiamo», riassume la sindaca Marisa Ferretti, che di mestiere fa la programmatrice.</p>
<p>Così chi arriva va in biblioteca, dove gli prestano una mappa di carta, una bussola e un fischietto. Le mappe sono disegnate dai ragazzi della scuola e segnano le cose necessarie: le fontane, le more, il cane di Adelmo che abbaia ma è buono. Per le emergenze ci sono sei colonnine rosse, provate ogni lunedì.</p>
<p>Da quando si è sparsa la voce, le presenze sono raddoppiate: 4.300 pernottamenti in un anno, in ventisei stanze. Si arriva in treno fino al fondovalle e poi con una corriera che aspetta le coincidenze, «perché tanto non ci si può telefonare».</p>
<p>Il primo giorno, dice il locandiere Piero Magnani, i clienti si toccano la tasca ogni cinque minuti. Il secondo, meno. «Il terzo chiedono l’ora. È il momento in cui cominciano a dormire.» La radio, comunque, prende benissimo: è in cucina, accesa, dalle sei.</p>`,
  },
  {
    slug: 'cammino-tra-due-mari',
    title: 'A piedi fra due mari: sei giorni attraverso la Calabria nel punto più stretto',
    subtitle:
      'Dallo Ionio al Tirreno sull’istmo, fra fiumare, calanchi e ospitalità. Tappe, dislivelli e l’elenco dello zaino.',
    journalist: 'sandro-pellegri',
    tags: ['mare', 'benessere', 'ambiente'],
    keywords: 'cammino, Calabria, trekking, istmo, Ionio, Tirreno',
    imageCaption: 'Il punto da cui, nelle giornate chiare, si vedono tutti e due i mari',
    daysAgo: 54,
    hour: 8,
    content: `<p>Il rito è questo: si riempie una bottiglietta nello Ionio e la si svuota nel Tirreno. In linea d’aria i due mari, qui, distano poco più di trenta chilometri. A piedi, seguendo le mulattiere, diventano settantotto, con duemilaseicento metri di salita. Io ci ho messo sei giorni. Una signora olandese che ho incontrato, quattro, ma non si è mai fermata a mangiare.</p>
<ul>
<li><strong>Giorni 1 e 2.</strong> Dalla spiaggia ai calanchi. Poca ombra, si parte alle sei. I pastori salutano da lontano e poi ti raggiungono per chiedere dove vai.</li>
<li><strong>Giorno 3.</strong> Il bosco. Castagni enormi e una fontana che Totò Iannelli, guardia forestale, definisce «l’unica autorità della zona».</li>
<li><strong>Giorno 4.</strong> Il crinale. Nelle mattine chiare si vedono i due mari insieme, uno per occhio.</li>
<li><strong>Giorni 5 e 6.</strong> Discesa fra gli ulivi. Le ginocchia protestano, i fichi consolano.</li>
</ul>
<p>Si dorme in case di famiglia, segnate con una conchiglia blu. Non c’è tariffa: una scatola all’ingresso. A Cortale la mia ospite, Caterinella, ha aggiunto al letto una minestra, due ricami e un’analisi della mia vita sentimentale, in gran parte esatta.</p>
<p><strong>Nello zaino:</strong> sei chili e non uno di più. Due paia di calze buone, un maglione, cerotti, tre litri d’acqua nelle prime tappe. E la radiolina: sul crinale prende stazioni di quattro paesi. La sera del quarto giorno, in mezzo a un notiziario greco, è entrata per trenta secondi una bossa nova. Veniva dal mare, non ho capito quale.</p>`,
  },
];
