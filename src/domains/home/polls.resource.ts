import { z } from 'zod';
import { instantField, textField, wholeNumber } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';

/** At a moment a poll is one of them. */
const pollStates = ['open', 'closed', 'coming'] as const;
export type PollState = (typeof pollStates)[number];

export const pollsResource = defineResource({
  name: 'polls',
  permission: 'site.edit',
  texts: {
    one: 'sondaggio',
    many: 'Sondaggi',
    create: 'Nuovo sondaggio',
    empty: 'Fai una domanda a chi ascolta: il sondaggio aperto più recente sta in prima pagina.',
  },
  fields: z.object({
    title: staffField(textField(1, 200), { label: 'Domanda', widget: 'text' }),
    opensAt: staffField(instantField, { label: 'Si apre', widget: 'instant' }),
    closesAt: staffField(instantField.nullable().default(null), {
      label: 'Si chiude',
      widget: 'instant',
      help: 'Vuoto: resta aperto finché non ne apre uno più recente.',
    }),
    answers: staffField(
      z
        .array(
          z.object({
            /** Of an answer that is there already: its votes stay with it, whatever it says now. */
            id: wholeNumber({ min: 1 }).optional(),
            text: staffField(textField(1, 120), { label: 'Risposta', widget: 'text' }),
          }),
        )
        .min(2)
        .max(12),
      { label: 'Risposte', widget: 'rows', help: 'Togliere una risposta toglie anche i suoi voti.' },
    ),
  }),
  shown: z.object({
    votes: staffField(z.number(), { label: 'Voti', widget: 'number' }),
    /** As many as the answers, in their order. */
    votesByAnswer: z.array(z.number()),
  }),
  filters: z.object({
    state: staffField(z.enum(pollStates).optional(), {
      label: 'Stato',
      widget: 'choice',
      choices: { open: 'Aperti', closed: 'Chiusi', coming: 'In programma' },
    }),
  }),
  title: 'title',
  columns: ['title', 'opensAt', 'closesAt', 'votes'],
  sorts: ['title', 'opensAt', 'closesAt', 'votes', 'changedAt'],
  defaultSort: '-opensAt',
});
