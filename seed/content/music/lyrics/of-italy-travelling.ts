import type { LyricsSeed } from '../music.types.ts';

/** Of trains, mountains, fog and other ways of leaving. */
export const lyricsOfItalyTravelling: Record<string, LyricsSeed> = {
  'i-passaggi-a-livello/la-figlia-del-capostazione': {
    lyrics: `La figlia del capostazione sa
l’orario di tutto quello che va
alle sei e dodici l’odore del pane
alle otto e nove il latrato del cane

E fischia, fischia, paletta rossa
fermali tutti, fai tu la mossa
fischia che il mondo si spezza in due
metà le mie strade, metà le tue

Un giorno ha preso la sua valigia
il padre ha fatto la faccia grigia
ha alzato il verde con mano ferma
il treno è andato, la mano è ferma

E fischia, fischia, paletta rossa
fermali tutti, fai tu la mossa`,
    translation: `A filha do chefe da estação sabe
o horário de tudo o que parte
às seis e doze o cheiro do pão
às oito e nove o latido do cão

E apita, apita, placa vermelha
para todos eles, faz tu o gesto
apita que o mundo se parte em dois
metade as minhas estradas, metade as tuas

Um dia ela pegou a sua mala
o pai fez a cara cinzenta
ergueu o verde com mão firme
o trem se foi, a mão está parada

E apita, apita, placa vermelha
para todos eles, faz tu o gesto`,
  },
  'dario-montecervo/neve-di-maggio': {
    lyrics: `È scesa stanotte senza bussare
sui ciliegi vestiti da altare
il gallo ha guardato, non ha cantato
il prato sembra un foglio sbagliato

Neve di maggio, ospite strana
resti mezz’ora, pesi una lana
a chi ti chiede che vieni a far qua
rispondi: a vedere chi aspetterà

Ho messo la brace sotto le rose
si fanno in due le più timide cose
e a mezzogiorno, goccia su goccia
ti sei lasciata bere dalla roccia

Neve di maggio, ospite strana
resti mezz’ora, pesi una lana`,
    translation: `Desceu esta noite sem bater
sobre as cerejeiras vestidas de altar
o galo olhou, não cantou
o prado parece uma folha errada

Neve de maio, hóspede estranha
ficas meia hora, pesas uma lã
a quem te pergunta o que vens fazer aqui
respondes: vim ver quem vai esperar

Pus as brasas debaixo das rosas
fazem-se a dois as coisas mais tímidas
e ao meio-dia, gota após gota
deixaste a rocha te beber

Neve de maio, hóspede estranha
ficas meia hora, pesas uma lã`,
  },
  'nives-altariva/la-sarta-di-via-ombrosa': {
    lyrics: `La sarta di via Ombrosa prende le misure
al petto, ai fianchi, alle paure
con gli spilli in bocca dice di sì
il gesso segna: si piange qui

Cuci, cuci, ago d’argento
un bottone contro ogni vento
cuci largo, che crescerà
quella bambina che sono già

Ha fatto abiti a mezza città
il suo è lo stesso di tanto tempo fa
lo tiene appeso dietro la tenda
dice: è bianco, ma non si venda

Cuci, cuci, ago d’argento
un bottone contro ogni vento`,
    translation: `A costureira da rua Ombrosa tira as medidas
do peito, dos quadris, dos medos
com alfinetes na boca diz que sim
o giz marca: é aqui que se chora

Cose, cose, agulha de prata
um botão contra cada vento
cose largo, que vai crescer
aquela menina que eu já sou

Fez vestidos para meia cidade
o dela é o mesmo de muito tempo atrás
guarda-o pendurado atrás da cortina
diz: é branco, mas que não se venda

Cose, cose, agulha de prata
um botão contra cada vento`,
  },
  'fosca-brentani/nebbia-sugli-argini': {
    lyrics: `Non vedo il fiume ma so che c’è
lo sento pensare vicino a me
un pioppo, un altro, poi più nessuno
il mondo è un latte color del fumo

Nebbia sugli argini, prendimi il nome
portalo a casa, non importa come
se poi mi cerchi, cammina piano
sono il fanale che hai nella mano

Passa una bici senza persona
un campanello, una voce buona
dice buonasera e svanisce già
metà saluto, metà verità

Nebbia sugli argini, prendimi il nome
portalo a casa, non importa come`,
    translation: `Não vejo o rio mas sei que está ali
ouço-o pensar perto de mim
um choupo, outro, depois mais ninguém
o mundo é um leite cor de fumaça

Névoa nos diques, leva o meu nome
leva-o para casa, não importa como
se depois me procurares, caminha devagar
sou o farol que tens na mão

Passa uma bicicleta sem pessoa
uma campainha, uma voz boa
diz boa-noite e já desaparece
metade saudação, metade verdade

Névoa nos diques, leva o meu nome
leva-o para casa, não importa como`,
  },
  'teo-marangolo/arance-d-inverno': {
    lyrics: `Arance d’inverno, quattro soldi il sole
chi non ha denari paghi con parole
scende il motocarro, frena con la voce
la signora Pina fa il segno della croce

E sbuccia, sbuccia, che il freddo va via
uno spicchio a testa e si fa compagnia
la scorza sul fuoco profuma la stanza
anche chi è solo la chiama speranza

Ho visto l’Etna fumare la pipa
diceva: figliolo, la fretta dissipa
allora ho spento, mi sono seduto
con un’arancia ho parlato e taciuto

E sbuccia, sbuccia, che il freddo va via
uno spicchio a testa e si fa compagnia`,
    translation: `Laranjas de inverno, quatro vinténs o sol
quem não tem dinheiro pague com palavras
desce o triciclo, freia com a voz
a dona Pina faz o sinal da cruz

E descasca, descasca, que o frio vai embora
um gomo para cada um e se faz companhia
a casca no fogo perfuma a sala
até quem está só a chama de esperança

Vi o Etna fumar o cachimbo
dizia: filho, a pressa desperdiça
então desliguei, sentei-me
com uma laranja falei e calei

E descasca, descasca, que o frio vai embora
um gomo para cada um e se faz companhia`,
  },
  'bruma-e-sale/due-cappotti-un-attaccapanni': {
    lyrics: `Il tuo cappotto pende sul mio
sembrano due che si dicono addio
la manica tua mi cinge la spalla
è lana vecchia, ma resta a galla

Due cappotti, un attaccapanni
ci conosciamo da tutti gli anni
fuori c’è il mare che urla chi va
qui dentro il chiodo ci reggerà

In tasca hai un sasso, in tasca ho una chiave
li scambio al buio, un gesto soave
domani uscendo nel vento che c’è
tu avrai la porta, io avrò te

Due cappotti, un attaccapanni
ci conosciamo da tutti gli anni`,
    translation: `O teu casaco pende sobre o meu
parecem dois que se dizem adeus
a tua manga me cinge o ombro
é lã velha, mas se mantém à tona

Dois casacos, um cabideiro
conhecemo-nos de todos os anos
lá fora o mar grita quem vai lá
aqui dentro o prego nos segurará

No bolso tens uma pedra, no bolso tenho uma chave
troco-as no escuro, um gesto suave
amanhã ao sair no vento que houver
tu terás a porta, eu terei a ti

Dois casacos, um cabideiro
conhecemo-nos de todos os anos`,
  },
  'zeno-cardamone/batteria-al-tre-per-cento': {
    lyrics: `Ho la batteria al tre per cento
il tempo giusto di un pentimento
scrivo sono qui, cancello il qui
lo schermo è un pozzo, mi guarda così

Tre per cento, due per cento
ti dico tutto in un momento
se poi si spegne non è colpa mia
è che l’amore consuma energia

Chiedo la presa a un bar di periferia
il caffè è un ricatto, la spina è la mia
e quando riaccendo trovo di te
un punto soltanto, e pesa per tre

Tre per cento, due per cento
ti dico tutto in un momento`,
    translation: `Estou com a bateria em três por cento
o tempo exato de um arrependimento
escrevo estou aqui, apago o aqui
a tela é um poço, olha-me assim

Três por cento, dois por cento
digo-te tudo num momento
se depois apagar não é culpa minha
é que o amor consome energia

Peço a tomada num bar de periferia
o café é chantagem, o plugue é o meu
e quando religo encontro de ti
um ponto apenas, e pesa por três

Três por cento, dois por cento
digo-te tudo num momento`,
  },
  'le-sorelle-cormorano/tuffo-a-candela': {
    lyrics: `Dal trampolino si vede la Spagna
la zia che dorme, un pezzo di lasagna
il mare è un foglio, non è una paura
chiudi il naso e togli la misura

Tuffo a candela, giù come un dito
che chiede al mare: sei tu il marito?
schizzi di sale sul solleone
riemergo con una canzone

Il bagnino mi dà sette e mezzo
mastica un fischio e ne sputa un pezzo
ma il bimbo in acqua con la ciambella
grida: signora, sei una stella

Tuffo a candela, giù come un dito
che chiede al mare: sei tu il marito?`,
    translation: `Do trampolim se vê a Espanha
a tia que dorme, um pedaço de lasanha
o mar é uma folha, não é um medo
tapa o nariz e esquece a medida

Mergulho em vela, para baixo como um dedo
que pergunta ao mar: és tu o marido?
respingos de sal sob o sol de verão
volto à tona com uma canção

O salva-vidas me dá sete e meio
mastiga um apito e cospe um pedaço
mas o menino na água com a boia
grita: senhora, és uma estrela

Mergulho em vela, para baixo como um dedo
que pergunta ao mar: és tu o marido?`,
  },
};
