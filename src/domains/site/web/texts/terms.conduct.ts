import { list, p } from './legal.blocks.ts';
import type { LegalSection } from './legal.types.ts';

/** How to behave, how prizes are won, and what may be done with what is heard and read. */
export const conductSections = (): LegalSection[] => [
  {
    id: 'comportamento',
    heading: 'Comportamenti vietati',
    blocks: [
      p(
        'È vietato il **flooding**, cioè l’invio ripetuto e massiccio di messaggi, voti, risposte, consigli musicali o richieste al server, a mano o con programmi, con lo scopo o l’effetto di intasare il servizio o falsarne i risultati. Oltre al flooding non è permesso:',
      ),
      list(
        'aprire più account, o usare quello di un altro, per votare o partecipare più volte;',
        'usare robot, script o altri automatismi per ascoltare, votare, rispondere o vincere;',
        'aggirare le protezioni degli stream riservati, i limiti di frequenza o l’accesso ai contenuti PRO;',
        'cercare falle, sovraccaricare i server o introdurre codice dannoso, salvo una segnalazione responsabile concordata con noi;',
        'raccogliere dati di altri utenti o copiare in modo sistematico il catalogo, le notizie o i testi delle canzoni;',
        'fingersi un’altra persona, un membro della redazione o un’emittente affiliata;',
        'ritrasmettere la diretta in pubblico, o su un’altra radio, senza un accordo scritto.',
      ),
    ],
  },
  {
    id: 'contenuti-vietati',
    heading: 'Contenuti vietati',
    blocks: [
      p(
        'Vale per tutto ciò che ci mandi: messaggi, risposte alle promozioni, consigli, curriculum, nomi scelti per l’account. Non sono ammessi:',
      ),
      list(
        'insulti, minacce, molestie e persecuzioni verso chiunque;',
        'odio o discriminazione per origine, colore della pelle, religione, genere, orientamento sessuale, età o disabilità;',
        'diffamazione, calunnia e accuse senza fondamento;',
        'pornografia e, senza alcuna eccezione, qualsiasi materiale che coinvolga minori;',
        'violenza gratuita, crudeltà verso gli animali, istigazione all’autolesionismo;',
        'apologia di reati, terrorismo, fascismo o nazismo;',
        'vendita o promozione di droghe, armi o altri beni illegali;',
        'notizie false presentate come vere e manipolazioni di immagini o voci fatte per ingannare;',
        'dati personali, fotografie o conversazioni private di altri senza il loro permesso;',
        'opere, marchi o registrazioni di altri usati senza averne il diritto;',
        'pubblicità non richiesta, catene, schemi piramidali e collegamenti a truffe;',
        'virus, collegamenti malevoli e qualunque codice pensato per danneggiare;',
        'propaganda elettorale e raccolte di fondi non concordate con la radio.',
      ),
      p(
        'Se vedi qualcosa del genere, segnalalo dalla [pagina dei contatti](/contatto) scegliendo «Segnala un problema». Leggiamo ogni segnalazione, rimuoviamo ciò che è illecito e, quando decidiamo contro qualcuno, gli spieghiamo perché e come può replicare.',
      ),
    ],
  },
  {
    id: 'tuoi-contenuti',
    heading: 'Quello che ci mandi',
    blocks: [
      p(
        'Ciò che scrivi resta tuo. Ci permetti però di leggerlo in onda, riassumerlo o pubblicarlo insieme al tuo nome di battesimo e alla città, gratuitamente e senza esclusiva, finché serve al programma o alla promozione per cui l’hai inviato. Un messaggio privato alla redazione rimane privato. Una canzone consigliata può entrare in programmazione, ma non possiamo prometterlo.',
      ),
    ],
  },
  {
    id: 'promozioni',
    heading: 'Promozioni',
    blocks: [
      p(
        'Ogni [promozione](/promocoes) ha un regolamento suo, che prevale su queste righe. In generale valgono le regole seguenti.',
      ),
      list(
        'Si partecipa con l’accesso fatto, l’e-mail confermata e il profilo completo; alcune promozioni sono riservate a chi ha PRO.',
        'Prima di inviare la risposta devi dichiarare di aver letto e accettato il regolamento.',
        'La risposta ha al massimo 350 caratteri, o 30 quando si chiede una parola sola. Il regolamento dice se si può correggere e se se ne possono inviare più di una.',
        'Chi vince viene estratto a caso tra le risposte esatte con un sorteggio registrato, oppure scelto da una giuria quando il regolamento lo prevede.',
        'Il premio è personale, non si converte in denaro e non si cede, salvo diversa indicazione.',
        'Non partecipano dipendenti, collaboratori e loro conviventi.',
      ),
    ],
  },
  {
    id: 'caccia-al-tesoro',
    heading: 'Caccia al tesoro',
    blocks: [
      p(
        'Quando è attiva una [caccia al tesoro](/caca-ao-tesouro), a ogni premio corrisponde un istante vincente estratto prima dell’inizio. L’elenco degli istanti è sigillato: pubblichiamo in anticipo la sua impronta e, a caccia finita, la chiave per verificarla. La prima pagina aperta da un partecipante in regola dopo quell’istante si aggiudica il premio.',
      ),
      list(
        'Si gioca navigando nel sito con l’accesso fatto e tutti i dati del profilo compilati.',
        'Ogni persona può vincere una sola volta per caccia.',
        'Il premio è riservato finché non apri il forziere; dopo 24 ore senza clic torna disponibile per gli altri.',
        'Non serve comprare nulla e condividere la vincita è facoltativo.',
        'Ci mettiamo in contatto all’e-mail dell’account per la consegna; le imposte sul premio sono regolate dalla legge del paese in cui lo ricevi.',
        'Chi usa automatismi o account multipli perde il premio.',
      ),
    ],
  },
  {
    id: 'proprieta',
    heading: 'Diritti d’autore e marchi',
    blocks: [
      p(
        'Il nome della radio, il logo, la grafica, i programmi, gli articoli e il codice del sito appartengono a noi o a chi ce li ha concessi. Le canzoni, i testi e le copertine appartengono ai loro autori ed editori e vengono usati con le licenze indicate in fondo alla pagina. Puoi condividere i collegamenti, citare brevi passaggi indicando la fonte e usare i nostri [feed](/feed) per leggere le notizie con il tuo programma preferito. Per ogni altro uso chiedi prima.',
      ),
      p(
        'Se ritieni che un contenuto violi un tuo diritto, scrivici indicando la pagina, l’opera e il titolo in base al quale agisci: verifichiamo e, se hai ragione, lo togliamo.',
      ),
    ],
  },
  {
    id: 'download',
    heading: 'Download per uso personale',
    blocks: [
      p(
        'Alcuni brani si possono scaricare dopo l’accesso e alcuni podcast con l’abbonamento PRO. Il file è per il tuo ascolto privato: puoi copiarlo sui tuoi dispositivi, non venderlo, pubblicarlo, diffonderlo in luoghi aperti al pubblico o usarlo per addestrare programmi che generano musica o voci. Gli indirizzi privati dei feed PRO sono personali: se circolano, li revochiamo.',
      ),
    ],
  },
  {
    id: 'player-incorporato',
    heading: 'Il player sul tuo sito',
    blocks: [
      p(
        'Puoi incorporare gratuitamente il nostro player con il codice della [pagina dedicata](/incorpora-il-player), in uno dei quattro formati (150x60, 234x60, 320x100, 120x240). Il codice va usato così com’è: niente avvio automatico dell’audio, niente pubblicità sopra o dentro il riquadro, nessuna modifica che nasconda il nostro nome, nessun sito che ospiti i contenuti vietati elencati sopra. Il player incorporato non scrive cookie. Possiamo disattivarlo su chi non rispetta queste condizioni.',
      ),
      p(
        'Le emittenti che vogliono ritrasmettere i nostri programmi possono invece chiedere l’accesso gratuito allo streaming dalla pagina [Ascolta la radio](/ascolta-la-radio): la richiesta viene valutata e regolata da un accordo a parte.',
      ),
    ],
  },
];
