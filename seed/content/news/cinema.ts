import type { ArticleSeed } from './article.ts';

export const cinema: ArticleSeed[] = [
  {
    slug: 'mestiere-del-rumorista',
    title: 'Il mestiere del rumorista: la neve è fecola, il galoppo due mezze noci',
    titleHome: 'La neve è fecola: il rumorista',
    subtitle:
      'In uno scantinato di Cinecittà una donna cammina al posto degli attori. Ha quarantadue paia di scarpe e nessuno specchio.',
    journalist: 'irene-castaldi',
    tags: ['colonne-sonore', 'artigianato', 'lavoro'],
    keywords: 'rumorista, foley, cinema, suono, Cinecittà',
    imageCaption: 'La parete delle scarpe: ogni personaggio ha il suo paio',
    daysAgo: 2,
    hour: 5,
    featured: true,
    content: `<p>Sullo schermo un uomo attraversa un campo innevato. In piedi davanti allo schermo, in calze, una donna stringe fra le mani un sacchetto di pelle pieno di fecola di patate. L’uomo fa un passo, lei stringe. Un altro passo, stringe. Dopo dieci secondi non guardate più le sue mani: vedete soltanto la neve.</p>
<p>Si chiama Delia Marozzi, ha cinquantotto anni e da trentuno fa la rumorista. In un film quasi nulla di quello che sentite è stato registrato sul set: i microfoni puntano alle bocche. I passi, le porte, i vestiti, i baci si rifanno dopo, a mano, guardando le immagini. «Il pubblico crede alle orecchie più che agli occhi», dice. «Se il passo è giusto, perdona anche una parrucca.»</p>
<h2>Il magazzino</h2>
<p>Lo scantinato è lungo venti metri. A terra ci sono sette riquadri: marmo, parquet, ghiaia, terra, lamiera, moquette, vetro rotto. Lungo le pareti, in cassette etichettate:</p>
<ul>
<li>quarantadue paia di scarpe, dal 36 al 44;</li>
<li>due mezze noci di cocco per i cavalli («lo so, ma funzionano»);</li>
<li>un ombrello, che aperto di colpo è uno stormo;</li>
<li>sedano fresco, per le ossa;</li>
<li>una sedia che cigola in sei modi e non va mai, mai riparata.</li>
</ul>
<h2>Camminare come un altro</h2>
<p>La parte difficile non sono gli oggetti: sono i passi. Marozzi guarda un attore per mezz’ora, in silenzio, prima di imitarlo. «Uno che ha paura appoggia prima la punta. Uno innamorato si dimentica il tallone.» Una volta un regista, ascoltando il montaggio, le ha chiesto perché il protagonista zoppicasse. Non zoppicava: l’attore si era fatto male a un ginocchio sei mesi prima, lo nascondeva benissimo, e lei lo aveva sentito nelle anche.</p>
<blockquote><p>Il mio lavoro riesce quando nessuno pensa che qualcuno l’abbia fatto. È come stirare.</p></blockquote>
[immagine: Il sacchetto di fecola con cui nascono tutte le nevicate]
<p>Le librerie di suoni già pronti esistono, e si usano. Ma un passo preso da un catalogo, spiega, non sa che cosa c’è nella scena dopo. Il suo assistente, Kevin Osei, ventiquattro anni, ha provato a farla arrendere mescolando passi veri e passi generati dal computer. Lei ne ha riconosciuti diciannove su venti. Il ventesimo era suo.</p>
<p>A fine giornata Delia Marozzi si rimette le scarpe, quelle vere: suole di gomma, silenziosissime. «Fuori di qui», dice salendo le scale, «non voglio sentire niente.» Poi si ferma sul gradino che scricchiola, torna indietro e lo fa scricchiolare un’altra volta. Tira fuori il telefono e lo registra.</p>`,
  },
  {
    slug: 'cinema-di-paese-riapre',
    title: 'Riapre il cinema di paese: novantasei poltrone, una stufa e un film a settimana',
    subtitle:
      'A Castel del Piano la sala era chiusa dal 1993. L’hanno rimessa in piedi in quaranta, cominciando dal botteghino.',
    journalist: 'sandro-pellegri',
    tags: ['comunita', 'storia', 'citta'],
    keywords: 'cinema di paese, riapertura, volontari, Amiata, sala',
    imageCaption: 'Il botteghino restaurato, con la tariffa in lire lasciata al suo posto',
    daysAgo: 7,
    hour: 18,
    content: `<p>Il primo biglietto lo ha staccato la stessa persona che aveva staccato l’ultimo. Ivonne Pieraccini aveva ventinove anni quando, nel 1993, il cinema di Castel del Piano chiuse dopo una proiezione con sei spettatori. Adesso ne ha qualcuno in più, la stessa sedia e una coda fino alla farmacia.</p>
<p>La sala l’hanno riaperta in quaranta, riuniti in una cooperativa: un elettricista, due maestre, un tappezziere, il proiezionista in pensione Gastone Rossi. Hanno speso 61 mila euro in due anni, metà da un bando e metà raccolti vendendo le poltrone. Non da sedersi: da intitolare. Ogni schienale ha una targhetta. Sulla F7 c’è scritto «qui lo baciai, dormiva».</p>
<p>Le poltrone sono novantasei, la stufa è a legna, il film è uno a settimana e si replica tre volte. Il giovedì si vota quello successivo, con i fagioli. «Da soli, a casa, abbiamo diecimila film e nessuna voglia», dice la presidente Sara Bonelli. «Qui ne abbiamo uno e vengono tutti.»</p>
<p>Media delle prime otto settimane: settantuno spettatori a proiezione, in un paese di 4.400 abitanti. Il bar di fronte ha ripreso a fare i panini alle undici di sera.</p>
<p>Prima del film, niente pubblicità: cinque minuti di radio. È una tradizione della vecchia sala, quando Rossi doveva riscaldare la lampada e metteva quello che trovava sulle onde medie. L’altra sera è toccato a noi. In sala, al buio, un valzer. Qualcuno, in fondo, ha ballato.</p>`,
  },
  {
    slug: 'colonne-sonore-trenta-secondi',
    title: 'Trenta secondi per commuovere: anatomia di cinque finali in musica',
    subtitle:
      'Perché un accordo che non si risolve fa piangere più di un’orchestra intera. Lezione con esempi al pianoforte.',
    journalist: 'irene-castaldi',
    tags: ['colonne-sonore', 'ricerca', 'concerti'],
    keywords: 'colonne sonore, finale, armonia, emozione, musica da film',
    imageCaption: 'La partitura di un finale: le ultime otto battute sono quasi vuote',
    daysAgo: 13,
    hour: 19,
    pro: true,
    content: `<p>Il compositore Massimo Leandri insegna musica per immagini a Parma e comincia il corso spegnendo l’audio. Mostra l’ultima scena di un film, muta: due persone si salutano in una stazione. Chiede agli studenti che cosa provano. «Freddo», risponde di solito qualcuno. Poi si siede al pianoforte e la suona cinque volte, in cinque modi. È quello che ha fatto anche per noi.</p>
<h2>Primo finale: la casa</h2>
<p>Do maggiore, melodia che scende, ultimo accordo pieno. I due si rivedranno, nessun dubbio. È il finale che per un secolo ha mandato la gente a cena contenta. «Funziona», dice Leandri, «ma chiude la porta. Chi guarda esce subito.»</p>
<h2>Secondo: la nota in più</h2>
<p>Stessi accordi, ma sull’ultimo aggiunge una nota estranea, il re, e la lascia. L’orecchio aspetta che si sposti, e non si sposta. La stazione adesso è una domanda.</p>
<h2>Terzo: il ritmo che manca</h2>
<p>Toglie il tempo. Le note sono le stesse, però ogni battuta è un po’ più lunga della precedente, come un treno che rallenta al contrario. In sala prove, misurando il respiro degli studenti, hanno visto che inconsapevolmente lo allungano anche loro.</p>
<h2>Quarto: il tema dell’altro</h2>
<p>Qui bisogna aver visto il film. La melodia che sentiamo non è quella di chi parte, inquadrato, ma quella di chi resta, fuori campo. «L’occhio guarda uno e l’orecchio l’altra. La commozione sta nello spazio fra i due.»</p>
<h2>Quinto: niente</h2>
<p>Leandri suona tre note e toglie le mani. Restano il vento, un annuncio, i passi. Nove secondi. Poi, sui titoli, la musica riprende da dove si era fermata.</p>
<blockquote><p>Il silenzio costa carissimo: per permettersene nove secondi bisogna averne meritati novanta minuti.</p></blockquote>
<p>Quale preferisce? Ne abbiamo discusso con ventisei ascoltatori invitati in studio, che hanno votato dopo le cinque versioni. Il primo finale ha preso due voti, il secondo nove, il terzo tre, il quarto quattro, il quinto otto. La sorpresa è venuta un’ora dopo: abbiamo chiesto di canticchiarne uno. Quasi tutti hanno canticchiato il primo.</p>
<p>«È la differenza fra ciò che ci tocca e ciò che ci resta in tasca», commenta Leandri. Un buon film, aggiunge, li usa entrambi: commuove con la nota sospesa e poi, quando si accendono le luci, regala la melodia per tornare a casa.</p>
<p>Tre esercizi per allenare l’orecchio:</p>
<ol>
<li>Riguardate un finale che amate senza audio, e scrivete una parola.</li>
<li>Riascoltatelo senza immagini, e scrivetene un’altra.</li>
<li>Se le parole coincidono, il compositore ha accompagnato. Se si contraddicono, ha raccontato.</li>
</ol>
<p>Sul rumore, che è l’altra metà del silenzio, c’è <a href="/notizie/mestiere-del-rumorista">il ritratto di Delia Marozzi</a>.</p>`,
  },
  {
    slug: 'doppiare-in-due-lingue',
    title: 'Doppiare in due lingue: come ride un brasiliano quando parla italiano',
    subtitle:
      'Ritmo, labbra, battute intraducibili. In sala con chi adatta le serie di São Paulo per il pubblico di qui.',
    journalist: 'renato-bonafede',
    tags: ['lingue', 'italia-brasile', 'colonne-sonore'],
    keywords: 'doppiaggio, adattamento, portoghese, serie, lingue',
    imageCaption: 'Il leggio in sala: a matita, sopra le battute, i respiri',
    daysAgo: 45,
    hour: 16,
    content: `<p>La battuta originale dura un secondo e sei decimi ed è una sola parola: <em>imagina</em>. Vuol dire «figurati», «ma no», «non c’è di che», «si sieda», a seconda della faccia. L’adattatrice Viola Santangelo ha riempito mezza pagina di alternative e le ha cancellate tutte. Alla fine ha scritto: «Ma ti pare». Un secondo e cinque.</p>
<p>Lavora su una commedia girata a São Paulo, dieci episodi. Il portoghese brasiliano, spiega, è una lingua di vocali aperte e bocche mobili: l’italiano ci sta bene sopra, a patto di non correre. «Il vero nemico sono i diminutivi. Loro hanno il cafezinho, il minutinho, il beijinho. Se li traduco tutti, il protagonista sembra un bambino. Se li tolgo, sembra un notaio.»</p>
<p>In sala il doppiatore Nereo Galvani prova la risata. Una risata italiana, gli fa notare la direttrice, comincia con la h; quella dell’attore di São Paulo comincia con la k e sale. Ci mettono undici tentativi. All’undicesimo ride anche il fonico, e quella è buona.</p>
<p>Le canzoni restano in originale, con i sottotitoli. Tutte tranne una ninna nanna che il padre inventa sul momento: Santangelo ne ha scritta un’altra da capo, con le stesse vocali, perché le labbra tornassero. Gli autori brasiliani, sentendola, hanno chiesto il permesso di tradurla per la seconda stagione.</p>
<p>E <em>saudade</em>? Compare quattro volte in dieci episodi. Tre volte è diventata «mi manchi». La quarta è rimasta com’è. «Lui lo dice guardando il mare», racconta lei. «Chi lo vede, capisce.»</p>`,
  },
];
