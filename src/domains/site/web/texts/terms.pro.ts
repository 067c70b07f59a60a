import { list, p, table } from './legal.blocks.ts';
import type { LegalSection } from './legal.types.ts';

export const proSection = (): LegalSection => ({
  id: 'pro',
  heading: 'L’abbonamento PRO',
  blocks: [
    p(
      'PRO è la parte a pagamento del servizio. Comprende il download dei podcast, i contenuti e gli stream esclusivi, la radiosveglia, la modalità scura e l’ascolto senza annunci prima della diretta e senza banner. Gli spot che fanno parte del programma in onda restano. I vantaggi sono descritti nella [pagina PRO](/vantagens-da-assinatura-pro).',
    ),
    table(
      ['Piano', 'Prezzo', 'Rinnovo', 'Prezzo di lancio per 12 mesi'],
      [
        ['Mensile', 'R$9,90 al mese', 'Ogni mese, finché non lo disdici', 'R$4,95 al mese'],
        ['Annuale', 'R$99,90 all’anno', 'Ogni anno, finché non lo disdici', 'R$49,90 all’anno'],
      ],
    ),
    p(
      '**Prezzo di lancio.** Chi si abbona durante il periodo di lancio paga R$4,95 al mese o R$49,90 all’anno per 12 mesi: è uno sconto del 50%, arrotondato a tuo favore. Trascorsi i 12 mesi il rinnovo avviene al prezzo pieno in vigore, che ti viene ricordato prima dell’addebito. Lo sconto vale una volta per persona e non si somma ad altre offerte.',
    ),
    p(
      '**Dove si acquista.** PRO non si può comprare sul sito: si attiva soltanto nelle app per telefono, che trovi nella [pagina delle applicazioni](/aplicativos). Un abbonamento comprato nell’app vale anche qui, entrando con lo stesso account.',
    ),
    p(
      '**Come si paga.** Il pagamento passa attraverso gli store delle app e un fornitore di servizi di pagamento, con le loro condizioni e i loro metodi. Noi non vediamo né conserviamo i dati della tua carta: riceviamo soltanto la conferma che l’abbonamento è attivo e fino a quando. Chi si abbona fuori dal Brasile vede nello store il prezzo nella propria valuta, imposte comprese.',
    ),
    p(
      '**Rinnovo e disdetta.** L’abbonamento si rinnova automaticamente, alla fine di ogni mese o di ogni anno, finché non lo disdici. La disdetta si fa nelle impostazioni dello store in cui lo hai comprato, almeno 24 ore prima della scadenza; PRO resta attivo fino alla fine del periodo già pagato. Disinstallare l’app non basta a disdire.',
    ),
    p(
      '**Ripensamento.** Se sei un consumatore hai diritto di recedere entro 14 giorni dall’acquisto in base alla legge italiana ed europea, o entro 7 giorni in base al codice del consumatore brasiliano, con i limiti previsti per i contenuti digitali già forniti con il tuo consenso. La richiesta si presenta allo store che ha incassato; se incontri difficoltà, ti aiutiamo noi.',
    ),
    list(
      'Se il prezzo cambia, te lo comunichiamo almeno 30 giorni prima e puoi disdire senza costi.',
      'PRO è personale: non si cede e non si rivende.',
      'Se togliamo un vantaggio importante, puoi chiedere il rimborso della parte non goduta.',
    ),
  ],
});
