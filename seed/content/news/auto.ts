import type { ArticleSeed } from './article.ts';

export const auto: ArticleSeed[] = [
  {
    slug: 'mille-chilometri-in-elettrica',
    title: 'Mille chilometri in elettrica da Trieste a Lecce, con il diario delle soste',
    titleHome: 'Da Trieste a Lecce in elettrica',
    subtitle:
      'Due giorni, cinque ricariche, una coda e una focaccia. Che cosa si impara quando il viaggio ha delle pause obbligate.',
    journalist: 'matteo-brivio',
    tags: ['mobilita', 'ambiente', 'consumi'],
    keywords: 'auto elettrica, viaggio lungo, ricarica, Adriatico, prova',
    imageCaption: 'La terza sosta, a Termoli: quarantuno minuti e un tuffo',
    daysAgo: 2,
    hour: 12,
    content: `<p><strong>Trieste, 7.05. Batteria al 100 per cento.</strong> L’auto è una berlina elettrica di taglia media, presa a noleggio, autonomia dichiarata 480 chilometri. In autostrada, a velocità da codice, faremo finta che siano 340. A bordo: chi scrive, il tecnico Ivano Sarti e una borsa di panini preparata contro il parere del tecnico.</p>
<p><strong>Sosta uno, Padova sud, 9.10.</strong> Arriviamo con il 42 per cento, potevamo tirare avanti. Regola letta ovunque e vera: si ricarica quando si trova una colonna libera, non quando si è a terra. Ventidue minuti, due caffè. 15,40 euro.</p>
<p><strong>Sosta due, Rimini nord, 12.00.</strong> La prima delusione. Quattro colonne, una guasta, tre occupate. Attesa: trentaquattro minuti. Il signore davanti a noi dorme; sua moglie ci offre una piadina. Il tempo, onestamente, passa.</p>
<p><strong>Sosta tre, Termoli, 17.30.</strong> Quarantuno minuti. La colonna è a duecento metri dalla spiaggia. Sarti si toglie le scarpe e torna con i pantaloni arrotolati, bagnati fino al ginocchio. «In vent’anni di autostrada», dice, «non mi ero mai accorto che qui c’era il mare.»</p>
[immagine: La colonna di Termoli e, in fondo, i pantaloni arrotolati di Ivano Sarti]
<p><strong>Notte a Vasto, un passo indietro.</strong> L’albergo ha due prese lente in cortile. Al mattino siamo al 100 per cento per 11 euro: la ricarica migliore è quella che si fa dormendo.</p>
<p><strong>Sosta quattro, Foggia, 9.15</strong> (diciotto minuti, focaccia). <strong>Sosta cinque, Bari, 11.40</strong> (venticinque minuti, altra focaccia, per confronto).</p>
<p><strong>Lecce, 14.20.</strong> Contachilometri: 1.046.</p>
<h2>Il bilancio</h2>
<ul>
<li>Tempo totale di guida: undici ore e mezza.</li>
<li>Tempo di ricarica in viaggio: due ore e venti, più trentaquattro minuti di coda.</li>
<li>Spesa in energia: 64 euro, più il pieno di partenza, che alla presa di casa ne vale circa 20. Con un’auto a benzina equivalente, al prezzo medio di quei giorni, circa 115.</li>
<li>Consumo: 18,9 kilowattora ogni cento chilometri.</li>
</ul>
<p>Si può fare? Sì, senza eroismi. Ma bisogna accettare che sia la macchina a decidere dove ci si ferma, e che qualche volta decida male. Per un commesso viaggiatore è un problema; per chi va in vacanza, quasi un servizio.</p>
<p>Un’ultima osservazione, da gente di radio: in elettrica, ai settanta all’ora, il silenzio è tale che si sente la puntina dei dischi di «Lato B». Sarti ha pianto un po’. Ha detto che era il sale.</p>`,
  },
  {
    slug: 'guidare-di-notte-con-la-radio',
    title: 'Guidare di notte: che cosa tiene svegli davvero, e che cosa ci illude',
    subtitle: 'Il finestrino aperto non serve, la radio forte nemmeno. I consigli di un camionista e di una neurologa.',
    journalist: 'noemi-serafini',
    tags: ['benessere', 'mobilita', 'radio'],
    keywords: 'guida notturna, sonnolenza, sicurezza stradale, colpo di sonno',
    imageCaption: 'L’area di sosta alle tre: il motore spento è la scelta giusta',
    daysAgo: 5,
    hour: 5,
    content: `<p>«Il colpo di sonno non arriva. È già arrivato da mezz’ora e tu non te ne sei accorto.» Beniamino Sacchi guida autoarticolati da ventisette anni, quasi sempre di notte, tra Verona e Bari. È uno degli ascoltatori più fedeli di «Notte italiana» e ci tiene a precisare che la radio, da sola, non l’ha mai salvato.</p>
<p>La neurologa Adele Ferrigno gli dà ragione e mette in fila le illusioni:</p>
<ul>
<li><strong>Il finestrino aperto:</strong> sveglia per due o tre minuti.</li>
<li><strong>Il volume alto:</strong> anche meno, poi il cervello lo tratta come rumore di fondo.</li>
<li><strong>Masticare, cantare, darsi schiaffi:</strong> servono a sentirsi in colpa, non a restare lucidi.</li>
</ul>
<p>Funzionano due cose. La prima è fermarsi e dormire quindici, venti minuti; non di più, altrimenti ci si risveglia intontiti. La seconda è il caffè, bevuto <em>prima</em> del riposino: la caffeina impiega una ventina di minuti a fare effetto e vi trova già in piedi.</p>
<p>E i segnali? Palpebre che bruciano, uscita mancata, l’ultimo tratto che non si ricorda. Sacchi ne aggiunge uno suo: «Quando comincio a essere d’accordo con tutte le canzoni. Di solito qualcuna mi dà fastidio. Se mi piacciono tutte, accosto».</p>
<p>La radio, allora, a che serve? «A non essere soli», risponde senza pensarci. «Che non è la stessa cosa di essere svegli, ma aiuta a volerci arrivare.» La <a href="/ascolta-la-radio">diretta notturna</a> comincia a mezzanotte. Ogni tanto, tra un brano e l’altro, Livia Sorrentino dice: fermatevi. Lui si ferma.</p>`,
  },
  {
    slug: 'autoradio-storiche-restauro',
    title: 'Autoradio a valvole e mangiadischi: il restauro di un suono da cruscotto',
    subtitle:
      'In un’officina di Reggio Calabria tornano a cantare apparecchi degli anni Sessanta. Con un trucco per il presente.',
    journalist: 'renato-bonafede',
    tags: ['storia', 'artigianato', 'radio'],
    keywords: 'autoradio d’epoca, restauro, mangiadischi, valvole, motori storici',
    imageCaption: 'Il banco di Consolato Morabito: a destra, il mangiadischi da cruscotto',
    daysAgo: 33,
    hour: 11,
    content: `<p>C’è stato un tempo in cui in macchina si potevano ascoltare i dischi. Si infilava un quarantacinque giri in una fessura sotto il cruscotto, si prendeva una buca e la canzone ricominciava. Di quegli apparecchi ne restano pochi; Consolato Morabito, sessantatré anni, ne ha rimessi in funzione ventisette.</p>
<p>La sua officina, a Reggio Calabria, da fuori sembra un elettrauto. Dentro è un archivio di voci: autoradio a valvole che ci mettono quaranta secondi a scaldarsi, ricevitori con i tasti d’avorio, uno che prendeva solo le onde lunghe e che il proprietario, un marittimo, teneva acceso per sentire il bollettino dei mari.</p>
<p>Il lavoro è lento. I condensatori si asciugano, la gomma delle pulegge diventa pece. Morabito le rifà al tornio, usando suole di scarpe da ginnastica: «Hanno la durezza giusta. Ho un nipote con il piede quarantasei».</p>
<p>Il trucco per il presente è una scatolina grande come un accendino, nascosta dietro lo scudo: riceve il suono dal telefono e lo ritrasmette sulle onde medie, a un metro di distanza. Così una radio del 1962 può prendere lo streaming senza che le si cambi una vite. «Non la inganno», si giustifica. «Le racconto quello che trasmettono adesso, nella sua lingua.»</p>
<p>Ce lo ha fatto sentire su una berlina color carta da zucchero: quaranta secondi di silenzio, una luce ambrata che sale, e poi, da lontanissimo, «Lato B». Non avevo mai sentito la nostra radio così vecchia. Le stava bene.</p>`,
  },
  {
    slug: 'pneumatici-pioggia-consigli',
    title: 'Pioggia e pneumatici: la prova della moneta e altri tre controlli da garage',
    subtitle: 'Dieci minuti, nessun attrezzo. Che cosa guardare prima dell’autunno secondo un gommista di Cuneo.',
    journalist: 'matteo-brivio',
    tags: ['mobilita', 'consumi', 'lavoro'],
    keywords: 'pneumatici, pioggia, battistrada, pressione, sicurezza',
    imageCaption: 'La moneta da un euro nel battistrada: se si vede tutto il bordo, si cambia',
    daysAgo: 42,
    hour: 8,
    content: `<p>Prendete una moneta da un euro e infilatela di taglio nella scanalatura principale del battistrada. Se il bordo dorato sparisce, ci siamo: ci sono almeno tre millimetri. Se lo vedete tutto, dice il gommista cuneese Valerio Dutto, «avete una moneta in più e un gommista in meno, ma ancora per poco». Il limite di legge è 1,6 millimetri; sul bagnato, però, sotto i tre la frenata si allunga già parecchio.</p>
<p>Secondo controllo: <strong>la pressione</strong>. A freddo, una volta al mese, con i valori scritti sul montante della portiera. Un decimo in meno non si sente; mezzo bar in meno consuma i fianchi e fa galleggiare prima.</p>
<p>Terzo: <strong>l’età</strong>. Sul fianco, dentro un ovale, ci sono quattro cifre: settimana e anno. Dopo otto o dieci anni la gomma indurisce anche se sembra nuova. «Le roulotte», sospira Dutto. «Le vedo arrivare con pneumatici più vecchi del cane.»</p>
<p>Quarto: <strong>la mano</strong>. Si passa il palmo sul battistrada nei due sensi. Se in uno scorre e nell’altro gratta, le ruote non sono dritte: va rifatta la convergenza, e costa meno di una gomma.</p>
<p>Su strada, poi, la regola è una. Se lo sterzo diventa leggero all’improvviso state scivolando sull’acqua: si solleva il piede, si tiene dritto, non si frena. «È contro natura», ammette. «Come stare zitti quando si ha ragione.»</p>
<p>Alle 17, con la pioggia, il resto lo racconta Sergio Amato a «Traffico lento».</p>`,
  },
];
