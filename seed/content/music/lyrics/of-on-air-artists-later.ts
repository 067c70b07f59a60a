import type { LyricsSeed } from '../music.types.ts';

export const lyricsOfOnAirArtistsLater: Record<string, LyricsSeed> = {
  'corale-aurora/ninna-nanna-del-cortile': {
    lyrics: `Dorme la scopa dietro al portone
dorme la gatta sul suo cantone
dorme il pallone che è stato re
e la fontana dorme per te

Ninna nanna, cortile tondo
un fazzoletto grande come il mondo
chi tira la luna per la sottana
la porta a letto per la settimana

Sogna la nonna con gli occhi aperti
conta i bambini, li tiene coperti
ne manca uno, è andato lontano
ma il suo bicchiere l’abbiamo in mano

Ninna nanna, cortile tondo
un fazzoletto grande come il mondo`,
    translation: `Dorme a vassoura atrás do portão
dorme a gata no seu cantinho
dorme a bola que já foi rei
e a fonte dorme por ti

Nana, nana, pátio redondo
um lenço grande como o mundo
quem puxa a lua pela saia
leva-a para a cama por uma semana

Sonha a avó de olhos abertos
conta as crianças, deixa-as cobertas
falta um, foi para longe
mas o copo dele está em nossa mão

Nana, nana, pátio redondo
um lenço grande como o mundo`,
  },
  'elio-brandi/pista-da-ballo-vuota': {
    lyrics: `Le sedie capovolte, il barista che spazza
la palla di specchi è una luna di piazza
ho ancora il timbro blu sul polso sinistro
e il tuo profumo scritto nel registro

Pista da ballo vuota, balla da sola
un riflettore ti slaccia la gola
se chiudo gli occhi la folla è qua
cento persone, una sola età

Fuori l’alba ha i fari di un camion del latte
le scarpe in mano, le ciglia disfatte
mi dici è tardi, ti dico è presto
e il disco gira, non serve il resto

Pista da ballo vuota, balla da sola
un riflettore ti slaccia la gola`,
    translation: `As cadeiras viradas, o barman que varre
o globo de espelhos é uma lua de praça
ainda tenho o carimbo azul no pulso esquerdo
e o teu perfume escrito no registro

Pista de dança vazia, dança sozinha
um refletor te desabotoa a garganta
se fecho os olhos a multidão está aqui
cem pessoas, uma só idade

Lá fora a aurora tem os faróis de um caminhão de leite
os sapatos na mão, os cílios desfeitos
tu dizes é tarde, eu digo é cedo
e o disco gira, não preciso do troco

Pista de dança vazia, dança sozinha
um refletor te desabotoa a garganta`,
  },
  'tom-arruda/un-accento-che-non-va-via': {
    lyrics: `Ordino il pane e mi chiedono da dove
il fornaio sorride, la crosta si muove
ho messo vent’anni di pioggia romana
ma la mia erre è ancora brasiliana

Ho un accento che non va via
come la sabbia nella biancheria
lo lavo, lo stiro, lo metto a tacere
e lui canta da solo dentro il bicchiere

A casa di là mi dicono onesti
parli cantando, hai cambiato gesti
così sto in mezzo, straniero due volte
con le mie case accese e capovolte

Ho un accento che non va via
è la mia carta di geografia`,
    translation: `Peço o pão e me perguntam de onde
o padeiro sorri, a casca se mexe
gastei vinte anos de chuva romana
mas o meu erre ainda é brasileiro

Tenho um sotaque que não vai embora
como a areia na roupa lavada
eu o lavo, eu o passo, eu o mando calar
e ele canta sozinho dentro do copo

Na casa de lá me dizem sinceros
falas cantando, mudaste os gestos
assim fico no meio, estrangeiro duas vezes
com as minhas casas acesas e viradas

Tenho um sotaque que não vai embora
é o meu mapa de geografia`,
  },
  'lume/luce-di-frigorifero': {
    lyrics: `Alle due e quaranta apro l’inverno
un limone, due uova, un freddo fraterno
la luce mi taglia la faccia a metà
una è di casa, l’altra chissà

Luce di frigorifero, stella da poco
ti chiudo e resti, ti apro e sei fuoco
conservami intera fino a domani
come il latte, come le mani

Ronza il motore una nota sola
è la più lunga di questa scuola
io la accompagno senza far niente
con il respiro, distrattamente

Luce di frigorifero, stella da poco
ti chiudo e resti, ti apro e sei fuoco`,
    translation: `Às duas e quarenta abro o inverno
um limão, dois ovos, um frio fraterno
a luz me corta o rosto ao meio
uma metade é de casa, a outra quem sabe

Luz de geladeira, estrela de pouco valor
eu te fecho e ficas, eu te abro e és fogo
conserva-me inteira até amanhã
como o leite, como as mãos

O motor zumbe uma nota só
é a mais longa desta escola
eu a acompanho sem fazer nada
com a respiração, distraidamente

Luz de geladeira, estrela de pouco valor
eu te fecho e ficas, eu te abro e és fogo`,
  },
  'banda-ponente/luminarie': {
    lyrics: `Hanno legato la piazza alle stelle
con mille lampadine e quattro ciambelle
il sindaco conta, la spina fa tac
e il buio si mette in abito frac

Luminarie, luminarie
archi di zucchero nelle aie
chi si è perduto ritorna di qua
segue la luce, la banda lo sa

Zia Concetta ha lo scialle di quando
il povero zio la prese ballando
stasera lo cerca tra i fili e i colori
e il clarinetto le dice: signori

Luminarie, luminarie
archi di zucchero nelle aie`,
    translation: `Amarraram a praça nas estrelas
com mil lampadinhas e quatro rosquinhas
o prefeito conta, a tomada faz tac
e o escuro se veste de fraque

Luminárias, luminárias
arcos de açúcar nos terreiros
quem se perdeu volta para cá
segue a luz, a banda já sabe

Tia Concetta tem o xale de quando
o pobre tio a tirou para dançar
hoje ela o procura entre os fios e as cores
e o clarinete lhe diz: senhores

Luminárias, luminárias
arcos de açúcar nos terreiros`,
  },
};
