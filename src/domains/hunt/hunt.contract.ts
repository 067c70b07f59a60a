import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, formField, instantField } from '#contract/fields.ts';
import { pageTokenHeader, shareSituations } from './hunt.rules.ts';

/** A prize as lists show it. `tx_nome` and `prizeName` are the same name. The icon is `folder/name.jpg` or empty. */
export const prizeSchema = z.object({
  tx_nome: z.string(),
  prizeName: z.string(),
  prizeDescription: z.string(),
  prizeIcon: z.string(),
  /** Those whose chest nobody has opened yet. */
  prizeRemainingQuantity: z.number(),
  prizesWon: z.number(),
  numberTotalPrize: z.number(),
});
export type WirePrize = z.output<typeof prizeSchema>;

/** What one person has won. */
const wonPrizeSchema = prizeSchema.pick({
  tx_nome: true,
  prizeName: true,
  prizeDescription: true,
  prizeIcon: true,
});
export type WireWonPrize = z.output<typeof wonPrizeSchema>;

const situationField = z.enum(['agendada', 'ativa', 'encerrada']);

/** The hunt that is on, in both of its readings, with its prizes. */
export const huntSchema = z.object({
  idHunt: z.number(),
  huntEndDate: instantField,
  bannerMessage: z.string(),
  id_tesouro: z.number(),
  tx_descricao: z.string(),
  situacao: situationField,
  /** The rules, HTML; `huntRegulation` is the same. */
  tx_regulamento: z.string(),
  dt_inicio: instantField,
  dt_fim: instantField,
  banner_message: z.string(),
  huntRegulation: z.string(),
  totalPrizes: z.number(),
  totalPrizesWon: z.number(),
  prizes: z.array(prizeSchema),
});
export type WireHunt = z.output<typeof huntSchema>;

/** What a draw can be checked with. The seed stays in the house until the hunt is over. */
const sealSchema = z.object({
  id_tesouro: z.number(),
  tx_descricao: z.string(),
  situacao: situationField,
  dt_inicio: instantField,
  dt_fim: instantField,
  hash: z.string(),
  seed: z.string().nullable(),
  prizes: z.array(z.object({ id: z.number(), quantity: z.number() })),
});
export type WireSeal = z.output<typeof sealSchema>;

/** One address is often a whole office. */
const perAddress = { calls: 600, seconds: 600 };

export const checkInfoActiveHunt = defineEndpoint({
  name: 'checkInfoActiveHunt',
  method: 'GET',
  path: '/api/v1/cacaAoTesouro/checkInfoActiveHunt',
  access: 'public',
  summary: 'The treasure hunt that is on now with its rules and prizes; null without one.',
  data: huntSchema.nullable(),
});

export const checkHuntAndPrizes = defineEndpoint({
  name: 'checkHuntAndPrizes',
  method: 'POST',
  path: '/api/v1/cacaAoTesouro/checkHuntAndPrizes',
  access: 'user',
  summary: 'The treasure hunt that is on now, and what the caller has won in it; null without a hunt.',
  data: huntSchema.extend({ ownPrize: wonPrizeSchema.nullable() }).nullable(),
  limit: perAddress,
});

export const getHuntSeals = defineEndpoint({
  name: 'getHuntSeals',
  method: 'GET',
  path: '/api/v1/cacaAoTesouro/getHuntSeals',
  access: 'public',
  summary: 'How the winning instants of the last hunts were sealed: the hash always, the seed once the hunt is over.',
  data: z.array(sealSchema),
});

export const getPageToken = defineEndpoint({
  name: 'getPageToken',
  method: 'GET',
  path: '/api/v1/cacaAoTesouro/getPageToken',
  access: 'registered',
  summary:
    'The token with which the view of a page counts, for whoever shows the stamp that stands in its HTML, and how long to look at the page before. Null where the stamp is not that of the page as it was sent of late.',
  query: z.object({ page: formField(/^\//), stamp: exactField(0, 60) }),
  data: z.object({ token: z.string(), waitMs: z.number() }).nullable(),
  limit: perAddress,
});

export const setPageViewAndCheckWin = defineEndpoint({
  name: 'setPageViewAndCheckWin',
  method: 'POST',
  path: '/api/v1/cacaAoTesouro/setPageViewAndCheckWin',
  access: 'registered',
  summary:
    'Counts a page view that shows the token of its page; gives the prize that it reserves, or the one that waits already. Null is no win.',
  headers: z.object({ [pageTokenHeader]: exactField(0, 800).optional() }),
  data: wonPrizeSchema.nullable(),
  limit: perAddress,
});

export const checkSomeReservedPrize = defineEndpoint({
  name: 'checkSomeReservedPrize',
  method: 'POST',
  path: '/api/v1/cacaAoTesouro/checkSomeReservedPrize',
  access: 'registered',
  summary: "The prize that waits for the caller's click on its chest; null without one.",
  data: wonPrizeSchema.nullable(),
  limit: perAddress,
});

export const changeLogStatusAndSendMail = defineEndpoint({
  name: 'changeLogStatusAndSendMail',
  method: 'POST',
  path: '/api/v1/cacaAoTesouro/changeLogStatusAndSendMail',
  access: 'registered',
  summary:
    'Opens the chest: the reserved prize is won and its mail is on its way. Opened again, it tells the same prize.',
  data: wonPrizeSchema,
  refusals: { 'no prize reserved': 404 },
  limit: perAddress,
});

export const setShareSituation = defineEndpoint({
  name: 'setShareSituation',
  method: 'POST',
  path: '/api/v1/cacaAoTesouro/setShareSituation',
  access: 'registered',
  summary: "Where the caller's last win was shared. What was shared does not become 'closed' again.",
  body: z.object({ shareSituation: z.enum(shareSituations) }),
  data: z.null(),
  refusals: { 'no prize won': 404 },
  limit: perAddress,
});
