import { album } from './album.ts';
import type { SongSeed } from './music.types.ts';

export const songsOfItaly: SongSeed[] = [
  ...album(['italianas', 'romanticas'], 'ottavia-serravalle', 'Guanti di filo', '1996-11-15', [
    ['Guanti di filo', 4980],
    ['Il treno delle rondini', 4230],
    ['Dimmi di quando', 3640],
  ]),
  ...album(['italianas', 'romanticas'], 'ottavia-serravalle', 'La casa sul canale', '2004-03-12', [
    ['La casa sul canale', 3910],
    ['Persiane verdi', 3270],
    ['Acqua ferma', 2480],
  ]),
  ...album(['italianas'], 'rocco-valdemare', 'Benzina e gelsomino', '1997-05-09', [
    ['Benzina e gelsomino', 5340, { genres: ['pop'] }],
    ['Statale diciotto', 4670],
    ['Il camionista innamorato', 3820],
    ['Autogrill di notte', 4150],
  ]),
  ...album(['italianas'], 'rocco-valdemare', 'Chilometro zero', '2009-09-18', [
    ['Cartelli capovolti', 2390],
    ['Mio padre al volante', 3560],
  ]),
  ...album(['italianas', 'pop'], 'gli-ombrelli-rossi', 'Piove sulla fiera', '1998-02-20', [
    ['Piove sulla fiera', 5120],
    ['Zucchero filato a mezzanotte', 4840],
    ['La giostra ferma', 3730],
  ]),
  ...album(['italianas', 'pop'], 'gli-ombrelli-rossi', 'Asciutti mai', '2003-10-03', [
    ['Pozzanghere', 3180],
    ['Il venditore di tuoni', 2760],
    ['Grondaie', 2140],
  ]),
  ...album(['italianas', 'romanticas'], 'mirella-dovara', 'Velluto amaranto', '1996-04-26', [
    ['Velluto amaranto', 5460],
    ['Ultimo valzer in cucina', 4710],
    ['Non svegliare il mare', 4380],
  ]),
  ...album(['italianas', 'romanticas'], 'mirella-dovara', 'Camerino', '2001-11-30', [
    ['Rossetto sul bicchiere', 4060],
    ['Camerino numero due', 2910],
    ['L’applauso più piccolo', 3240],
  ]),
  ...album(['italianas', 'pop'], 'le-comete-di-borgo', 'Telescopi di cartone', '2007-04-13', [
    ['Telescopi di cartone', 3690],
    ['Cometa in ritardo', 4020],
    ['Desideri sul tetto', 4570, { genres: ['romanticas'] }],
    ['Il custode del planetario', 2630],
  ]),
  ...album(['italianas'], 'sandro-vescovado', 'Quaderno a righe', '1998-09-11', [
    ['Quaderno a righe', 4440],
    ['Il maestro di Pietralba', 3970],
    ['Cancellature', 3110, { genres: ['romanticas'] }],
    ['Intervallo', 2680],
  ]),
  ...album(['italianas'], 'sandro-vescovado', 'Margini', '2012-01-20', [
    ['Margini', 2070],
    ['Una parola sottolineata', 2830, { genres: ['romanticas'] }],
  ]),
  ...album(['italianas', 'pop'], 'iris-calamandra', 'Erbario', '2017-05-05', [
    ['Malva', 3630],
    ['Ortica gentile', 3090],
    ['Il giardino condominiale', 4210],
    ['Semi di nessuno', 2770],
  ]),
  ...album(['italianas', 'pop'], 'i-passaggi-a-livello', 'Attendere prego', '2001-02-16', [
    ['Sbarre abbassate', 4110],
    ['Binario morto', 3570],
    ['La figlia del capostazione', 4690],
  ]),
  ...album(['italianas', 'pop'], 'i-passaggi-a-livello', 'Ritardo accumulato', '2010-06-11', [
    ['Coincidenza', 3280, { genres: ['romanticas'] }],
    ['Carrozza ristorante', 2520],
    ['Freno d’emergenza', 2940],
  ]),
  ...album(['italianas'], 'dario-montecervo', 'Altitudine', '2005-01-14', [
    ['Rifugio a quota duemila', 3350],
    ['Zaino leggero', 2860],
    ['Eco di ritorno', 3790, { genres: ['romanticas'] }],
    ['Neve di maggio', 4180, { genres: ['romanticas'] }],
  ]),
  ...album(['italianas', 'romanticas'], 'nives-altariva', 'Stoffe', '1998-04-03', [
    ['Stoffe', 3520],
    ['La sarta di via Ombrosa', 4360],
    ['Bottone di madreperla', 3880],
  ]),
  ...album(['italianas', 'romanticas'], 'nives-altariva', 'Orlo a giorno', '2006-10-20', [
    ['Orlo a giorno', 2640],
    ['Filo doppio', 3130],
    ['Misure d’inverno', 2050],
  ]),
  ...album(['italianas', 'pop'], 'cortile-14', 'Panni stesi', '2013-03-22', [
    ['Panni stesi', 3940],
    ['Scala C', 2790],
    ['Pallone sul tetto', 4290],
    ['Riunione di condominio', 3460],
  ]),
];
