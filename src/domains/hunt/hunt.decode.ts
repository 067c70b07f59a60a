import type { WireHunt, WirePrize, WireSeal, WireWonPrize } from './hunt.contract.ts';
import type { HuntNotice } from './hunt.rules.ts';

/** What one person has won. */
export type WonPrize = ReturnType<typeof decodeWonPrize>;

export function decodeWonPrize(wire: WireWonPrize) {
  return { name: wire.prizeName, description: wire.prizeDescription, icon: wire.prizeIcon };
}

export type Prize = ReturnType<typeof decodePrize>;

function decodePrize(wire: WirePrize) {
  return { ...decodeWonPrize(wire), remaining: wire.prizeRemainingQuantity, total: wire.numberTotalPrize };
}

export type Hunt = ReturnType<typeof decodeHunt>;

export function decodeHunt(wire: WireHunt) {
  return {
    title: wire.tx_descricao,
    rules: wire.tx_regulamento,
    endsAt: wire.dt_fim,
    totalPrizes: wire.totalPrizes,
    totalPrizesWon: wire.totalPrizesWon,
    prizes: wire.prizes.map(decodePrize),
  };
}

const situations = { agendada: 'to come', ativa: 'on', encerrada: 'over' } as const;

export type Seal = ReturnType<typeof decodeSeal>;

export function decodeSeal(wire: WireSeal) {
  return {
    id: wire.id_tesouro,
    title: wire.tx_descricao,
    situation: situations[wire.situacao],
    startsAt: wire.dt_inicio,
    endsAt: wire.dt_fim,
    hash: wire.hash,
    seed: wire.seed,
    prizes: wire.prizes,
  };
}

/** The two ways in which a hunt is written on the wire. */
type WrittenHunt =
  | { idHunt: number; huntEndDate: string; bannerMessage: string }
  | { id_tesouro: number; dt_fim: string; banner_message: string };

export function decodeNotice(hunt: WrittenHunt): HuntNotice {
  if ('idHunt' in hunt) return { id: hunt.idHunt, endsAt: hunt.huntEndDate, message: hunt.bannerMessage };
  return { id: hunt.id_tesouro, endsAt: hunt.dt_fim, message: hunt.banner_message };
}
