import type { ArticleSeed } from './article.ts';

export const quotidiano: ArticleSeed[] = [
  {
    slug: 'autobus-delle-cinque-e-dieci',
    title: 'Sull’autobus delle cinque e dieci si conoscono tutti, tranne il traffico',
    titleHome: 'L’autobus delle cinque e dieci',
    subtitle: 'Pulitrici, panettieri, un chirurgo: viaggio su una linea romana dell’alba che rischiava di sparire.',
    journalist: 'noemi-serafini',
    tags: ['mobilita', 'citta', 'lavoro'],
    keywords: 'autobus, alba, pendolari, Roma, trasporto pubblico',
    imageCaption: 'Il capolinea alle 5.05: l’autista distribuisce i posti con gli occhi',
    daysAgo: 1,
    hour: 5,
    featured: true,
    content: `<p>«Oggi manca Svetlana.» Sono le 5.14 e l’autista non parte. Aspetta quaranta secondi, guarda lo specchietto, e in fondo alla via spunta una figura che corre con una busta in mano. Apre la porta. Nessuno protesta. Sulla prima corsa della linea, dal capolinea di Tor Bella Monaca verso il centro, il ritardo di uno è il ritardo di tutti.</p>
<p>A quest’ora gli abituali sono una quarantina. Pulitrici degli uffici, tre panettieri, due guardie giurate, una maestra d’asilo nido, un aiuto cuoco di Dacca che studia italiano ad alta voce, e il dottor Ferrante, chirurgo, che non ha la patente e siede sempre accanto al finestrino numero sei. Ognuno ha il suo posto, mai assegnato, sempre rispettato.</p>
<h2>La corsa che non c’era più</h2>
<p>In primavera l’orario nuovo l’aveva cancellata: troppo pochi biglietti timbrati. In effetti se ne timbravano pochi, perché a quell’ora quasi tutti hanno l’abbonamento e la macchinetta è rotta. La signora Luciana Proietti, che pulisce un ministero da ventisei anni, ha preso un quaderno e per un mese ha contato le teste.</p>
<ul>
<li>Media nei giorni feriali: 43 passeggeri.</li>
<li>Il lunedì: 51.</li>
<li>Il giorno dello sciopero della metropolitana: 88, «in braccio l’uno all’altro».</li>
</ul>
<p>Ha portato il quaderno all’azienda dei trasporti. Le hanno risposto che serviva un rilevamento ufficiale. Lo hanno fatto: 44,2. La corsa è tornata dopo sei settimane.</p>
<blockquote><p>Non mi hanno dato ragione. Mi hanno dato una virgola in più. Va bene lo stesso.</p></blockquote>
[immagine: Il quaderno della signora Proietti: una stanghetta per ogni testa]
<h2>Che cosa si fa in trentotto minuti</h2>
<p>Si dorme, ma a turno: chi è sveglio avverte. Si scambiano le arance. Il ragazzo di Dacca, Rafiq, legge ad alta voce i cartelli pubblicitari e gli altri correggono; ormai distingue «sconto» da «scontro», che in autobus è utile. Da quando l’autista tiene la radio accesa a volume basso, alle 5.30 si sente la fine di «Notte italiana» e poi, alle sei, i titoli.</p>
<p>Il giorno in cui la linea è stata ripristinata hanno festeggiato: ciambellone sul sedile dietro l’obliteratrice, un termos, bicchieri di carta. È durato dodici fermate. A piazza Vittorio sono scesi quasi tutti e il dottor Ferrante ha raccolto le briciole con un biglietto usato.</p>
<p>La macchinetta, per la cronaca, è ancora rotta. Chi vuole ascoltare quello che ascoltano loro, a qualunque ora si svegli, <a href="/ascolta-la-radio">trova la diretta qui</a>.</p>`,
  },
  {
    slug: 'biblioteca-delle-cose',
    title: 'La biblioteca delle cose presta trapani, tende e una macchina per la pasta',
    subtitle:
      'A Bologna si prende in prestito quello che si usa due volte l’anno. Il catalogo conta 780 oggetti e un paio di stampelle.',
    journalist: 'noemi-serafini',
    tags: ['consumi', 'ambiente', 'comunita'],
    keywords: 'biblioteca delle cose, prestito, riuso, condivisione, Bologna',
    imageCaption: 'Lo scaffale «cucina», il più richiesto sotto le feste',
    daysAgo: 3,
    hour: 6,
    content: `<p>Un trapano domestico, nella sua vita, lavora in media una quindicina di minuti. Il resto del tempo occupa un ripiano. Alla biblioteca delle cose di via del Pratello ce ne sono quattro, e lavorano tutti i giorni.</p>
<p>Funziona come con i libri: tessera da quindici euro l’anno, prestito di due settimane, multa di un euro se si ritarda. Il catalogo conta 780 voci. Le più richieste: idropulitrice, tenda da quattro posti, proiettore, macchina per la pasta. Le meno: un cavatappi a forma di squalo e un trombone.</p>
<p>«La gente entra per risparmiare e resta per chiedere come si usa», dice Ottavia Gamberini, che gestisce lo sportello con undici volontari. Il venerdì c’è il corso breve: mezz’ora per montare una mensola, attaccare un bottone, spurgare un termosifone. L’ultimo, sulle forature delle biciclette, ha avuto trentadue iscritti e quattro camere d’aria finite male.</p>
<p>Si può anche donare, ma con giudizio. Ogni oggetto viene provato e, se serve, riparato dal signor Learco, ex frigorista, che rifiuta solo due categorie: «Le cose che si rompono apposta e i regali di nozze».</p>
<p>L’anno scorso i prestiti sono stati 5.940. Gamberini ha fatto un conto prudente: se anche solo uno su dieci ha evitato un acquisto, sono seicento scatole in meno. Il trombone, intanto, ha trovato un lettore: un geometra di quarant’anni che lo rinnova ogni due settimane. I vicini ci hanno scritto. Sta migliorando.</p>`,
  },
  {
    slug: 'mercato-rionale-ore-sette',
    title: 'Mercato rionale, ore sette: sei cose che si imparano facendo la fila',
    subtitle:
      'Dal banco della frutta a quello dei bottoni, piccolo prontuario per spendere meno e chiacchierare meglio.',
    journalist: 'sandro-pellegri',
    tags: ['cucina', 'consumi', 'citta'],
    keywords: 'mercato rionale, spesa, stagione, consigli, risparmio',
    imageCaption: 'Il banco di Armida, dove si paga a peso e si impara a voce',
    daysAgo: 5,
    hour: 7,
    content: `<p><strong>Uno. Chi arriva presto sceglie, chi arriva tardi contratta.</strong> Alle sette la verdura è in fila come a scuola. Alle tredici e un quarto la stessa cassetta costa la metà, ma dovete saper cucinare quello che è rimasto.</p>
<p><strong>Due. La domanda giusta non è «è buono?».</strong> È «lei che cosa porta a casa oggi?». Armida Fusco, banco quattordici, ci mette sempre due secondi a rispondere: «Perché devo decidere se le voglio bene».</p>
<p><strong>Tre. La bruttezza è uno sconto.</strong> Le mele ammaccate fanno la composta migliore, i pomodori spaccati il sugo. Chiedete la cassetta di sotto: di solito va via a un euro.</p>
<p><strong>Quattro. Si compra per tre giorni.</strong> Non per sette. Quello che resta in frigo il sesto giorno l’avete pagato due volte, una alla cassa e una nel bidone.</p>
<p><strong>Cinque. Il banco che non c’entra.</strong> In ogni mercato ce n’è uno: bottoni, pile, cerniere. Da Gerardo, al ventidue, ho comprato l’unica guarnizione che va bene alla moka di mia zia. Sessanta centesimi contro una moka nuova.</p>
<p><strong>Sei. La fila è informazione.</strong> In venti minuti ho saputo: che riapre il cinema, che domani c’è sciopero dei treni, che i carciofi di questa settimana «sono timidi». Tutto confermato, carciofi compresi.</p>
<p>Con la spesa fatta, resta la musica per cucinare. Dalle dodici c’è «Tavola calda», <a href="/programacao">tutti i giorni</a>. Nino Caruso dice che il soffritto dura esattamente una canzone e mezza. Abbiamo controllato: dipende dalla canzone.</p>`,
  },
  {
    slug: 'zaini-leggeri-scuola',
    title: 'Zaini più leggeri: la scuola che ha pesato tutto, anche le scuse',
    subtitle:
      'In una media di Cremona la bilancia all’ingresso ha fatto scoprire chi porta il dizionario «per sicurezza».',
    journalist: 'noemi-serafini',
    tags: ['scuola', 'benessere', 'ricerca'],
    keywords: 'zaini, peso, scuola media, schiena, organizzazione',
    imageCaption: 'La bilancia da pacchi all’ingresso della scuola',
    daysAgo: 19,
    hour: 7,
    content: `<p>Nove chili e quattro. Lo zaino di Emma, prima media, quarantun chili di bambina, era il più pesante del lunedì. Dentro: sei libri, otto quaderni, un dizionario, due borracce (una vuota), una pigna. «La pigna è per scienze», ha spiegato. «La borraccia vuota è per simmetria.»</p>
<p>La bilancia, da pacchi postali, l’ha portata il professore di matematica Mauro Ghisolfi. Per un mese i ragazzi hanno pesato gli zaini all’ingresso e costruito i grafici. La media era 7,1 chili; la raccomandazione più diffusa è di non superare il dieci o il quindici per cento del peso corporeo.</p>
<p>Poi hanno guardato che cosa c’era dentro. La scoperta, racconta Ghisolfi, è che più di un terzo del peso era fatto di cose non richieste: «Il dizionario per sicurezza, il libro di ieri per dimenticanza, quello di domani per ansia».</p>
<ul>
<li>Un cartello in classe con il peso di ogni libro.</li>
<li>I dizionari, dodici, restano sullo scaffale.</li>
<li>Gli insegnanti dicono il venerdì quali volumi servono davvero.</li>
<li>Una borraccia sola. C’è la fontanella.</li>
</ul>
<p>Dopo due mesi la media è scesa a 4,8 chili. Lo zaino di Emma a 5,2, pigna compresa.</p>
<p>L’ultima riga del grafico è dei professori, che si sono fatti pesare le borse. Media: 8,3. Il record è dell’insegnante di lettere, undici chili di temi da correggere. «Per quelli», ammette Ghisolfi, «non abbiamo ancora trovato uno scaffale.»</p>`,
  },
  {
    slug: 'condominio-lavanderia-comune',
    title: 'In un condominio di Padova la lavanderia comune ha fatto pace fra i piani',
    subtitle:
      'Due macchine al posto di ventidue, un calendario a matita e una bolletta più bassa. Con qualche calzino orfano.',
    journalist: 'noemi-serafini',
    tags: ['comunita', 'consumi', 'ambiente'],
    keywords: 'condominio, lavanderia condivisa, risparmio, vicinato, Padova',
    imageCaption: 'Il calendario della lavanderia: il martedì sera è di Toffanin, a vita',
    daysAgo: 52,
    hour: 8,
    content: `<p>Tutto è cominciato con una lite, come ogni cosa in un condominio. Il terzo piano centrifugava alle 23, il secondo protestava battendo con la scopa, il quarto protestava per la scopa. L’amministratrice, geometra Ester Salvan, ha fatto una cosa insolita: è scesa in cantina a misurarla.</p>
<p>Oggi in quella cantina ci sono due lavatrici grandi, un’asciugatrice a pompa di calore e un tavolo per piegare. Servono ventidue famiglie. Diciannove hanno portato in discarica la propria macchina, guadagnando mezzo bagno.</p>
<p>Le cifre: spesa iniziale 6.800 euro, poco più di trecento a famiglia. Consumo elettrico per il bucato sceso, secondo i contatori, del trentuno per cento. Un lavaggio costa novanta centesimi, detersivo sfuso incluso.</p>
<p>Ma il dato che interessa Salvan è un altro. Nell’anno precedente l’assemblea era durata in media quattro ore e dieci; l’ultima, un’ora e venti. «Si erano già detti tutto di sotto, con le mani nelle lenzuola. Piegarne una matrimoniale da soli non si può. Si chiede aiuto a chi c’è.»</p>
<p>Il calendario è appeso alla porta, a matita. Il signor Toffanin, ottantasei anni, ha ottenuto il martedì alle 20 «a vita», votato all’unanimità. In un cesto di vimini si raccolgono i calzini spaiati: a Natale li hanno appesi all’albero dell’androne. Sette sono stati riconosciuti. Uno, a righe, è ancora conteso fra il terzo piano e il quarto.</p>`,
  },
];
