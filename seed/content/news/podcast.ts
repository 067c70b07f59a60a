import type { ArticleSeed } from './article.ts';

export const podcast: ArticleSeed[] = [
  {
    slug: 'valigie-nuova-serie',
    title: '«Valigie», la nuova serie: otto partenze raccontate da ciò che si è portato',
    titleHome: '«Valigie», la nuova serie',
    subtitle:
      'Un mattarello, un metronomo, una chiave senza porta. Ogni episodio parte da un oggetto e attraversa l’oceano.',
    journalist: 'luiza-amaral',
    tags: ['italia-brasile', 'storia', 'radio'],
    keywords: 'podcast, Valigie, emigrazione, oggetti, storie',
    imageCaption: 'La chiave del quarto episodio: la porta non esiste più',
    daysAgo: 2,
    hour: 6,
    podcast: true,
    content: `<p>La domanda è sempre la stessa, e la facciamo prima di accendere il registratore: «Che cosa c’era nella valigia?». Non perché siete partiti, non se siete felici. Che cosa c’era. Da lì, nelle otto puntate di «Valigie», viene fuori tutto il resto.</p>
<p>La serie nasce da una telefonata. Un’ascoltatrice di Blumenau, Edite Zanella, ci aveva scritto per chiedere il nome di una canzone; alla fine raccontò del mattarello con cui sua bisnonna era sbarcata a Itajaí nel 1888. «Pesava più della roba da vestire. Ma disse che le braccia, senza, non sapevano che cosa fare.»</p>
<h2>Gli otto oggetti</h2>
<ol>
<li><strong>Il mattarello.</strong> Da Feltre a Blumenau, cinque generazioni di sfoglia.</li>
<li><strong>Il metronomo.</strong> Una maestra di piano di Salvador a Parma, con il tempo sempre un po’ avanti.</li>
<li><strong>La busta di semi.</strong> Radicchio nella Serra Gaúcha: perché il primo anno non nacque niente.</li>
<li><strong>La chiave.</strong> Di una casa di Avezzano crollata nel 1915.</li>
<li><strong>Le scarpe da ballo.</strong> Da Recife a Torino, numero 36, mai risuolate.</li>
<li><strong>Il registratore.</strong> Trentadue cassette di voci spedite al posto delle lettere.</li>
<li><strong>La grattugia.</strong> Con cui a Vitória si fa il formaggio sbagliato, buonissimo.</li>
<li><strong>Niente.</strong> Chi è arrivato a mani vuote, e che cosa ci ha messo dentro dopo.</li>
</ol>
<p>Ogni puntata dura ventidue minuti. Non c’è una voce narrante: montiamo soltanto chi parla, i suoni dell’oggetto e una musica scritta apposta dal chitarrista Tom Arruda, che ha registrato un tema diverso usando, quando si poteva, l’oggetto stesso. Il mattarello, dice, «è in sol».</p>
<h2>Come abbiamo lavorato</h2>
<p>Centosessanta segnalazioni, quarantuno interviste, otto scelte. Abbiamo scartato storie bellissime perché l’oggetto non si sentiva: un anello, per quanto importante, alla radio è muto. La chiave invece ha un suono che non dimentichiamo. La signora Ines Di Cola, novantadue anni, la gira nell’aria mentre parla, a vuoto, due mandate.</p>
<p>La puntata più difficile è stata l’ottava. «Niente» non fa rumore, e per settimane non abbiamo saputo da dove cominciare. Poi un muratore di Santos ci ha raccontato che, appena sbarcato, la prima cosa che comprò fu una valigia. Vuota, di cartone. «Per avere qualcosa da riempire.»</p>
<blockquote><p>Mi chiedono perché la tengo, se la porta non c’è. Perché se un giorno la rifanno, io entro.</p></blockquote>
<p>Il primo episodio si ascolta qui sopra; i prossimi usciranno ogni martedì nella pagina dei <a href="/podcasts">podcast</a>. Intanto continuiamo a raccogliere: mandateci un messaggio vocale con la vostra risposta. La domanda la sapete.</p>`,
  },
  {
    slug: 'cinque-serie-da-recuperare',
    title: 'Cinque serie da recuperare nel fine settimana, dalla più breve alla più lunga',
    subtitle: 'Da quaranta minuti a nove ore: i consigli della redazione secondo il tempo che avete davvero.',
    journalist: 'irene-castaldi',
    tags: ['radio', 'storia', 'cantautori'],
    keywords: 'podcast, serie, consigli, ascolto, fine settimana',
    imageCaption: 'Divano, coperta, auricolari: l’attrezzatura minima',
    daysAgo: 4,
    hour: 16,
    content: `<p>Il consiglio più onesto su un podcast è dire quanto dura. Abbiamo messo in fila cinque serie del nostro archivio in ordine di tempo: scegliete in base alla vostra giornata, non alla nostra passione.</p>
<ul>
<li><strong>Quaranta minuti: «Sigle».</strong> Dieci puntate da quattro minuti sulle musichette che aprono i programmi. Perché ricordiamo quella del 1986 e non quella di ieri? Per lavare i piatti.</li>
<li><strong>Un’ora e mezza: «Il provino».</strong> Tre cantautori riascoltano la prima registrazione della loro vita. Uno ride, uno si arrabbia, una chiede di spegnere. Per una passeggiata.</li>
<li><strong>Tre ore: «Fermata a richiesta».</strong> Sei autisti di linee notturne, sei città. Nella quarta puntata non parla nessuno per due minuti, ed è la migliore. Per un viaggio in treno.</li>
<li><strong>Cinque ore: «Lado pessoal, le conversazioni».</strong> Le interviste integrali di Helena Prado, comprese le pause. Per chi stira.</li>
<li><strong>Nove ore: «Onde corte».</strong> La storia delle radio di emigrati, da São Paulo a Melbourne, ricostruita con nastri privati. Per un’influenza, o per un amore nuovo.</li>
</ul>
<p>Tutte si trovano fra i <a href="/podcasts">podcast</a>, gratis. Se ne ascoltate una sola, la collega Noemi Serafini insiste per «Fermata a richiesta»: dice che dopo saluterete l’autista. Io insisto per «Il provino». Chi chiede di spegnere è la mia cantautrice preferita, e ha avuto torto: quella prima registrazione, storta e vicinissima, è più bella di tutte quelle dopo.</p>`,
  },
  {
    slug: 'come-nasce-un-episodio',
    title: 'Come nasce un episodio: undici giorni, quattro ore di nastro, ventidue minuti',
    subtitle:
      'Diario di lavorazione di una puntata, dal primo messaggio all’ultima correzione. Con ciò che abbiamo tagliato.',
    journalist: 'luiza-amaral',
    tags: ['radio', 'lavoro', 'interviste'],
    keywords: 'podcast, montaggio, produzione, dietro le quinte, registrazione',
    imageCaption: 'La scaletta sul muro: i foglietti gialli sono i dubbi',
    daysAgo: 16,
    hour: 15,
    content: `<p><strong>Giorno 1.</strong> Arriva un vocale di cinquanta secondi. Una voce di donna, un rumore di fondo: pioggia, o frittura. Dice che ha un registratore pieno di cassette e nessuno a cui farle sentire.</p>
<p><strong>Giorno 2.</strong> Telefono. Si chiama Doralice, vive a Santos, cuce. Il rumore era frittura.</p>
<p><strong>Giorno 4.</strong> Intervista, tre ore e mezza in videochiamata con un microfono spedito per posta. Regola: la prima mezz’ora non si usa mai. È quella in cui le persone dicono ciò che credono ci si aspetti.</p>
<p><strong>Giorno 5.</strong> Trascrizione. Sottolineo in verde dove ride, in rosso dove si ferma. I rossi sono sette. La puntata è lì.</p>
<p><strong>Giorno 7.</strong> Scaletta sul muro. Foglietti bianchi per le cose certe, gialli per i dubbi. Il tecnico Ivano Sarti toglie un foglio bianco e dice: «Questo lo sappiamo già da quello prima». Ha ragione. Fa male.</p>
<p><strong>Giorno 8.</strong> Primo montaggio: quarantuno minuti. Lo ascoltiamo in tre, camminando, perché seduti si perdona troppo.</p>
<p><strong>Giorno 9.</strong> Ventinove minuti. Via l’antefatto, via mio nonno, via la mia voce quasi ovunque.</p>
<p><strong>Giorno 10.</strong> Ventidue. Tom Arruda manda la musica: tre note e il clic di una cassetta.</p>
<p><strong>Giorno 11.</strong> La sente Doralice, per prima, come sempre. Silenzio. Poi: «Avete lasciato la frittura». Sì, in fondo, dodici secondi. «Meno male», dice. «Senza, non ero io.»</p>
<p>La puntata è il sesto episodio di <a href="/notizie/valigie-nuova-serie">«Valigie»</a>.</p>`,
  },
  {
    slug: 'archivio-nastri-digitalizzati',
    title: 'Quattromila nastri in un sotterraneo: l’archivio della radio torna a parlare',
    subtitle:
      'Due anni per digitalizzare trent’anni di trasmissioni. Fra le bobine, una ricetta, un parto e molti silenzi.',
    journalist: 'renato-bonafede',
    tags: ['radio', 'storia', 'ricerca'],
    keywords: 'archivio, nastri magnetici, digitalizzazione, storia della radio',
    imageCaption: 'Il forno da laboratorio in cui i nastri riposano prima dell’ultimo ascolto',
    daysAgo: 58,
    hour: 10,
    content: `<p>I nastri vecchi vanno cotti. Non è un modo di dire: certe bobine degli anni Settanta e Ottanta, con il tempo, diventano appiccicose, e per poterle ascoltare ancora una volta si tengono per otto ore in un forno da laboratorio a poco più di cinquanta gradi. Poi si ha qualche settimana. Dopo, niente.</p>
<p>Nel sotterraneo ce ne sono quattromila. Lorenza Maggi, archivista, ci scende da due anni con un maglione e una lista. Ha cominciato da quelle senza etichetta, contro ogni manuale. «Quelle con l’etichetta le cercherà qualcuno. Le altre, se non le ascolto io, non le ascolta nessuno.»</p>
<p>Fin qui sono state salvate 1.870 ore. Dentro c’è di tutto: radiocronache di regate, un corso di portoghese per emigranti di ritorno, la ricetta della ribollita letta da un attore raffreddato. Una notte del 1991 il conduttore si interrompe, dice «scusate, è nata» e mette un disco lunghissimo. La neonata ha oggi più di trent’anni e ha chiesto una copia.</p>
<p>La cosa che sorprende di più Maggi sono le pause. «Una volta si taceva molto. Dieci secondi, quindici, in diretta. Adesso dopo tre pensiamo a un guasto.» Li ha montati tutti in fila, per gioco: quarantasei minuti di silenzi, ciascuno con il suo fruscio. Li ha intitolati <em>Conversazioni</em>.</p>
<p>Una scelta dell’archivio è già fra i <a href="/podcasts">podcast</a>. I silenzi ancora no, ma se ne discute.</p>`,
  },
];
