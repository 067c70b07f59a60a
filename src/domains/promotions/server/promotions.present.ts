import { stateLabel } from '#domains/accounts/server/accounts.read.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { WireAnswer, WirePromotion, WirePromotionItem, WireWinner } from '../promotions.contract.ts';
import type { Answer } from './answers.store.ts';
import type { Promotion, Winner } from './promotions.store.ts';

const yesOrNo = (is: boolean) => (is ? 'S' : 'N');

export function presentItem(promotion: Promotion, now: Date): WirePromotionItem {
  const { publishedAt, closesAt } = promotion;
  return {
    id_promocao: promotion.id,
    tx_promocao: promotion.title,
    tx_descricao_curta: promotion.shortDescription,
    dt_promocao: (publishedAt ?? closesAt).toISOString(),
    dt_encerramento: closesAt.toISOString(),
    encerrada: closesAt <= now,
    url_promocao: promotion.slug,
    tx_imageNew: promotion.image,
    tx_banner: promotion.banner,
    tx_featuredImageNew: promotion.featuredImage,
    tx_banner_destaque: promotion.featuredBanner,
    tx_colorScheme: promotion.darkText ? 'D' : 'L',
    pro: promotion.pro,
    rs_keywords: yesOrNo(promotion.singleWord),
    rs_editavel: yesOrNo(promotion.editable),
    rs_multiple: yesOrNo(promotion.multiple),
  };
}

export function presentPromotion(promotion: Promotion, now: Date): WirePromotion {
  return {
    ...presentItem(promotion, now),
    tx_descricao: sanitizeHtml(promotion.description),
    tx_regulamento: sanitizeHtml(promotion.rules),
    tx_premio: promotion.prize,
  };
}

export function presentWinner({ name, lastName, city, stateId, wonAt }: Winner): WireWinner {
  return {
    tx_nome: name,
    tx_sobrenome: lastName,
    tx_cidade: city,
    id_estado: stateId,
    tx_estado: stateId === null ? '' : stateLabel(stateId),
    dt_vencedor: wonAt.toISOString(),
  };
}

export function presentAnswer({ id, answer, total }: Pick<Answer, 'id' | 'answer'> & { total: number }): WireAnswer {
  return { id_participante_promocao: id, tx_resposta: answer, qt_respostas: total };
}
