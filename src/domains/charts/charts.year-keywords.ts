/**
 * The mood of each yearly top 100, separated by commas as the page's head wants them. Apart from the top 10 texts, so
 * that only the page of the years carries them.
 */
export const yearKeywords: Record<number, string> = {
  1998: 'le 100 del 1998, musicassette, autoradio, estate al mare, ritornelli in coro, gettoni, juke-box, ballate italiane, diario di scuola, canzoni in spiaggia',
  1999: 'le 100 del 1999, attesa del duemila, notti bianche, festa di piazza, walkman, ultimo lento, canzoni di fine secolo, brindisi, sintetizzatori',
  2000: 'le 100 del 2000, nuovo inizio, cielo limpido, pianoforte, promesse, mattina presto, pop luminoso, canzoni per ricominciare, finestre aperte, capodanno in musica',
  2001: 'le 100 del 2001, treni regionali, viaggi brevi, chitarre elettriche, zaino in spalla, compagni di banco, stazioni, canzoni da cuffia, pendolari, amicizia',
  2002: 'le 100 del 2002, profumo di arance, cucina di domenica, ritmi del sud, mercato, voci calde, canzoni in famiglia, tovaglia a quadri, sole d’inverno',
  2003: 'le 100 del 2003, notti di luglio, ventilatori, granita, cinema all’aperto, pista da ballo, grilli, canzoni lente, gelato, finestrini abbassati, luna piena',
  2004: 'le 100 del 2004, canali e barche, archi, malinconia, acqua, lettere a mano, voci femminili, canzoni d’autore, pioggia leggera',
  2005: 'le 100 del 2005, montagna, sentieri, aria fresca, chitarra acustica, rifugio, coro, canzoni al falò, neve, silenzio, alba in quota',
  2006: 'le 100 del 2006, bottega del liutaio, radio a pile, orlo a giorno, viole, legno che canta, fili colorati, canzoni fatte a mano, sarte, ballate dell’interno, pomeriggi d’autunno',
  2007: 'le 100 del 2007, stelle cadenti, desideri, tetti, primo amore, chitarre luccicanti, canzoni d’agosto, coperta sul prato, cannocchiale',
  2008: 'le 100 del 2008, caffè di quartiere, bossa, pomeriggi lenti, esquinas, giornale del mattino, voce e chitarra, canzoni da tavolino, pioggerella, saudade, dolci al banco',
  2009: 'le 100 del 2009, chilometri, strada statale, padri e figli, polaroid, lucciole, armonica, canzoni di ritorno, distributore di notte, radio accesa',
  2010: 'le 100 del 2010, coincidenze, sala d’attesa, cuori in ritardo, batteria e basso, incontri, biglietti, canzoni per chi aspetta, orologi, ultimo binario, batticuore',
  2011: 'le 100 del 2011, ore piccole, lampada accesa, spezie, strumenti dal mondo, contrabbasso, insonnia, canzoni della notte, quartiere multicolore',
  2012: 'le 100 del 2012, correnti d’aria, primavera tardiva, appunti, margini, parole sottolineate, quaderni, canzoni da rileggere, vento, persiane, gessetti',
  2013: 'le 100 del 2013, balconi, panni stesi, vicini di casa, percussioni, mercato del sabato, dolce e aspro, canzoni di cortile, pallone, fisarmonica, merenda',
  2014: 'le 100 del 2014, piccioni, tetti di rame, risacca, conchiglie, inverno al porto, duetti, canzoni salate, ombrelloni chiusi, faro, scirocco, maglione',
  2015: 'le 100 del 2015, ombra, cicale, amaca, pioggia tropicale, cocomero, chitarra classica, canzoni da terrazzo, siesta, acqua fresca',
  2016: 'le 100 del 2016, biciclette, viali alberati, museo di domenica, telefonate, passeggiate, cori a tre voci, canzoni leggere, gita, merenda sull’erba, maniche corte',
  2017: 'le 100 del 2017, erbario, giardini segreti, due stagioni, balconi fioriti, elettronica gentile, pioggia e frutta, canzoni verdi, semi, api',
  2018: 'le 100 del 2018, luminarie, banda di paese, tarantella, nonne, tamburello, fuochi d’artificio, canzoni da festa, piazza piena, ballo in cerchio, processione, clarinetto',
  2019: 'le 100 del 2019, due rive, ponti, doppia nostalgia, tango, carta da parati, osteria, canzoni tra due lingue, fiume, valigie, serata romana',
  2020: 'le 100 del 2020, finestre, cori in salotto, voci di casa, pane fatto in casa, stanze, coraggio, canzoni per stare vicini, balconi illuminati, fiori, pazienza',
  2021: 'le 100 del 2021, lettere, fuso orario, spiaggia d’inverno, ritrovarsi, cartoline, bossa nova, canzoni d’oltremare, primo abbraccio, cielo aperto',
  2022: 'le 100 del 2022, penombra, carta carbone, beat, prestiti, vecchie macchine da scrivere, chitarre pulite, canzoni in doppia copia, lume, ricordi, inchiostro blu',
  2023: 'le 100 del 2023, tavolata, sale e limone, samba, pane caldo, messaggi vocali, vicoli, canzoni da apparecchiare, amici, brindisi in strada, estate lunga, batticuore digitale',
  2024: 'le 100 del 2024, lungomare, notte chiara, maree, faro, attraversare, pianoforte piano, canzoni sull’acqua, molo, vento buono, due voci, brezza',
  2025: 'le 100 del 2025, primo mattino, tram vuoti, cortile, voci vicine, orologio fermo, chitarra e sintetizzatore, canzoni da finestrino, agrumi, lungofiume, nuove voci',
};
