import type { LyricsSeed } from '../music.types.ts';

export const lyricsOfOnAirArtists: Record<string, LyricsSeed> = {
  'vera-montale/il-molo-di-legno': {
    lyrics: `Le assi del molo hanno un numero inciso
le conto scalza, mi fermo al tuo viso
sotto c’è l’acqua che cambia parere
sopra una donna che vuole sapere

E il molo di legno non porta a nessuno
finisce nel blu, nel blu e nel profumo
ma quando ci cammino la sera con te
non serve una riva, non serve un perché

Un chiodo arrugginito tiene l’estate
due reti vuote, tre stelle bagnate
se il mare si alza ci troverà qui
tu con un no, io con mezzo sì

E il molo di legno non porta a nessuno
finisce nel blu, nel blu e nel profumo`,
    translation: `As tábuas do cais têm um número gravado
conto-as descalça, paro no teu rosto
embaixo há a água que muda de ideia
em cima uma mulher que quer saber

E o cais de madeira não leva a ninguém
termina no azul, no azul e no perfume
mas quando caminho nele à noite contigo
não é preciso margem, não é preciso porquê

Um prego enferrujado segura o verão
duas redes vazias, três estrelas molhadas
se o mar subir vai nos encontrar aqui
tu com um não, eu com meio sim

E o cais de madeira não leva a ninguém
termina no azul, no azul e no perfume`,
  },
  'i-tigli/le-biciclette-di-giugno': {
    lyrics: `Le biciclette di giugno non hanno i freni
hanno un cestino di pesche e di treni
scendono il viale con le braccia in su
chi arriva ultimo non cresce più

Gira la ruota, gira il lampione
siamo un’estate senza padrone
gira la ruota, fai vento tu
che a settembre non si torna giù

Tua sorella cuciva le gomme alla luna
io ti portavo in canna per fortuna
la catena cadeva davanti al bar
e il mondo intero stava a guardar

Gira la ruota, gira il lampione
siamo un’estate senza padrone`,
    translation: `As bicicletas de junho não têm freio
têm um cestinho de pêssegos e de trens
descem a alameda de braços para cima
quem chega por último não cresce mais

Gira a roda, gira o lampião
somos um verão sem patrão
gira a roda, faz vento tu
que em setembro ninguém volta a descer

A tua irmã costurava os pneus à lua
eu te levava no quadro por sorte
a corrente caía na frente do bar
e o mundo inteiro ficava a olhar

Gira a roda, gira o lampião
somos um verão sem patrão`,
  },
  'nino-aral/citofono': {
    lyrics: `Ho premuto il tuo nome per sbaglio alle tre
ha risposto il geometra, parlava di te
ho chiesto scusa al secondo, al terzo, al portone
ormai mi conosce tutto il palazzone

Citofono, citofono, fammi salire
ho una frase sola e la devo finire
citofono, citofono, dille chi è
è quello di sotto, che pensa a te

La signora del quinto mi lancia le chiavi
mi dice: sali, che cosa aspettavi
ma tu sei affacciata, ridi da un po’
e il ronzio del cancello fa il basso al mio no

Citofono, citofono, fammi salire
ho una frase sola e la devo finire`,
    translation: `Apertei o teu nome por engano às três
atendeu o agrimensor, falava de ti
pedi desculpas ao segundo, ao terceiro, ao portão
agora o prédio inteiro já me conhece

Interfone, interfone, deixa-me subir
tenho uma frase só e preciso terminar
interfone, interfone, diz a ela quem é
é o de baixo, que pensa em ti

A senhora do quinto me joga as chaves
me diz: sobe, o que estavas esperando
mas tu estás na janela, ris faz um tempo
e o zumbido do portão faz o baixo do meu não

Interfone, interfone, deixa-me subir
tenho uma frase só e preciso terminar`,
  },
  'duo-marea/un-posto-in-piu': {
    lyrics: `Metti un piatto per chi non è atteso
una forchetta, un tovagliolo teso
viene dal mare o da un altro paese
porta una fame di qualche mese

Un posto in più, un posto in più
stringiti un poco, ci stai anche tu
la notte è lunga, la panca è corta
nessuno resta dietro la porta

E se nessuno bussa, pazienza
mangeremo la sua assenza
la minestra fuma, il vino sa
che chi non viene già arriverà

Un posto in più, un posto in più
stringiti un poco, ci stai anche tu`,
    translation: `Põe um prato para quem não é esperado
um garfo, um guardanapo esticado
vem do mar ou de outro país
traz uma fome de alguns meses

Um lugar a mais, um lugar a mais
aperta-te um pouco, cabes tu também
a noite é longa, o banco é curto
ninguém fica atrás da porta

E se ninguém bater, paciência
comeremos a sua ausência
a sopa fumega, o vinho sabe
que quem não vem já vai chegar

Um lugar a mais, um lugar a mais
aperta-te um pouco, cabes tu também`,
  },
  'lia-fontes/fuso-orario': {
    lyrics: `Quando tu spegni la mia sera si accende
la luna è la stessa, cambia le tende
ci separa un mucchietto di ore
quattro monete, un solo colore

Fuso orario, filo di lana
tirami piano, non sono lontana
se a mezzogiorno mi sogni di già
io ti rispondo da un’altra età

Ti mando il sole con un po’ di ritardo
tu mi rimandi un grillo, uno sguardo
e in mezzo al mare, su un’onda qualunque
il nostro adesso ci raggiunge comunque

Fuso orario, filo di lana
tirami piano, non sono lontana`,
    translation: `Quando tu apagas a minha noite se acende
a lua é a mesma, só troca as cortinas
separa-nos um montinho de horas
quatro moedas, uma só cor

Fuso horário, fio de lã
puxa-me devagar, não estou longe
se ao meio-dia já sonhas comigo
eu te respondo de outra idade

Mando-te o sol com um pouco de atraso
tu me devolves um grilo, um olhar
e no meio do mar, numa onda qualquer
o nosso agora nos alcança mesmo assim

Fuso horário, fio de lã
puxa-me devagar, não estou longe`,
  },
};
