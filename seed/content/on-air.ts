/** What is told of a song on air beside its sound. Lyrics and translations are written for this station. */
export type SongSeed = { album: string; year: string; lyrics: string; translation: string };

export const songsOnAir: Record<string, SongSeed> = {
  'notte-chiara-sul-lungomare': {
    album: 'Maree',
    year: '2024',
    lyrics:
      'Cammino piano sull’orlo del mare\nla notte è chiara, non serve parlare\nuna finestra accende la via\ne il vento porta la tua melodia\n\nResta con me finché il faro si spegne\nle barche dormono, nessuno le tiene\nho in tasca il sale di un’altra città\ne un nome breve che non se ne va',
    translation:
      'Caminho devagar na beira do mar\na noite é clara, não é preciso falar\numa janela acende o caminho\ne o vento traz a tua canção\n\nFica comigo até o farol se apagar\nos barcos dormem, ninguém os prende\ntenho no bolso o sal de outra cidade\ne um nome breve que não vai embora',
  },
  'carta-carbone': {
    album: 'Doppia copia',
    year: '2022',
    lyrics:
      'Scrivo il tuo nome due volte per sbaglio\nla carta carbone non chiede permesso\nquello che premo riappare di sotto\nun po’ più scuro, ma sempre lo stesso\n\nE tu che passi leggera sul foglio\nnon lasci segno, non lasci rumore\nma se lo giro e lo guardo in controluce\nc’è ancora tutto il tuo buonumore',
    translation:
      'Escrevo o teu nome duas vezes sem querer\no papel carbono não pede licença\no que eu aperto reaparece embaixo\num pouco mais escuro, mas sempre igual\n\nE tu que passas leve sobre a folha\nnão deixas marca, não deixas barulho\nmas se a viro e olho contra a luz\nainda está ali todo o teu bom humor',
  },
  'due-fermate-prima': {
    album: 'Linea gialla',
    year: '2025',
    lyrics:
      'Scendo sempre due fermate prima\nper arrivare senza arrivare\nho nelle scarpe un passo di troppo\ne in testa un basso che vuole ballare\n\nDue fermate, che cosa vuoi che sia\ndue semafori e una pasticceria\nse mi cerchi non sono lontano\nsto solo facendo la strada a mano',
    translation:
      'Desço sempre duas paradas antes\npara chegar sem chegar\ntenho nos sapatos um passo a mais\ne na cabeça um baixo que quer dançar\n\nDuas paradas, o que tem isso demais\ndois semáforos e uma confeitaria\nse me procuras não estou longe\nsó estou fazendo o caminho a pé',
  },
  'sale-e-limone': {
    album: 'Tavolata',
    year: '2023',
    lyrics:
      'Sale e limone sopra le ferite\nsono guarite, sono guarite\napparecchiamo in mezzo alla strada\nche chi ha fame sa dove vada\n\nBatti le mani sopra la tovaglia\nla luna gira come una medaglia\nil pane caldo, il resto si vedrà\nstasera la tristezza resta di là',
    translation:
      'Sal e limão em cima das feridas\njá estão curadas, já estão curadas\npomos a mesa no meio da rua\nque quem tem fome sabe aonde ir\n\nBate palmas em cima da toalha\na lua gira como uma medalha\no pão quente, o resto se verá\nhoje a tristeza fica do lado de lá',
  },
  'lettera-da-recife': {
    album: 'Ponti',
    year: '2021',
    lyrics:
      'Ti scrivo da un ponte, ne ho contati cento\nil fiume qui parla la lingua del vento\nho messo nella busta un po’ di sereno\ne il fischio lontano di un mezzo treno\n\nNon dirmi quando, dimmi soltanto come\nsi piega in tre il suono del tuo nome\nse il mare è grande lo passo a parole\ne arrivo asciutta, come fa il sole',
    translation:
      'Escrevo-te de uma ponte, já contei cem\no rio aqui fala a língua do vento\npus no envelope um pouco de céu limpo\ne o apito distante de um meio trem\n\nNão me digas quando, diz-me apenas como\nse dobra em três o som do teu nome\nse o mar é grande eu o passo com palavras\ne chego enxuta, como faz o sol',
  },
  'la-stanza-dei-fiori': {
    album: 'Voci di casa',
    year: '2020',
    lyrics:
      'Nella stanza dei fiori si entra scalzi\nsi parla piano, si tengono i fianchi\nogni vaso ha un inverno da raccontare\ne una finestra da ricordare\n\nGira il valzer, gira la mano\nquello che torna viene da lontano\napri le tende, lascia che entri maggio\nla casa intera si mette in viaggio',
    translation:
      'Na sala das flores se entra descalço\nfala-se baixo, de mãos na cintura\ncada vaso tem um inverno para contar\ne uma janela para lembrar\n\nGira a valsa, gira a mão\nquem volta vem de longe\nabre as cortinas, deixa maio entrar\na casa inteira sai em viagem',
  },
  'tram-delle-sei': {
    album: 'Neon di provincia',
    year: '2025',
    lyrics:
      'Il tram delle sei ha le luci accese\ne i sogni seduti a metà prezzo\nun ragazzo che torna, una donna che parte\ne in mezzo il mattino, tagliato di netto\n\nCorri, corri, campanello d’argento\nla città si specchia nel pavimento\nballa chi dorme, dorme chi balla\nla notte scende dalla sua spalla',
    translation:
      'O bonde das seis tem as luzes acesas\ne os sonhos sentados a meio preço\num rapaz que volta, uma mulher que parte\ne no meio a manhã, cortada ao meio\n\nCorre, corre, campainha de prata\na cidade se espelha no chão\ndança quem dorme, dorme quem dança\na noite desce do seu ombro',
  },
  'saudade-a-trastevere': {
    album: 'Due rive',
    year: '2019',
    lyrics:
      'C’è una parola che qui non si traduce\nla porto in tasca come una moneta\nla giro quando il Tevere riluce\ne la serata si fa più segreta\n\nSaudade a Trastevere, vino e chitarra\nun’altra riva che non si dichiara\nse chiudo gli occhi il selciato è sabbia\ne la malinconia mi apre la gabbia',
    translation:
      'Há uma palavra que aqui não se traduz\nlevo-a no bolso como uma moeda\ngiro-a quando o Tibre reluz\ne a noite se faz mais secreta\n\nSaudade em Trastevere, vinho e violão\noutra margem que não se declara\nse fecho os olhos a calçada é areia\ne a melancolia me abre a gaiola',
  },
  'vetro-soffiato': {
    album: 'Fornace',
    year: '2026',
    lyrics:
      'Respiro dentro una goccia di fuoco\nci vuole fiato, ci vuole poco\ngirala ancora prima che si stanchi\ndiventa luce, diventa bianchi\n\nSiamo di vetro, ma vetro soffiato\nteniamo il mare che ci hanno dato\nse cade il mondo facciamo rumore\ne in ogni scheggia c’è un altro colore',
    translation:
      'Respiro dentro de uma gota de fogo\né preciso fôlego, é preciso pouco\ngira-a de novo antes que se canse\nvira luz, vira brancos\n\nSomos de vidro, mas vidro soprado\nguardamos o mar que nos deram\nse cai o mundo fazemos barulho\ne em cada caco há outra cor',
  },
  'ballo-della-nonna': {
    album: 'Festa di paese',
    year: '2018',
    lyrics:
      'La nonna balla con il grembiule\nha più settembri di tutte le lune\nbatte il tamburo, risponde la scala\nchi resta seduto poi si regala\n\nUno, due, tre, la piazza si accende\nla banda suona e nessuno si arrende\nse non sai il passo, nessuna paura\nla nonna lo insegna, la notte dura',
    translation:
      'A avó dança com o avental\ntem mais setembros que todas as luas\nbate o tambor, responde a escada\nquem fica sentado depois se entrega\n\nUm, dois, três, a praça se acende\na banda toca e ninguém se rende\nse não sabes o passo, não tenhas medo\na avó ensina, a noite é longa',
  },
};

