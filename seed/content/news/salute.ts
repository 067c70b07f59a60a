import type { ArticleSeed } from './article.ts';

export const salute: ArticleSeed[] = [
  {
    slug: 'respirare-come-chi-canta',
    title: 'Respirare come chi canta: cinque minuti che servono anche a chi stona',
    titleHome: 'Respirare come chi canta',
    subtitle:
      'Logopedisti e maestri di coro concordano: il fiato si allena. Ecco che cosa funziona, e che cosa è solo moda.',
    journalist: 'noemi-serafini',
    tags: ['benessere', 'ricerca', 'scuola'],
    keywords: 'respirazione, diaframma, canto, esercizi, salute',
    imageCaption: 'La lezione di respiro nella palestra della scuola media Da Vinci di Fano',
    daysAgo: 0,
    hour: 3,
    featured: true,
    content: `<p>Mettete una mano sulla pancia e leggete questa frase ad alta voce fino in fondo senza fermarvi, anche se vi accorgete che a metà l’aria comincia a mancare e la voce si fa sottile. Se siete arrivati al punto, respirate bene. Se vi siete fermati a «metà», siete come quasi tutti.</p>
<p>La logopedista Ornella Tassi, che a Bologna lavora da vent’anni con insegnanti, centralinisti e cantanti, usa la stessa prova per cominciare. «Parliamo con il primo terzo dell’aria e viviamo con il fiato corto senza accorgercene. Non è una malattia, è un’abitudine. E le abitudini si cambiano in piccole dosi.»</p>
<h2>Che cosa fa il diaframma</h2>
<p>È un muscolo a cupola, sotto i polmoni. Quando si contrae scende, fa spazio all’aria e spinge in fuori la pancia. Quando siamo tesi lo usiamo poco: alziamo le spalle, riempiamo solo la parte alta, e dopo due minuti siamo stanchi di una stanchezza che sembra venire da altrove.</p>
<p>Chi canta impara la cosa opposta: riempirsi in basso e, soprattutto, <em>restituire lentamente</em>. È questa la parte utile a chiunque. L’espirazione lunga rallenta il battito e abbassa la tensione in modo misurabile, anche se per poco.</p>
<h2>L’esercizio</h2>
<ol>
<li>Seduti, piedi a terra, schiena staccata dallo schienale.</li>
<li>Inspirate dal naso contando fino a quattro. Le spalle non si muovono.</li>
<li>Espirate con una «s» sottile, come una gomma che si sgonfia, contando fino a otto.</li>
<li>Fate una pausa di due, senza forzare.</li>
<li>Ripetete dieci volte. In tutto, meno di tre minuti.</li>
</ol>
<p>Dopo una settimana portate l’espirazione a dieci, poi a dodici. «Non è una gara», avverte Tassi. «Se gira la testa si smette, e chi ha problemi cardiaci o respiratori chiede prima al medico.»</p>
[immagine: La mano sulla pancia: se si muovono le spalle, si ricomincia]
<h2>Che cosa invece non funziona</h2>
<ul>
<li>Gli apparecchi che promettono «il doppio del fiato in sette giorni».</li>
<li>Trattenere il respiro a lungo da soli, specie in acqua: è pericoloso.</li>
<li>Pensare che basti. Il respiro aiuta, non sostituisce una visita.</li>
</ul>
<p>A Fano una scuola media ha messo l’esercizio all’inizio delle verifiche. L’insegnante di musica Dario Belfiore ha chiesto ai ragazzi di dare un voto alla propria agitazione prima e dopo: su novantasei, la media è passata da 6,8 a 5,1. Non è uno studio scientifico, precisa; è una classe che respira.</p>
<blockquote><p>Il primo giorno ridono tutti. Poi qualcuno lo rifà da solo prima dell’interrogazione, di nascosto, e allora so che ha funzionato.</p></blockquote>
<p>E chi vuole la versione divertente? Si canta. La <a href="/notizie/corale-aurora-ventotto-voci">Corale Aurora</a>, per esempio, non fa audizioni.</p>`,
  },
  {
    slug: 'dormire-con-i-turnisti',
    title: 'Dormire di giorno: i consigli di chi lavora quando gli altri sognano',
    subtitle: 'Un fornaio, un’infermiera e un macchinista raccontano come si protegge il sonno. Un medico commenta.',
    journalist: 'noemi-serafini',
    tags: ['benessere', 'lavoro', 'radio'],
    keywords: 'sonno, turni di notte, riposo, consigli, medicina del sonno',
    imageCaption: 'Le 7.30 del mattino: per qualcuno è l’ora di chiudere le tapparelle',
    daysAgo: 4,
    hour: 6,
    content: `<p><strong>Ore 7.30, Gallarate.</strong> Piero Colnaghi, fornaio, mangia un piatto di pasta. «Gli altri fanno colazione, io ceno. Se salto la cena mi sveglio alle undici con la fame e la giornata è rovinata.»</p>
<p><strong>Ore 8.10, Bari.</strong> Lucia Ventrella, infermiera, esce dal reparto con gli occhiali da sole anche se piove. «Me l’ha insegnato una collega: la luce del mattino dice al cervello di svegliarsi. Io gli dico di aspettare.»</p>
<p><strong>Ore 9.00, Verona.</strong> Gino Furlan, macchinista di treni merci, stacca il campanello. Alla porta ha appeso un cartello: «Qui è notte».</p>
<p>Li abbiamo conosciuti tramite i messaggi a «Notte italiana», e li abbiamo messi in fila davanti al dottor Emanuele Scotti, che dirige un ambulatorio di medicina del sonno a Pavia. Il suo commento è stato: «Fanno già quasi tutto bene». Quello che aggiunge sta in cinque righe.</p>
<ul>
<li>Orario fisso per andare a letto, anche nei giorni liberi, con uno scarto massimo di due ore.</li>
<li>Stanza buia davvero: se si vede la propria mano, non basta.</li>
<li>Fresco: diciotto, diciannove gradi.</li>
<li>Ultimo caffè almeno sei ore prima di dormire.</li>
<li>Un sonnellino di venti minuti prima del turno vale più di due ore agitate dopo.</li>
</ul>
<h2>Il resto della famiglia</h2>
<p>Il problema che nessun manuale affronta, dicono i tre, sono gli altri. Ventrella ha due figli: ha attaccato alla porta un disco di cartone, sole da una parte e luna dall’altra, e i bambini lo rispettano più del marito. Furlan ha chiesto al condominio di non far tagliare l’erba prima delle quindici; ci sono volute tre assemblee e un vassoio di paste. Colnaghi, che vive solo, ha l’inconveniente opposto: «Quando mi alzo io, alle quattro del pomeriggio, tutti hanno già finito di raccontarsi la giornata. Allora telefono a mia sorella e mi faccio fare il riassunto».</p>
<p>E la musica? «Bassa, conosciuta, senza voci che raccontano», dice Scotti. «Il cervello non deve avere voglia di sapere come va a finire.» Colnaghi non è d’accordo: lui si addormenta con le previsioni del tempo. «Tanto piove sempre sugli altri.»</p>
<p>Se la stanchezza dura più di qualche settimana, conclude il medico, non è questione di tapparelle: se ne parla con il proprio dottore.</p>`,
  },
  {
    slug: 'cuffie-regola-del-sessanta',
    title: 'Cuffie e udito, la regola del sessanta spiegata da un fonico',
    subtitle:
      'Sessanta per cento del volume, sessanta minuti di fila: da dove viene un consiglio semplice e come rispettarlo.',
    journalist: 'matteo-brivio',
    tags: ['benessere', 'ricerca', 'consumi'],
    keywords: 'udito, cuffie, volume, decibel, prevenzione',
    imageCaption: 'Il fonometro in redazione durante la nostra prova',
    daysAgo: 15,
    hour: 11,
    content: `<p>Ottantacinque decibel per otto ore: è la soglia oltre la quale, sul lavoro, scattano le protezioni per l’udito. Ogni tre decibel in più il tempo si dimezza. A ottantotto le ore sono quattro, a novantuno due, a cento siamo a un quarto d’ora. Una cuffia al massimo, in autobus, i cento li raggiunge facilmente.</p>
<p>«Il problema è che l’orecchio non fa male mentre si rovina», dice Tommaso Greppi, fonico in tournée da diciott’anni, che i tappi li porta al collo come altri portano la fede. «Quando te ne accorgi hai già perso i piatti della batteria.»</p>
<p>La regola che ripete ai suoi assistenti è quella del sessanta: volume non oltre il sessanta per cento, pausa dopo sessanta minuti. Non è una legge fisica, ma funziona, e abbiamo provato a verificarla. Con tre cuffie diverse e lo stesso brano il fonometro ha segnato fra 71 e 79 decibel al sessanta per cento, fra 94 e 101 al massimo.</p>
<h2>Tre accorgimenti</h2>
<ul>
<li><strong>Isolare invece di alzare.</strong> Una cuffia che chiude bene fa risparmiare dieci decibel.</li>
<li><strong>Il test del vicino.</strong> Se chi vi sta accanto riconosce la canzone, è troppo.</li>
<li><strong>Il silenzio conta.</strong> Dopo un concerto, mezza giornata senza cuffie.</li>
</ul>
<p>Un fischio che dura più di ventiquattr’ore merita un controllo. Per il resto, consiglia Greppi, imparate ad ascoltare piano: «I dettagli stanno lì. È come abbassare la luce per vedere le stelle».</p>`,
  },
  {
    slug: 'ballare-dopo-i-settanta',
    title: 'Ballare dopo i settanta, il martedì pomeriggio in un dopolavoro di Forlì',
    subtitle:
      'Valzer, liscio e un po’ di forró: un gruppo di geriatri segue da due anni sessanta ballerini. Con primi risultati.',
    journalist: 'noemi-serafini',
    tags: ['benessere', 'ricerca', 'comunita'],
    keywords: 'ballo, anziani, equilibrio, prevenzione cadute, Forlì',
    imageCaption: 'Il pavimento del dopolavoro, tirato a cera ogni lunedì',
    daysAgo: 34,
    hour: 15,
    content: `<p>Ermes Casadei, ottantaquattro anni, ha chiesto al medico se poteva ballare con la protesi all’anca. Il medico gli ha risposto che doveva. Da allora il martedì alle 15 è al dopolavoro ferroviario di Forlì, scarpe lucide, con la sua dama Iolanda, ottantuno, che non è sua moglie «perché ci siamo conosciuti tardi e abbiamo deciso di non rovinare il valzer».</p>
<p>Il gruppo conta sessanta persone e da due anni è seguito da tre geriatri. Niente provette: si misurano l’equilibrio su una gamba, il tempo per alzarsi da una sedia e le cadute in casa. I numeri sono piccoli e la dottoressa Franca Vitali li maneggia con cautela. «Nel primo anno le cadute sono passate da ventidue a tredici. Non posso dire che sia tutto merito del ballo: queste persone escono di casa, si vestono, fanno le scale. Ma è proprio questo il punto.»</p>
<p>Il valzer obbliga a girare la testa, e allena l’orecchio interno. Il liscio chiede di cambiare direzione all’improvviso. Il forró, portato da un’insegnante di Caruaru, Neide Alves, insegna a stare vicini con le ginocchia morbide. «All’inizio ballavano come soldati», dice. «Adesso sorridono con le anche.»</p>
<p>Le controindicazioni esistono: pressione non controllata, vertigini, dolori nuovi. Si comincia con dieci minuti e una sedia vicina.</p>
<p>Alle 17 la musica finisce, ma nessuno si siede subito. Restano in piedi a parlare, spostando il peso da un piede all’altro. È anche quello, spiega Vitali, un esercizio.</p>`,
  },
];
