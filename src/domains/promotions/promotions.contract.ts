import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField, linesField, slugField, wholeNumber } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';

/** S means yes. */
const yesOrNo = z.enum(['S', 'N']);
const idField = wholeNumber({ min: 1 });

/** A promotion as lists show it. Pictures are `folder/name.jpg` below the folder of a size, or empty. */
const promotionItemSchema = z.object({
  id_promocao: z.number(),
  tx_promocao: z.string(),
  tx_descricao_curta: z.string(),
  dt_promocao: instantField,
  /** Until when answers are taken. */
  dt_encerramento: instantField,
  /** By the station's clock, when the answer was given. */
  encerrada: z.boolean(),
  url_promocao: z.string(),
  tx_imageNew: z.string(),
  tx_banner: z.string(),
  tx_featuredImageNew: z.string(),
  tx_banner_destaque: z.string(),
  /** D: the picture is light, and the text on it dark. */
  tx_colorScheme: z.enum(['D', 'L']),
  pro: z.boolean(),
  /** S: the answer is one word. */
  rs_keywords: yesOrNo,
  rs_editavel: yesOrNo,
  rs_multiple: yesOrNo,
});
export type WirePromotionItem = z.output<typeof promotionItemSchema>;

export const promotionSchema = promotionItemSchema.extend({
  /** HTML. */
  tx_descricao: z.string(),
  /** The rules, HTML. */
  tx_regulamento: z.string(),
  tx_premio: z.string(),
});
export type WirePromotion = z.output<typeof promotionSchema>;

export const winnerSchema = z.object({
  tx_nome: z.string(),
  tx_sobrenome: z.string(),
  tx_cidade: z.string(),
  id_estado: z.number().nullable(),
  /** The state as people write it: its letters in Brazil, its name in Italy. */
  tx_estado: z.string(),
  dt_vencedor: instantField,
});
export type WireWinner = z.output<typeof winnerSchema>;

export const userAnswerSchema = z.object({
  id_participante_promocao: z.number(),
  tx_resposta: z.string(),
  /** How many answers this person has sent; more than one where the promotion takes many. */
  qt_respostas: z.number(),
});
export type WireAnswer = z.output<typeof userAnswerSchema>;

export const getAllPublishedPromotions = defineEndpoint({
  name: 'getAllPublishedPromotions',
  method: 'GET',
  path: '/api/v1/promotions/getAllPublishedPromotions',
  access: 'public',
  summary: 'The promotions that take answers now, newest first.',
  data: z.array(promotionItemSchema),
});

export const getClosedPromotions = defineEndpoint({
  name: 'getClosedPromotions',
  method: 'GET',
  path: '/api/v1/promotions/getClosedPromotions/:count/:offset',
  access: 'public',
  summary: 'Closed promotions, the last closed first, and how many there are; the count stands before the offset.',
  params: z.object({ count: countField, offset: offsetField }),
  data: z.object({ total: z.number(), promotions: z.array(promotionItemSchema) }),
});

export const getPromotionBySlug = defineEndpoint({
  name: 'getPromotionBySlug',
  method: 'GET',
  path: '/api/v1/promotions/getPromotionBySlug/:slug',
  access: 'public',
  summary: 'One promotion, open or closed.',
  params: z.object({ slug: slugField }),
  data: promotionSchema,
  refusals: { 'promotion not found': 404 },
});

export const getPromotionWinners = defineEndpoint({
  name: 'getPromotionWinners',
  method: 'GET',
  path: '/api/v1/promotions/getPromotionWinners/:promotionId',
  access: 'user',
  summary: "A promotion's winners, for signed-in people; an empty list while none are published.",
  params: z.object({ promotionId: idField }),
  data: z.array(winnerSchema),
  refusals: { 'promotion not found': 404 },
});

export const getUserAnswer = defineEndpoint({
  name: 'getUserAnswer',
  method: 'GET',
  path: '/api/v1/promotions/getUserAnswer/:id',
  access: 'user',
  summary:
    "The caller's own answer to the promotion with this id, the last one where many are taken; null without any.",
  params: z.object({ id: idField }),
  data: userAnswerSchema.nullable(),
  refusals: { 'promotion not found': 404 },
});

export const saveAnswer = defineEndpoint({
  name: 'saveAnswer',
  method: 'POST',
  path: '/api/v1/promotions/saveAnswer',
  access: 'user',
  summary:
    'Sends an answer (idUserPromotion false) or changes it (its participant id). Whoever sends it accepts the rules.',
  body: z.object({
    idUserPromotion: z.union([z.literal(false), idField]).default(false),
    idPromotion: idField,
    answer: linesField(0, 4_000),
    /** The page says how its checkbox stands; a call without it accepts by being made. */
    rulesAccepted: z.boolean().default(true),
  }),
  data: z.null(),
  refusals: {
    'promotion not found': 404,
    'promotion closed': 409,
    'pro only': 403,
    'registration incomplete': 403,
    'rules not accepted': 400,
    'answer empty': 400,
    'answer too long': 400,
    'one word only': 400,
    'answer not found': 404,
    'answer not editable': 409,
    'already answered': 409,
  },
  limit: { calls: 120, seconds: 600 },
});
