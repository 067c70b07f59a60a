import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { WireHunt, WirePrize, WireSeal, WireWonPrize } from '../hunt.contract.ts';
import type { Hunt, Prize, PrizeStock, SealedHuntRow } from './hunt.store.ts';

export function presentHunt(hunt: Hunt, stock: readonly PrizeStock[], now: Date): WireHunt {
  const { id, title, bannerMessage } = hunt;
  const rules = sanitizeHtml(hunt.rules);
  const startsAt = hunt.startsAt.toISOString();
  const endsAt = hunt.endsAt.toISOString();
  return {
    idHunt: id,
    huntEndDate: endsAt,
    bannerMessage,
    id_tesouro: id,
    tx_descricao: title,
    situacao: situationOf(hunt, now),
    tx_regulamento: rules,
    dt_inicio: startsAt,
    dt_fim: endsAt,
    banner_message: bannerMessage,
    huntRegulation: rules,
    totalPrizes: stock.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrizesWon: stock.reduce((sum, { won }) => sum + won, 0),
    prizes: stock.map(presentStock),
  };
}

function presentStock(prize: PrizeStock): WirePrize {
  return {
    ...presentPrize(prize),
    prizeRemainingQuantity: prize.quantity - prize.won,
    prizesWon: prize.won,
    numberTotalPrize: prize.quantity,
  };
}

export function presentPrize({ name, description, icon }: Prize): WireWonPrize {
  return { tx_nome: name, prizeName: name, prizeDescription: description, prizeIcon: icon };
}

/** Before the end the seed would tell every winning instant that is still to come. */
export function presentSeal({ id, title, startsAt, endsAt, hash, seed, prizes }: SealedHuntRow, now: Date): WireSeal {
  const situacao = situationOf({ startsAt, endsAt }, now);
  return {
    id_tesouro: id,
    tx_descricao: title,
    situacao,
    dt_inicio: startsAt.toISOString(),
    dt_fim: endsAt.toISOString(),
    hash,
    seed: situacao === 'encerrada' ? seed : null,
    prizes,
  };
}

function situationOf({ startsAt, endsAt }: Pick<Hunt, 'startsAt' | 'endsAt'>, now: Date): WireHunt['situacao'] {
  if (endsAt <= now) return 'encerrada';
  return startsAt <= now ? 'ativa' : 'agendada';
}
