import type { ArticleSeed } from './article.ts';

export const tecnologia: ArticleSeed[] = [
  {
    slug: 'stream-alta-definizione-prova',
    title: 'Lo stream in alta definizione si sente davvero? Prova alla cieca in studio',
    titleHome: 'Alta definizione, prova alla cieca',
    subtitle:
      'Venti ascoltatori, tre qualità audio, nessuna etichetta. I risultati, le sorprese e il consiglio su quale scegliere.',
    journalist: 'matteo-brivio',
    tags: ['radio', 'ricerca', 'consumi'],
    keywords: 'streaming, alta definizione, bitrate, audio, prova alla cieca',
    imageCaption: 'Le tre buste A, B e C: nessuno, in sala, sapeva che cosa contenessero',
    daysAgo: 1,
    hour: 8,
    featured: true,
    content: `<p>Tre buste sul tavolo: A, B, C. Dentro ciascuna, una chiavetta con la stessa mezz’ora di radio a una qualità diversa. Fuori dallo studio, in corridoio, venti ascoltatori che si sono offerti volontari in cambio di un cornetto. Il più giovane ha sedici anni, il più anziano settantadue. Una è accordatrice di pianoforti, un altro guida il camion dell’immondizia; saranno, per ragioni opposte, i due più precisi.</p>
<p>La domanda è quella che ci arriva ogni settimana: vale la pena scegliere lo stream in alta definizione? Invece di rispondere a parole abbiamo fatto la prova, insieme alle Officine Sonore Lambro, che quello stream lo hanno progettato.</p>
<h2>Come abbiamo fatto</h2>
<p>Ogni persona ha ascoltato dodici coppie di brani in ordine casuale, con cuffie uguali e volume pareggiato al decimo di decibel. Né chi ascoltava né chi porgeva le cuffie sapeva quale fosse quale: si chiama doppio cieco e serve a proteggerci dalle nostre speranze.</p>
<ul>
<li><strong>Bassa:</strong> quella pensata per chi ha pochi dati o poco campo.</li>
<li><strong>Normale:</strong> quella che parte quando premete il pulsante.</li>
<li><strong>Alta:</strong> quella che occupa circa il triplo dei dati.</li>
</ul>
<h2>I risultati</h2>
<p>Tra bassa e normale la differenza l’hanno sentita quasi tutti: 91 risposte giuste su cento. Tra normale e alta ci si ferma a 64, cioè poco sopra il caso, che sarebbe 50. Ma il numero medio inganna. Con una chitarra e una voce le risposte giuste salgono a 78; con un pezzo da ballo, pieno e compresso, scendono a 51. Monetina.</p>
<p>L’accordatrice, Nives Zanella, ne ha indovinate undici su dodici. «Ascolto la coda delle note», ha spiegato. «Nella versione alta il silenzio dopo l’accordo è più nero.» Undici su dodici anche per l’autista, Fabio Lenzi: «Di notte, con il motore acceso, impari a sentire quello che manca».</p>
[immagine: Nives Zanella durante la prova: occhi chiusi e matita in mano]
<h2>Quale scegliere</h2>
<ol>
<li>In casa, con buone cuffie o casse vere: <strong>alta</strong>, soprattutto la sera.</li>
<li>In cucina, in macchina, sotto la doccia: <strong>normale</strong>. Il frullatore annulla ogni differenza.</li>
<li>In montagna o a fine mese con i dati agli sgoccioli: <strong>bassa</strong>, senza vergogna. Le parole si capiscono benissimo.</li>
</ol>
<p>La qualità si cambia dalla pagina <a href="/ascolta-la-radio">Ascolta la radio</a>, con un tocco, e il sito ricorda la scelta. Una nota per gli scettici: due partecipanti hanno preferito quasi sempre la qualità bassa. «È più calda», ha scritto il signore di settantadue anni. Non aveva torto: era il suono della sua prima autoradio.</p>`,
  },
  {
    slug: 'vecchio-telefono-radio-da-cucina',
    title: 'Il telefono vecchio nel cassetto può diventare una radio da cucina',
    subtitle: 'Batteria stanca e schermo crepato non contano: mezz’ora di lavoro, una scatola di legno e si ascolta.',
    journalist: 'matteo-brivio',
    tags: ['consumi', 'ambiente', 'radio'],
    keywords: 'riuso, telefono vecchio, radio da cucina, rifiuti elettronici, fai da te',
    imageCaption: 'Il nostro esemplare: scatola di vino, tela di lino, telefono del cassetto',
    daysAgo: 4,
    hour: 9,
    content: `<p>Aprite il cassetto. Fra le pile scariche e la garanzia di un ferro da stiro c’è, con buona probabilità, un telefono che non usate da anni. Secondo le stime più citate ogni casa europea ne conserva almeno due. Buttarlo è complicato, venderlo inutile. Farne una radio, invece, è un pomeriggio.</p>
<h2>Che cosa serve</h2>
<ul>
<li>il telefono, anche con lo schermo rigato, purché si accenda e prenda il wi-fi;</li>
<li>il suo caricatore;</li>
<li>una cassa con il cavo, o una vecchia coppia di altoparlanti da computer;</li>
<li>una scatola di legno da due bottiglie.</li>
</ul>
<h2>Come si fa</h2>
<ol>
<li>Riportate il telefono alle impostazioni di fabbrica. Togliete la scheda.</li>
<li>Aggiornatelo finché si può, collegatelo al wi-fi, disattivate le notifiche. Tutte.</li>
<li>Aprite il sito della radio e <a href="/ascolta-la-radio">fate partire la diretta</a>; poi aggiungete la pagina alla schermata principale.</li>
<li>Impostate lo spegnimento dello schermo a un minuto.</li>
<li>Forate il lato della scatola con una punta da venti, coprite con una tela di lino, fissate gli altoparlanti.</li>
</ol>
<p>Un’avvertenza seria: se la batteria è gonfia non si usa. Va portata in un centro di raccolta, senza forarla. E la carica non va lasciata attaccata giorno e notte: una presa con il temporizzatore, due ore al giorno, basta.</p>
<p>Il nostro esemplare, costruito in redazione da Wanda della portineria, è costato zero euro e una bottiglia, svuotata per necessità. Funziona da cinque mesi. L’unico difetto è che ogni tanto, non si sa perché, suona ancora la sveglia di una riunione del 2016.</p>`,
  },
  {
    slug: 'voci-sintetiche-riconoscerle',
    title: 'Voci sintetiche: come riconoscerle, e perché fra poco non basterà l’orecchio',
    subtitle:
      'Quattro indizi che reggono ancora, due che non valgono più e una parola d’ordine da scegliere in famiglia.',
    journalist: 'matteo-brivio',
    tags: ['intelligenza-artificiale', 'ricerca', 'radio'],
    keywords: 'voci sintetiche, clonazione vocale, truffe, intelligenza artificiale, sicurezza',
    imageCaption: 'Lo spettrogramma di due frasi identiche: quella umana è a sinistra',
    daysAgo: 9,
    hour: 18,
    pro: true,
    content: `<p>Abbiamo clonato Sergio Amato. Con il suo permesso, in uno studio chiuso, usando undici secondi della sua voce presi da una puntata di «Traffico lento». Poi abbiamo mandato al resto della redazione due messaggi: uno vero e uno no. In entrambi chiedeva di comprare il latte. Su diciannove colleghi, otto hanno riconosciuto il falso. Undici hanno comprato il latte.</p>
<p>Diciannove persone che lavorano con le voci, che quella voce la sentono ogni giorno, si sono comportate peggio di una moneta lanciata in aria. È il dato da cui partire.</p>
<h2>Gli indizi che reggono</h2>
<ol>
<li><strong>Il respiro.</strong> Le persone inspirano prima delle frasi lunghe e in modo irregolare. Molti sistemi mettono respiri finti, tutti uguali, anche davanti a un «sì».</li>
<li><strong>L’ambiente.</strong> Se la voce cambia stanza e il rimbombo no, qualcosa non va.</li>
<li><strong>L’imprevisto.</strong> Interrompete. Fate una domanda assurda. La sintesi in tempo reale esita o ignora.</li>
<li><strong>L’emozione sfasata.</strong> Parole allarmate, ritmo regolare: chi ha paura non scandisce.</li>
</ol>
<h2>Quelli che non valgono più</h2>
<p>La pronuncia metallica e le parole straniere storpiate. Erano i segnali di tre anni fa. «Ogni consiglio che diamo sulle imperfezioni scade come lo yogurt», dice Irma Kessler, ricercatrice di acustica forense a Trento. Il suo gruppo analizza le consonanti: nelle voci generate, spiega, il rumore di una «s» è troppo liscio. Ma lo si vede al computer, non lo si sente al telefono.</p>
<blockquote><p>Smettiamo di chiederci se la voce è vera. Chiediamoci se è vera la richiesta.</p></blockquote>
<h2>La parola d’ordine</h2>
<p>La difesa migliore costa nulla ed è vecchia come le sentinelle. Scegliete in famiglia una parola che non sia scritta da nessuna parte: non il nome del cane, non la via. Se qualcuno chiama in lacrime chiedendo soldi, gliela domandate. Se non la sa, riattaccate e richiamate <em>voi</em>, al numero di sempre.</p>
<p>Kessler l’ha adottata con i genitori, ottantenni. Ha funzionato una volta, al contrario: era davvero lei, aveva dimenticato la parola, e la madre le ha chiuso il telefono in faccia. «Ero fierissima», racconta.</p>
<h2>E la radio?</h2>
<p>Ci siamo dati una regola, coerente con <a href="/notizie/etichetta-musica-sintetica">la proposta sull’etichetta</a>: nessuna voce generata in onda senza che sia detto prima. Il clone di Sergio è stato cancellato davanti a lui, dopo un’ultima frase. Gli abbiamo fatto dire: «In tangenziale tutto scorrevole». «Ecco», ha commentato l’originale, «si capisce subito che è finto.»</p>`,
  },
  {
    slug: 'sottotitoli-in-diretta-radio',
    title: 'Una radio da leggere: i sottotitoli in diretta alla prova dei dialetti',
    subtitle:
      'Tre settimane di test con dodici ascoltatori sordi. La macchina sbaglia i nomi, le persone aggiustano, la musica resta.',
    journalist: 'noemi-serafini',
    tags: ['intelligenza-artificiale', 'radio', 'comunita'],
    keywords: 'sottotitoli, accessibilità, trascrizione automatica, sordità, radio',
    imageCaption: 'La postazione di correzione: quattro secondi per decidere',
    daysAgo: 25,
    hour: 14,
    content: `<p>«Traffico lento sulla <em>pontina</em>» è diventato «traffico lento sulla <em>bambina</em>». «Buongiorno da Davide <em>Loi</em>» si è trasformato in «buongiorno da Davide e <em>noi</em>». Le trascrizioni automatiche sono brave con le frasi comuni e tremende con i nomi propri, cioè con le notizie.</p>
<p>Per tre settimane abbiamo provato i sottotitoli in diretta su quattro programmi, con dodici ascoltatori sordi o con forti perdite di udito che ci hanno fatto da giuria. La macchina scrive, una persona corregge, il testo esce con quattro secondi di ritardo.</p>
<p>Senza correzione le parole giuste erano 88 su cento. Sembrano tante, ma vuol dire un errore ogni riga. Con un elenco di nomi preparato al mattino si sale a 93, con la correzione umana a 98.</p>
<p>«Gli errori buffi non sono un problema», spiega Michela Aniello, che coordina la giuria e legge la radio da un tablet in cucina. «Il problema è quando sparisce un “non”.» La sua richiesta più forte riguardava altro: «Scrivete la musica. Non solo <em>musica</em>. Scrivetemi che musica è».</p>
<p>Così è nata la parte migliore dell’esperimento. Agnese Valli e i suoi hanno cominciato a descrivere i brani in una riga: «chitarra che cammina, voce vicina», «ottoni come un corteo». Per «Tram delle sei»: «batteria dritta, cuore storto».</p>
<p>Alcuni ascoltatori udenti ci hanno chiesto di poterle leggere anche loro. Il servizio partirà con due ore al giorno; <a href="/programacao">nella programmazione</a> sarà indicato con un simbolo. La bambina della pontina, intanto, sta bene.</p>`,
  },
  {
    slug: 'radio-in-auto-senza-campo',
    title: 'In auto senza campo: come ascoltare la radio in rete anche in galleria',
    subtitle:
      'Abbiamo percorso la Roma–L’Aquila con tre telefoni: la memoria di scorta fa la differenza più dell’operatore.',
    journalist: 'matteo-brivio',
    tags: ['radio', 'mobilita', 'consumi'],
    keywords: 'streaming in auto, buffer, copertura, gallerie, viaggio',
    imageCaption: 'Tre telefoni sul cruscotto e un cronometro a voce',
    daysAgo: 40,
    hour: 8,
    content: `<p>Fra Roma e L’Aquila, sull’autostrada, ci sono abbastanza gallerie da mettere alla prova qualunque pazienza. Le abbiamo fatte tutte, andata e ritorno, con tre telefoni sul cruscotto e un collega che a ogni silenzio diceva l’ora ad alta voce.</p>
<p>Il risultato: il telefono senza accorgimenti si è interrotto ventidue volte; quello impostato sulla qualità bassa, nove; quello fatto partire due minuti prima di muoversi, quattro. Eppure usavano la stessa rete.</p>
<p>La spiegazione è la <em>memoria di scorta</em>. Un flusso audio non arriva goccia a goccia: il telefono ne tiene da parte un po’. Più ce n’è, più a lungo può fare a meno del segnale. In qualità bassa gli stessi dati coprono il triplo del tempo; partendo da fermi, la scorta si riempie prima della prima galleria.</p>
<h2>Quindi, in pratica</h2>
<ul>
<li>Premete play quando salite, poi allacciate la cintura e sistemate gli specchietti.</li>
<li>Se il percorso è montuoso scegliete la qualità bassa prima di partire, mai guidando.</li>
<li>Per i viaggi lunghi scaricate a casa qualche episodio dei <a href="/podcasts">podcast</a>.</li>
<li>Dove c’è una nostra affiliata in FM, usatela: <a href="/afiliadas">l’elenco è qui</a>. L’antenna sul tetto non ha bisogno di abbonamenti.</li>
</ul>
<p>Quattro interruzioni restano. Due sono capitate nella galleria più lunga, nello stesso punto, a metà della stessa canzone. Il collega ha proposto di considerarlo parte dell’arrangiamento.</p>`,
  },
];
