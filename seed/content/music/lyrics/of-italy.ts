import type { LyricsSeed } from '../music.types.ts';

export const lyricsOfItaly: Record<string, LyricsSeed> = {
  'ottavia-serravalle/guanti-di-filo': {
    lyrics: `Ti ho salutato coi guanti di filo
perché la mano non fosse un asilo
il treno aveva già preso il respiro
io contavo i bottoni, un giro, un giro

Guanti di filo, bianchi d’aprile
stringere poco è stringere mille
se un giorno torni li troverai
piegati insieme, non separati mai

La stazione ha venduto le sue panchine
il caffè ha cambiato le tazzine
ma nel cassetto, tra il sale e la cera
ho ancora la tua mano leggera

Guanti di filo, bianchi d’aprile
stringere poco è stringere mille`,
    translation: `Despedi-me de ti com luvas de linha
para que a mão não fosse um abrigo
o trem já tinha tomado fôlego
eu contava os botões, uma volta, uma volta

Luvas de linha, brancas de abril
apertar pouco é apertar mil
se um dia voltares vais encontrá-las
dobradas juntas, separadas nunca

A estação vendeu os seus bancos
o café trocou as xícaras
mas na gaveta, entre o sal e a cera
ainda tenho a tua mão leve

Luvas de linha, brancas de abril
apertar pouco é apertar mil`,
  },
  'rocco-valdemare/benzina-e-gelsomino': {
    lyrics: `C’è una pompa a due passi dal mare
dove la notte si ferma a cambiare
l’olio, la giacca, la donna, l’idea
e un gelsomino fa da livrea

Benzina e gelsomino
metà veleno, metà giardino
faccio il pieno di quello che ho
guido finché non lo so

Il ragazzo mi lustra il parabrezza
ci vedo mia madre, la sua tenerezza
gli lascio il resto, mi lascia un fiore
lo metto acceso sul carburatore

Benzina e gelsomino
metà veleno, metà giardino`,
    translation: `Há uma bomba a dois passos do mar
onde a noite para para trocar
o óleo, o casaco, a mulher, a ideia
e um jasmim lhe serve de libré

Gasolina e jasmim
metade veneno, metade jardim
encho o tanque com o que tenho
dirijo até não saber

O rapaz me lustra o para-brisa
vejo nele minha mãe, a sua ternura
deixo-lhe o troco, ele me deixa uma flor
ponho-a acesa no carburador

Gasolina e jasmim
metade veneno, metade jardim`,
  },
  'gli-ombrelli-rossi/piove-sulla-fiera': {
    lyrics: `Piove sulla fiera, sui cavalli dipinti
sul tiro a segno dove siamo stati vinti
la donna barbuta si toglie il cappello
il domatore divide l’ombrello

E noi sotto, sotto, sotto
con un biglietto rotto
piove e la banda non smette perché
l’acqua va a tempo, un due e tre

Il pesce rosso nel suo sacchetto
guarda la pioggia come un dispetto
tu ridi forte, hai il trucco che cola
sembri la notte che marina la scuola

E noi sotto, sotto, sotto
con un biglietto rotto`,
    translation: `Chove sobre a feira, sobre os cavalos pintados
sobre o tiro ao alvo onde fomos vencidos
a mulher barbada tira o chapéu
o domador divide o guarda-chuva

E nós debaixo, debaixo, debaixo
com um bilhete rasgado
chove e a banda não para porque
a água vai no ritmo, um dois e três

O peixinho vermelho no seu saquinho
olha a chuva como uma afronta
tu ris alto, a maquiagem escorre
pareces a noite que matou a aula

E nós debaixo, debaixo, debaixo
com um bilhete rasgado`,
  },
  'mirella-dovara/velluto-amaranto': {
    lyrics: `Il sipario ha una macchia d’inchiostro
proprio nel punto che era il nostro
là dietro aspettavi la battuta mia
io la dicevo per compagnia

Velluto amaranto, cadi più piano
ho ancora una scena dentro la mano
velluto amaranto, non dirlo a lui
che l’ultimo atto comincia nei bui

Le sedie vuote applaudono meglio
nessuna che tossa, nessuno sbadiglio
m’inchino al lampadario, alla polvere, al re
e il re di cartone s’inchina con me

Velluto amaranto, cadi più piano
ho ancora una scena dentro la mano`,
    translation: `A cortina tem uma mancha de tinta
bem no ponto que era o nosso
lá atrás esperavas a minha fala
eu a dizia para fazer companhia

Veludo amaranto, cai mais devagar
ainda tenho uma cena dentro da mão
veludo amaranto, não contes a ele
que o último ato começa no escuro

As cadeiras vazias aplaudem melhor
nenhuma que tussa, nenhum bocejo
curvo-me ao lustre, à poeira, ao rei
e o rei de papelão se curva comigo

Veludo amaranto, cai mais devagar
ainda tenho uma cena dentro da mão`,
  },
  'mirella-dovara/ultimo-valzer-in-cucina': {
    lyrics: `Spegni la pentola, lascia il grembiule
ci sono tre quarti di luna
il frigo canta, il rubinetto conta
e la tovaglia fa da fortuna

Ultimo valzer in cucina
tra la credenza e la mattina
i piatti guardano da lassù
balliamo male, balliamo di più

Hai la farina su una spalla sola
sembri un inverno che si consola
domani ognuno avrà il suo piano
stasera no, dammi la mano

Ultimo valzer in cucina
tra la credenza e la mattina`,
    translation: `Apaga a panela, larga o avental
há três quartos de lua
a geladeira canta, a torneira conta
e a toalha nos traz a sorte

Última valsa na cozinha
entre o armário e a manhã
os pratos olham lá de cima
dançamos mal, dançamos mais

Tens farinha num ombro só
pareces um inverno que se consola
amanhã cada um terá o seu plano
esta noite não, dá-me a mão

Última valsa na cozinha
entre o armário e a manhã`,
  },
  'le-comete-di-borgo/cometa-in-ritardo': {
    lyrics: `Avevano detto alle dieci di sera
siamo saliti sulla ciminiera
con una coperta, due mandarini
e tutti i nomi dei nostri vicini

Cometa in ritardo, non ti scusare
anche noi siamo lenti a brillare
passa, se passi, un minuto per me
ho un desiderio che vale per tre

A mezzanotte il freddo era un coro
tu mi indicavi un chiodo d’oro
era un aereo, diceva mio fratello
io ho chiuso gli occhi, ed era più bello

Cometa in ritardo, non ti scusare
anche noi siamo lenti a brillare`,
    translation: `Tinham dito às dez da noite
subimos na chaminé
com um cobertor, duas tangerinas
e todos os nomes dos nossos vizinhos

Cometa atrasado, não peças desculpa
nós também somos lentos a brilhar
passa, se passares, um minuto por mim
tenho um desejo que vale por três

À meia-noite o frio era um coro
tu me apontavas um prego de ouro
era um avião, dizia o meu irmão
eu fechei os olhos, e era mais bonito

Cometa atrasado, não peças desculpa
nós também somos lentos a brilhar`,
  },
  'sandro-vescovado/quaderno-a-righe': {
    lyrics: `Prima riga: mi chiamo e cognome
seconda riga: l’odore di gomme
terza riga: fuori c’è il sole
e io qui dentro a legare parole

Quaderno a righe, tienimi dritto
quello che sbaglio era già scritto
quaderno a righe, lasciami un po’
del bianco in fondo dove non so

Mimmo è partito con tutta la casa
la sua seggiolina non è persuasa
nel compito di oggi c’è un posto da dire
e nessuno che alzi la mano per finire

Quaderno a righe, tienimi dritto
quello che sbaglio era già scritto`,
    translation: `Primeira linha: meu nome e sobrenome
segunda linha: o cheiro de borracha
terceira linha: lá fora há sol
e eu aqui dentro a amarrar palavras

Caderno pautado, segura-me reto
o que eu erro já estava escrito
caderno pautado, deixa-me um pouco
do branco no fim onde não sei

Mimmo partiu com a casa inteira
a cadeirinha dele não se convenceu
na lição de hoje há um lugar para dizer
e ninguém que levante a mão para terminar

Caderno pautado, segura-me reto
o que eu erro já estava escrito`,
  },
  'iris-calamandra/malva': {
    lyrics: `Cresco dove nessuno mi guarda
tra la rotaia e la ruggine tarda
non ho chiesto terra, non ho chiesto acqua
solo una crepa che non si distacca

Malva, malva, fiore da niente
guarisci la gola di tutta la gente
malva, malva, dillo anche a me
come si resta senza un perché

Mi hanno pestato le scarpe del lunedì
il martedì ero ancora lì
il viola è un modo di stare in piedi
quando sei piccola e non lo vedi

Malva, malva, fiore da niente
guarisci la gola di tutta la gente`,
    translation: `Cresço onde ninguém me olha
entre o trilho e a ferrugem tardia
não pedi terra, não pedi água
só uma fresta que não se desfaça

Malva, malva, flor de nada
curas a garganta de toda a gente
malva, malva, conta também a mim
como se fica sem um porquê

Pisaram-me os sapatos da segunda-feira
na terça eu ainda estava ali
o roxo é um jeito de ficar de pé
quando és pequena e não o vês

Malva, malva, flor de nada
curas a garganta de toda a gente`,
  },
};
