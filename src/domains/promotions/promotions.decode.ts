import type { BodyOf } from '#contract/endpoint.ts';
import type { saveAnswer, WireAnswer, WirePromotion, WirePromotionItem, WireWinner } from './promotions.contract.ts';

/** A promotion as lists show it. */
export type PromotionItem = ReturnType<typeof decodePromotionItem>;

export function decodePromotionItem(wire: WirePromotionItem) {
  return {
    id: wire.id_promocao,
    slug: wire.url_promocao,
    title: wire.tx_promocao,
    shortDescription: wire.tx_descricao_curta,
    publishedAt: wire.dt_promocao,
    closesAt: wire.dt_encerramento,
    isClosed: wire.encerrada,
    image: wire.tx_imageNew,
    banner: wire.tx_banner,
    featuredBanner: wire.tx_banner_destaque,
    darkText: wire.tx_colorScheme === 'D',
    pro: wire.pro,
    singleWord: wire.rs_keywords === 'S',
    editable: wire.rs_editavel === 'S',
    multiple: wire.rs_multiple === 'S',
  };
}

export type Promotion = ReturnType<typeof decodePromotion>;

export function decodePromotion(wire: WirePromotion) {
  return {
    ...decodePromotionItem(wire),
    description: wire.tx_descricao,
    rules: wire.tx_regulamento,
    prize: wire.tx_premio,
  };
}

export type Winner = ReturnType<typeof decodeWinner>;

export function decodeWinner(wire: WireWinner) {
  return {
    name: wire.tx_nome,
    lastName: wire.tx_sobrenome,
    city: wire.tx_cidade,
    state: wire.tx_estado,
    wonAt: wire.dt_vencedor,
  };
}

export type OwnAnswer = ReturnType<typeof decodeOwnAnswer>;

/** The last answer of whoever asks, and how many they have sent. */
export function decodeOwnAnswer(wire: WireAnswer) {
  return { id: wire.id_participante_promocao, answer: wire.tx_resposta, total: wire.qt_respostas };
}

type WireSaving = BodyOf<typeof saveAnswer>;
type WrittenAnswer = { promotionId: number; answerId: number | null; answer: string };

/** `answerId` is that of the answer which is changed, null for a new one. Only a form whose rules are accepted is sent. */
export function encodeAnswer({ promotionId, answerId, answer }: WrittenAnswer): WireSaving {
  return { idUserPromotion: answerId ?? false, idPromotion: promotionId, answer, rulesAccepted: true };
}

export function decodeSaving({ idUserPromotion, idPromotion, answer }: WireSaving): WrittenAnswer {
  return { promotionId: idPromotion, answerId: idUserPromotion || null, answer };
}