/** The demo's advertisers as the player shows them: a colour and a sentence. */
export const spotsOnAir: Record<string, { color: string; description: string }> = {
  'spot-caffe-miravalle': {
    color: '#5b2a1e',
    description: '<p>Torrefazione a Testaccio dal 1951: miscele tostate a legna, macinate mentre aspetti.</p>',
  },
  'spot-ottica-lumen': {
    color: '#0f5c7a',
    description: '<p>Occhiali su misura e controlli della vista gratuiti, in dodici negozi tra Roma e Latina.</p>',
  },
  'spot-gelateria-polo': {
    color: '#b02a5b',
    description: '<p>Ventidue gusti al giorno, frutta di stagione e cono fatto in casa. Aperto fino a mezzanotte.</p>',
  },
  'spot-trattoria-da-irma': {
    color: '#7a3b12',
    description:
      '<p>Cucina romana senza fretta: prenota il tavolo sotto il pergolato, il martedì gnocchi per tutti.</p>',
  },
  'spot-libreria-novecento': {
    color: '#0b5d3b',
    description: '<p>Libri nuovi, usati e introvabili. Letture ad alta voce ogni giovedì alle diciannove.</p>',
  },
  'spot-viaggi-orizzonte': {
    color: '#1f3a5f',
    description: '<p>Voli diretti per Recife e Maceió, pacchetti con guida italiana e partenze da Roma.</p>',
  },
};
