import type { ArticleSeed } from './article.ts';

export const politica: ArticleSeed[] = [
  {
    slug: 'consiglio-comunale-dei-ragazzi',
    title: 'Il consiglio comunale dei ragazzi ha un bilancio, e lo ha speso meglio',
    titleHome: 'I ragazzi hanno un bilancio vero',
    subtitle:
      'In un paese del Monferrato diciassette eletti fra i dieci e i quattordici anni amministrano seimila euro. Veri.',
    journalist: 'noemi-serafini',
    tags: ['scuola', 'comunita', 'citta'],
    keywords: 'consiglio comunale dei ragazzi, partecipazione, bilancio, Monferrato',
    imageCaption: 'La seduta del giovedì: il presidente siede su due cuscini',
    daysAgo: 2,
    hour: 10,
    content: `<p>Il presidente del consiglio siede su due cuscini, altrimenti non vede l’aula. Ha undici anni, si chiama Leonardo Ravera e ha appena tolto la parola a un consigliere di dodici perché «stava ripetendo». Ordine del giorno: la fontana, il campetto, le interrogazioni. Quelle scolastiche, che la prossima settimana sono troppe.</p>
<p>In questo paese del Monferrato, 2.300 abitanti e una scuola sola, il consiglio dei ragazzi esiste da otto anni. La differenza rispetto a tanti altri è scritta in una delibera: seimila euro l’anno da spendere con atti veri, controllati dal segretario comunale come quelli dei grandi.</p>
<h2>Che cosa hanno comprato</h2>
<ul>
<li>Quattordici rastrelliere per biciclette, scelte dopo aver misurato i manubri.</li>
<li>Una pensilina alla fermata dello scuolabus, con una panca bassa per i piccoli.</li>
<li>Sei lezioni di percussioni per tutte le classi.</li>
<li>Un tagliaerba usato, affidato ai pensionati che già tenevano il campetto.</li>
</ul>
<p>Hanno anche bocciato cose. Una pista da go-kart, per il rumore. Un monumento alla merenda, dopo ampio dibattito. E una proposta del sindaco: «Ci chiese di finanziare le luminarie», racconta Ravera. «Gli abbiamo risposto di presentare due preventivi.»</p>
<p>Il segretario comunale, Ivana Pautasso, confessa di preferire le loro sedute. «Arrivano con le misure. Quando hanno votato le rastrelliere, una bambina aveva contato le bici per dieci giorni, anche con la pioggia. Io in trent’anni non ho mai avuto un’istruttoria così.»</p>
<blockquote><p>I grandi parlano di quello che vorrebbero. Noi parliamo di quello che si rompe.</p></blockquote>
<p>L’anno scorso sono avanzati 412 euro. Il regolamento prevede che tornino al bilancio generale; i ragazzi hanno chiesto di poterli tenere «per le cose che ancora non sappiamo». La discussione è durata due sedute ed è finita con un compromesso: duecento al comune, duecentododici in un fondo imprevisti. È servito a febbraio, quando il vento ha portato via la pensilina.</p>
<p>Le sedute si tengono il giovedì alle 17, dopo i compiti, e durano al massimo novanta minuti: lo dice il regolamento, scritto da loro, che all’articolo 9 vieta anche di «parlare con la voce da grandi». Si vota per alzata di mano; in caso di parità decide chi, fra i favorevoli, abita più lontano.</p>
<p>Alla prossima seduta parteciperà come osservatore il consiglio dei ragazzi di un quartiere di Caxias do Sul, in collegamento. All’ordine del giorno c’è lo scambio delle ricette di merenda. Il monumento, dicono, potrebbe tornare in discussione.</p>`,
  },
  {
    slug: 'voto-per-corrispondenza-guida',
    title: 'Voto per corrispondenza dall’estero, una busta dentro l’altra: piccola guida',
    subtitle:
      'Che cosa contiene il plico, quali errori annullano la scheda e perché l’indirizzo va aggiornato per tempo.',
    journalist: 'luiza-amaral',
    tags: ['italia-brasile', 'lavoro', 'lingue'],
    keywords: 'voto all’estero, AIRE, plico elettorale, consolato, guida',
    imageCaption: 'Due buste e un tagliando: l’ordine conta',
    daysAgo: 5,
    hour: 7,
    content: `<p>La scheda è giusta, la busta pure, il voto è nullo. Succede più spesso di quanto si creda, e quasi sempre per un dettaglio: un segno di riconoscimento, un tagliando infilato nella busta sbagliata, un indirizzo vecchio di tre traslochi. Chi vive fuori dall’Italia e vota per posta ha un solo tentativo; conviene arrivarci preparati.</p>
<p>Le regole precise cambiano con il tipo di consultazione e fanno fede le istruzioni nel plico e quelle del consolato. Ma l’ordine delle operazioni è sempre lo stesso.</p>
<ol>
<li><strong>Prima di tutto l’indirizzo.</strong> Il plico arriva dove risultate iscritti. Se avete cambiato casa, comunicatelo subito, non quando si vota.</li>
<li><strong>Controllate il contenuto.</strong> Certificato con tagliando, scheda, busta piccola, busta grande già affrancata, foglio di istruzioni.</li>
<li><strong>Votate con una penna nera o blu.</strong> Niente matite, niente firme, niente note.</li>
<li><strong>Scheda nella busta piccola.</strong> Si chiude. Dentro, soltanto la scheda.</li>
<li><strong>Busta piccola e tagliando nella grande.</strong> Il tagliando prova che avete votato; sta fuori dalla piccola, così nessuno sa come.</li>
<li><strong>Spedite presto.</strong> Conta il giorno in cui arriva, non quello del timbro.</li>
</ol>
<p>Nilza Bertolini aiuta da vent’anni i connazionali di Caxias do Sul, al tavolo di una pasticceria. «L’errore più bello? Un signore che ha aggiunto un biglietto di auguri per chi scrutina. Il più frequente? La busta lasciata sul frigorifero.»</p>
<p>Se il plico non arriva entro la data indicata, si chiede il duplicato al consolato. E il voto è personale: nessuno, neppure per gentilezza, può compilarlo al posto vostro.</p>`,
  },
  {
    slug: 'etichetta-musica-sintetica',
    title: 'Un’etichetta per la musica sintetica: il dibattito arriva negli studi',
    subtitle:
      'Le norme europee chiedono trasparenza sui contenuti generati. Autori, fonici e radio provano a tradurla in pratica.',
    journalist: 'matteo-brivio',
    tags: ['intelligenza-artificiale', 'radio', 'lavoro'],
    keywords: 'intelligenza artificiale, musica generata, etichetta, diritto d’autore, Europa',
    imageCaption: 'Il tavolo di lavoro riunito a Milano: quattro ore per definire «assistito»',
    daysAgo: 14,
    hour: 12,
    content: `<p>Che cosa vuol dire «fatto da una macchina»? Se un programma accorda la voce di mezzo tono, no. Se scrive la linea di basso, forse. Se canta, sì. Tra il no e il sì, a Milano, una trentina di persone ha discusso per quattro ore, e alla fine ha prodotto una tabella di tre righe.</p>
<p>L’occasione è il principio di trasparenza introdotto dalle norme europee sull’intelligenza artificiale: chi incontra un contenuto generato deve poterlo sapere. Scritto così è semplice. In uno studio di registrazione lo è meno.</p>
<ul>
<li><strong>Corretto:</strong> la macchina ripara un’esecuzione umana. Nessuna etichetta.</li>
<li><strong>Assistito:</strong> la macchina propone, una persona sceglie e firma. Etichetta nei crediti.</li>
<li><strong>Generato:</strong> voce o musica senza esecuzione umana. Etichetta visibile e annuncio in onda.</li>
</ul>
<p>La tabella non è una legge: è la proposta di un gruppo di autori, fonici e piccole emittenti, nostra compresa. L’avvocata Serena Galimberti, che l’ha coordinata, mette le mani avanti: «La categoria di mezzo sarà il terreno di tutte le liti. Ma prima non avevamo neppure le parole per litigare».</p>
<p>Il punto che ha diviso la sala è l’annuncio. Una parte lo voleva prima del brano, l’altra dopo. «Prima è un pregiudizio, dopo è una beffa», ha sintetizzato l’arrangiatore Fulvio Arese. Si è scelto il durante: una scritta sullo schermo, accanto al titolo.</p>
<p>Sul nostro sito la faremo comparire accanto a ogni brano interessato. Per ora la colonna è vuota: tutto quello che si trova tra le <a href="/canzoni">canzoni</a> è stato suonato da qualcuno, compresi gli errori.</p>`,
  },
  {
    slug: 'bilancio-partecipativo-fontanelle',
    title: 'Bilancio partecipativo, a Pesaro hanno vinto le fontanelle per un voto',
    subtitle:
      'Ventidue progetti, novemila schede e uno spoglio da cardiopalma. Che cosa resta quando i cittadini decidono la spesa.',
    journalist: 'noemi-serafini',
    tags: ['citta', 'ambiente', 'comunita'],
    keywords: 'bilancio partecipativo, fontanelle, acqua pubblica, voto, comune',
    imageCaption: 'La fontanella di prova, davanti alla stazione',
    daysAgo: 50,
    hour: 11,
    content: `<p>Duemilatrecentoundici a duemilatrecentodieci. Quando la scrutatrice ha letto l’ultimo numero, nella palestra della scuola Carducci, qualcuno ha chiesto di ricontare. Hanno ricontato: un voto. Con un voto di scarto quaranta fontanelle hanno battuto un cinema all’aperto e si sono aggiudicate 180 mila euro del bilancio partecipativo.</p>
<p>Il meccanismo è noto: il comune riserva una quota, i cittadini propongono, i tecnici verificano che si possa fare, poi si vota. La novità, in questa edizione, è che si poteva votare anche ai mercati, con la carta, e che bastavano quattordici anni.</p>
<p>La proposta delle fontanelle è di Anselmo Berti, idraulico in pensione. L’ha presentata con una mappa disegnata a mano: un punto d’acqua ogni quattrocento metri, «che è la distanza a cui un bambino comincia a chiedere da bere». Il cinema era un’idea di Chiara Donati, ventidue anni, studentessa di regia.</p>
<p>La parte interessante viene dopo. Berti e Donati si sono messi d’accordo: la prima fontanella sarà installata nel cortile che avrebbe ospitato lo schermo, con tre prese elettriche in più, previste nel progetto «per la manutenzione». D’estate lì si potrà montare un telo.</p>
<p>«È il compromesso più bello che abbia firmato», commenta l’ingegnera del comune Lidia Marchionni. Ha un solo rammarico: quel giorno era in ferie e non ha votato. «Non dirò mai per chi.»</p>`,
  },
];
