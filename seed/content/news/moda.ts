import type { ArticleSeed } from './article.ts';

export const moda: ArticleSeed[] = [
  {
    slug: 'merletto-tra-burano-e-alagoas',
    title: 'Lo stesso nodo in due lagune: il merletto fra Burano e Alagoas',
    titleHome: 'Lo stesso nodo in due lagune',
    subtitle:
      'A novemila chilometri di distanza due scuole di ricamo hanno scoperto di fare lo stesso gesto. Ora lavorano a una stoffa sola.',
    journalist: 'luiza-amaral',
    tags: ['artigianato', 'italia-brasile', 'mare'],
    keywords: 'merletto, filé, Burano, Alagoas, artigianato, ricamo',
    imageCaption: 'A sinistra l’ago di Burano, a destra la rete di Marechal Deodoro',
    daysAgo: 3,
    hour: 9,
    content: `<p>Il video dura quattordici secondi: due mani, un ago, un filo bianco che passa sotto, gira, torna. Lo ha mandato una ricamatrice di Marechal Deodoro, sulla laguna di Alagoas, a un’amica di Venezia. L’amica lo ha mostrato alla maestra Norma Vitturi, merlettaia di Burano, ottantasei anni. Che ha detto: «Chi è questa? È di qui?».</p>
<p>Non era di qui. Si chiama Quitéria dos Anjos, ha quarantatré anni e fa il <em>filé</em>, un ricamo su rete che le donne della laguna brasiliana eseguono con fili colorati su un telaio di legno. La rete è quella dei pescatori, rimpicciolita. Anche a Burano, racconta la tradizione, il merletto nacque guardando le reti.</p>
<h2>Il punto</h2>
<p>Tecnicamente non sono la stessa cosa. Il merletto buranello si fa ad ago, «in aria», su un cartoncino che poi si toglie; il filé riempie una maglia già annodata. Ma c’è un passaggio, quello che chiude l’angolo, in cui le due tecniche si toccano: un cappio doppio, tirato verso di sé. Le une lo chiamano <em>groppo</em>, le altre <em>nó cego</em>, nodo cieco.</p>
<p>Da quel nodo è nato un progetto che coinvolge nove merlettaie e quattordici <em>filezeiras</em>. Ognuna lavora un quadrato di venti centimetri e lo spedisce all’altra sponda, dove viene bordato. I quadrati finiti sono sessantuno; ne servono novantasei.</p>
[immagine: Il quadrato numero 40, bordato a Burano su rete di Alagoas]
<h2>Il tempo e il prezzo</h2>
<p>Un quadrato richiede tra le ventidue e le quaranta ore. È qui che il discorso si fa serio. In laguna, quella brasiliana, un centrotavola di filé si è venduto per anni a una cifra che, divisa per le ore, faceva meno di un euro. A Burano i pezzi veri sono pochi e i turisti comprano, senza saperlo, quelli fatti a macchina.</p>
<blockquote><p>Tutti dicono che il nostro lavoro non ha prezzo. È proprio per questo che non ce lo pagano.</p></blockquote>
<p>La stoffa comune avrà un’etichetta con le ore al posto della taglia. Sarà esposta prima a Maceió, poi a Venezia, e infine divisa e venduta: ogni quadrato con il nome delle due mani che l’hanno fatto, il ricavato a metà.</p>
<p>Norma Vitturi e Quitéria dos Anjos si sono viste una volta sola, in video. Non avevano una lingua in comune. Hanno alzato ciascuna il proprio ago verso la telecamera, come si fa con un bicchiere.</p>`,
  },
  {
    slug: 'riparare-un-cappotto',
    title: 'Riparare un cappotto, dal gomito alla fodera: quanto costa e quando conviene',
    subtitle:
      'Tre sarte di tre città ci hanno fatto il preventivo per lo stesso capo. La risposta dipende dalla stoffa, non dall’età.',
    journalist: 'noemi-serafini',
    tags: ['consumi', 'artigianato', 'ambiente'],
    keywords: 'riparazioni, cappotto, sartoria, fodera, rammendo',
    imageCaption: 'Il rammendo del gomito, prima della stiratura',
    daysAgo: 5,
    hour: 10,
    content: `<p>Il cappotto è mio, blu, lana, undici anni. Ha un gomito liso, la fodera aperta sotto la manica destra e un bottone che non è il suo. L’ho portato in tre sartorie, a Fano, a Roma e a Torino, chiedendo la stessa cosa: vale la pena?</p>
<p>Tutte e tre hanno fatto lo stesso gesto, prima di guardare i danni: hanno stropicciato la stoffa in un pugno e l’hanno lasciata andare. «Se torna liscia, si ripara», spiega Ginetta Orazi, Fano. «Se resta stropicciata, di lana ce n’è poca e si butta il lavoro.»</p>
<p>La mia è tornata liscia. I preventivi:</p>
<ul>
<li>rammendo del gomito: da 18 a 30 euro, a seconda che si veda poco o per niente;</li>
<li>fodera nuova intera: da 70 a 110;</li>
<li>solo le maniche: 35;</li>
<li>cinque bottoni con ricucitura: 12.</li>
</ul>
<p>Totale ragionevole: 65 euro, senza rifare tutta la fodera. Un cappotto equivalente, nuovo, costerebbe da quattro a sei volte tanto.</p>
<p>Quando invece non conviene? Se il tessuto è infeltrito, se le cuciture sono incollate anziché cucite, se la riparazione supera la metà del prezzo e il capo non vi piace più. Quest’ultimo punto, dice la torinese Abla Mansour, è il più importante. «Riparo volentieri quello che qualcuno vuole rimettere. Le cose tenute per senso di colpa tornano nell’armadio.»</p>
<p>Il bottone estraneo l’ho lasciato. Era di mia zia.</p>`,
  },
  {
    slug: 'costumi-da-palco-sartoria',
    title: 'Vestire chi suona: la sartoria che cuce tasche per plettri e sudore',
    subtitle:
      'Un abito da palco deve resistere ai fari, alla pioggia e alla tracolla. Visita a un laboratorio di Prato.',
    journalist: 'irene-castaldi',
    tags: ['concerti', 'artigianato', 'festival'],
    keywords: 'costumi di scena, sartoria, palco, musicisti, Prato',
    imageCaption: 'La giacca del batterista: soffietti sulla schiena e nessuna cucitura sotto il braccio',
    daysAgo: 21,
    hour: 17,
    pro: true,
    content: `<p>La prima cosa che Fiammetta Lenzi chiede a un musicista non è la taglia. È: «Fammi vedere come sudi». C’è chi ride, chi si offende, chi si mette a saltare nel laboratorio. Lei prende appunti con il gesso. Un batterista bagna la schiena a V, un cantante il petto, un chitarrista solo il lato della tracolla. «Il vestito comincia da lì.»</p>
<p>La sartoria Lenzi è un capannone di Prato con undici macchine e una parete di stoffe avanzate dalle fabbriche della zona. Da qui escono una quarantina di abiti da palco l’anno, per gruppi piccoli e medi. I grandi hanno gli stilisti; gli altri hanno lei.</p>
<h2>Che cosa deve saper fare una giacca</h2>
<ol>
<li><strong>Alzarsi.</strong> Chi suona la tromba porta i gomiti in fuori. Serve un tassello a rombo sotto l’ascella, altrimenti sale tutto.</li>
<li><strong>Asciugare.</strong> Tra due serate passano dodici ore, spesso in un furgone. La fodera è di cotone traforato, come quella delle divise da ciclista di una volta.</li>
<li><strong>Non brillare a caso.</strong> I fari freddi fanno diventare verdi certi neri. Lenzi prova ogni tessuto sotto tre luci.</li>
<li><strong>Nascondere.</strong> Tasca per il plettro all’altezza del pollice. Asola per il cavo del microfono. Un bottone piatto dietro, dove sfrega la chitarra.</li>
</ol>
<p>Il capo più complicato è stato per Olivia Dardi di Lume: voleva un abito che sembrasse vetro e non facesse rumore, perché il microfono lo avrebbe sentito. Dopo nove prove hanno usato una rete da agrumi, tinta e stirata a bassa temperatura. «Trentasei centesimi al metro», dice la sarta, con l’orgoglio di chi ha risolto un’equazione.</p>
[immagine: La rete da agrumi diventata un abito di vetro]
<h2>Il prezzo dell’effetto</h2>
<p>Un completo costa fra i 420 e i 900 euro e dura, assicura, duecento concerti. I Tigli sono arrivati a duecentosessanta con le stesse camicie, rattoppate. Quando gliele hanno riportate per l’ennesima volta ha proposto di rifarle. Hanno rifiutato.</p>
<blockquote><p>Mi hanno detto: da lontano sembrano nuove e da vicino sembrano nostre. Ho cucito un’altra toppa.</p></blockquote>
<p>Il lavoro cresce d’estate, con i festival. A giugno, per <a href="/notizie/festival-acqua-alta-cartellone">Acqua Alta</a>, dovrà pensare anche all’umidità: i velluti, in laguna, pesano il doppio dopo mezz’ora. Consiglierà il lino. «E scarpe asciutte di ricambio. Quelle non le cucio io, ma sono la parte più importante del costume.»</p>
<p>Prima di salutarci mi guarda le spalle. «Lei suonava il violoncello», dice. Non gliel’avevo detto. Indica la mia giacca: la manica destra è più consumata, all’interno, di un dito.</p>`,
  },
  {
    slug: 'tinture-di-cipolla-e-indaco',
    title: 'Tingere con bucce di cipolla e indaco, tre prove riuscite e una disastrosa',
    subtitle: 'Un pomeriggio in un cortile di Matera con una tintora naturale. Istruzioni, tempi e qualche macchia.',
    journalist: 'sandro-pellegri',
    tags: ['ambiente', 'artigianato', 'cucina'],
    keywords: 'tintura naturale, cipolla, indaco, tessuti, fai da te',
    imageCaption: 'Quattro strofinacci ad asciugare: il grigio non era previsto',
    daysAgo: 48,
    hour: 14,
    content: `<p>Per tingere uno strofinaccio servono le bucce di dodici cipolle dorate. Lo so perché le ho sbucciate io, e Rosa Andrisani, tintora, mi guardava piangere con interesse professionale. «Le tue lacrime non fissano niente», ha detto. «Serve l’allume.»</p>
<p><strong>Prova uno, cipolla.</strong> Mezz’ora di bollitura delle bucce, si filtra, si immerge il cotone già trattato con allume. Dopo un’ora: arancio bruciato, pieno. Riuscita.</p>
<p><strong>Prova due, melagrana.</strong> Solo scorze. Viene un giallo senape che con un chiodo arrugginito nella pentola diventa verde oliva. Riuscita, e il chiodo è mio.</p>
<p><strong>Prova tre, indaco.</strong> Qui si fa sul serio: la vasca è un liquido verdastro e puzzolente, senza ossigeno. Si immerge il tessuto, si conta fino a sessanta, si tira fuori. È verde. Poi, all’aria, sotto gli occhi, diventa blu. La prima volta si applaude.</p>
<p><strong>Prova quattro, barbabietola.</strong> La mia idea. Bellissima per venti minuti, rosa shocking. Al primo risciacquo è diventata grigio topo. «Le barbabietole sono bugiarde», ha concluso Andrisani. «Mangiatele.»</p>
<p>Tre regole per chi prova a casa: guanti, pentola che non userete più per cucinare, e fibre naturali, perché il poliestere non beve. I colori così ottenuti sbiadiscono un poco, ogni estate. Lei non lo considera un difetto. Nel cortile ha una tenda tinta nel 2009: è passata dal blu notte al blu delle sei di sera. «Fra vent’anni», calcola, «sarà mattina.»</p>`,
  },
];
