import { storedItems } from './browser-storage.ts';
import { list, p, table } from './legal.blocks.ts';
import type { LegalText, StationFacts } from './legal.types.ts';

const tableOf = (kind: 'Tecnico' | 'Statistica' | 'Marketing') =>
  table(
    ['Nome', 'Dove si trova', 'A che cosa serve', 'Durata'],
    storedItems
      .filter((item) => item.kind === kind)
      .map((item) => [item.name, item.place, item.purpose, item.duration]),
  );

export const cookiePolicy = (station: StationFacts): LegalText => ({
  title: 'Cookie e memoria del browser',
  intro: `Tutto quello che il sito di ${station.name} scrive nel tuo browser, voce per voce: che cosa è, a che cosa serve, quanto dura e come cambiare idea. Il quadro completo sui dati personali è nell’[informativa sulla privacy](/termini/privacidade).`,
  updated: '2026-11-02',
  sections: [
    {
      id: 'che-cosa-sono',
      heading: 'Di che cosa parliamo',
      blocks: [
        p(
          'Un **cookie** è una riga di testo che il browser conserva e rimanda al sito a ogni richiesta. La **memoria locale** è un cassetto del browser che il sito può aprire, ma che non parte da solo verso il server. La **memoria della visita** si svuota quando chiudi la pagina. La **cache** tiene copie di pagine già viste. La legge li tratta allo stesso modo, e noi anche.',
        ),
        p(
          'Distinguiamo tre tipi. Gli strumenti **tecnici** servono a farti usare il sito e non richiedono consenso. Quelli di **statistica** ci dicono come viene usato. Quelli di **marketing** permettono annunci di sistemi esterni. Gli ultimi due restano spenti finché non li accendi tu.',
        ),
      ],
    },
    {
      id: 'tecnici',
      heading: 'Tecnici, sempre attivi',
      blocks: [
        tableOf('Tecnico'),
        p(
          'Due precisazioni. **a1_browserHash** non esiste prima che tu risponda alla barra: fino a quel momento usiamo soltanto un’impronta che dura una visita. E **auth_jwt** compare solo se fai l’accesso: chi ascolta senza account non lo riceve mai.',
        ),
      ],
    },
    {
      id: 'statistica',
      heading: 'Statistica, con il tuo consenso',
      blocks: [
        tableOf('Statistica'),
        p(
          'I conteggi di quante connessioni sono aperte sulla diretta non usano cookie: nascono sul server e contengono soltanto numeri.',
        ),
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing, con il tuo consenso',
      blocks: [
        tableOf('Marketing'),
        p(
          'Chi rifiuta sente la diretta esattamente come gli altri. Chi ha un abbonamento [PRO](/vantagens-da-assinatura-pro) non riceve annunci prima dell’ascolto né banner, qualunque sia stata la scelta.',
        ),
      ],
    },
    {
      id: 'terze-parti',
      heading: 'Video, podcast e accesso con altri servizi',
      blocks: [
        p(
          'Alcune pagine possono mostrare un video, un mix o un podcast ospitato altrove. Questi riquadri vengono caricati solo quando li avvii tu, e da quel momento valgono anche le regole di chi li ospita. Se entri con Google o Facebook, la loro finestra può usare i cookie di quel servizio: succede soltanto quando premi il pulsante. I tasti di condivisione sono semplici collegamenti e non caricano nulla finché non li tocchi.',
        ),
      ],
    },
    {
      id: 'cambiare-scelta',
      heading: 'Come cambiare la tua scelta',
      blocks: [
        list(
          '**Dal sito.** Il collegamento alle preferenze sui cookie, in fondo a ogni pagina, riapre la barra: puoi scegliere «Accetta tutti», «Rifiuta tutti» o «Personalizza» per decidere separatamente su statistica e marketing.',
          '**Dal browser.** Nelle impostazioni sulla privacy puoi vedere, cancellare o bloccare i cookie e i dati dei siti. Se blocchi anche quelli tecnici, l’accesso e il ricordo delle preferenze smettono di funzionare; l’ascolto no.',
          '**Cancellando i dati del sito.** Spariscono tutte le voci di questa pagina e alla visita successiva la barra torna a chiederti che cosa preferisci.',
        ),
        p(
          'La scelta vale 365 giorni e riguarda il browser con cui l’hai fatta: su un altro dispositivo te la chiederemo di nuovo. Ne conserviamo una registrazione con data e ora per poterla dimostrare. Revocare il consenso ferma la raccolta da quel momento in avanti.',
        ),
        p(
          `Per qualsiasi dubbio scrivi a ${station.dpoEmail}. Se vuoi eliminare anche l’account, la strada più breve è la [pagina sulla cancellazione dei dati](/delete-data).`,
        ),
      ],
    },
  ],
});
