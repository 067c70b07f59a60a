import type { LyricsSeed } from '../music.types.ts';

/** Words that nobody has put into Portuguese yet: a song page must cope with them. */
export const untranslatedLyrics: Record<string, LyricsSeed> = {
  'cortile-14/panni-stesi': {
    lyrics: `Dal terzo al quarto una corda e un confine
le tue lenzuola, le mie mutandine
la nonna legge le macchie col dito
qui c’è il caffè, qui c’è mio marito

Panni stesi, bandiere bianche
ci arrendiamo con le mani stanche
panni stesi, se tira il maestrale
il tuo vestito mi viene a cercare

Amministratore, non faccia l’avviso
che dai balconi si stende il sorriso
quando piove ci chiamiamo per nome
e si ritira il cielo con le persone

Panni stesi, bandiere bianche
ci arrendiamo con le mani stanche`,
  },
  'gemma-tornaquinci/pianoforte-verticale': {
    lyrics: `Sei entrato in casa dalla finestra
come un ladro con un’orchestra
quattro facchini, una gru, la via
tutta col naso all’in su, che magia

Pianoforte verticale
stai in piedi come chi sa aspettare
hai un do che zoppica, un la di miele
e dentro il legno un paio di vele

Mia madre ti spolverava col fiato
mio padre mai ti ha perdonato
io ti ho suonato contro il muro
finché la vicina batteva il futuro

Pianoforte verticale
stai in piedi come chi sa aspettare`,
  },
  'orchestra-zenzero/mercato-coperto': {
    lyrics: `Alle cinque si alza la serranda e il mondo
Tunisi, Cuneo, un sacco senza fondo
chi grida cernia, chi grida cotone
chi pesa il buio con l’attenzione

Mercato coperto, tetto di latta
ogni parola qui si baratta
dammi un buongiorno per due melograni
tieni il resto, ripasso domani

Fatima canta la lista dei prezzi
Gino risponde spaccando i pezzi
e il violino, tra il timo e il sale
contratta un valzer internazionale

Mercato coperto, tetto di latta
ogni parola qui si baratta`,
  },
  'amedeo-solaria/antenne': {
    lyrics: `Sopra la città c’è un bosco di ferro
ci passa la voce, ci inciampa il merlo
io salgo al mattino con pinze e caffè
a girare il mondo di un grado o di tre

Antenne, antenne, dita nel vento
prendete un bacio, un presentimento
prendete un nome da molto lontano
e mettetelo in casa, vicino al divano

Signora, si vede? Si vede la neve
la neve è bella ma dura breve
poi tra due righe, sfocata, chissà
c’era una donna che stava di là

Antenne, antenne, dita nel vento
prendete un bacio, un presentimento`,
  },
  'lidia-e-il-custode/non-toccare-le-statue': {
    lyrics: `Non toccare le statue, che si svegliano
hanno mille anni e si assomigliano
quella senza braccia saluta lo stesso
con un’ombra lunga che esce dal gesso

E noi due in punta di piedi
tra gli imperatori e quello che vedi
tu con le chiavi, io col perché
il marmo più caldo lo avevo da te

Alle sei meno un quarto la luce si piega
un fauno sorride, un dio se la lega
chi ha spostato la rosa dal piedistallo?
Custode, confessa, ti ho visto in fallo

E noi due in punta di piedi
tra gli imperatori e quello che vedi`,
  },
  'teo-marangolo/granita-al-banco': {
    lyrics: `Limone o mandorla, deciditi presto
che il ghiaccio è un amico ma non molto onesto
la brioche ha il cappello come un notaio
la tuffi, la mordi, ti passa il guaio

Granita al banco, in piedi, così
l’estate intera finisce qui
un cucchiaino, due chiacchiere e via
chi ha fretta si perda, che colpa è la mia

Don Ciccio racconta la stessa partita
ogni mattina la palla è infinita
e il mare di fronte, seduto tra noi
ordina un’altra e la paga poi

Granita al banco, in piedi, così
l’estate intera finisce qui`,
  },
  'bruma-e-sale/gennaio-sulla-spiaggia': {
    lyrics: `A gennaio la spiaggia è di chi la cammina
una scarpa sola, una vecchia cabina
il mare riporta le cose d’agosto
un secchiello, un pettine, un prezzo, un posto

Gennaio sulla spiaggia, nessuno ci vede
scriviamo il nome dove non si crede
l’onda lo legge, lo porta con sé
domani l’Africa saprà di te

Hai fatto un fuoco con quattro cassette
le mani sopra, due falde strette
di una montagna che non c’è più
brucia l’inverno, ci scaldi tu

Gennaio sulla spiaggia, nessuno ci vede
scriviamo il nome dove non si crede`,
  },
  'zeno-cardamone/ti-rispondo-domani': {
    lyrics: `Ti rispondo domani, con calma, lo giuro
ho messo la sveglia davanti al futuro
la tua domanda è rimasta in cucina
tra il tagliere e la vitamina

Ti rispondo domani, domani però
ha preso in affitto il letto che ho
dorme di traverso, si alza alle tre
e fa il tuo nome al posto del tè

Due spunte azzurre come due pesci
nuotano in tondo, aspetto che esci
ho scritto forse, ho scritto magari
poi ho cancellato tutti i binari

Ti rispondo domani, domani però
ha preso in affitto il letto che ho`,
  },
};
