import { letterPage } from '#server/mail/letter-page.ts';
import type { Letter } from '#server/mail/mail.ts';
import type { Prize } from './hunt.store.ts';

export type PrizeLetter = (
  winner: { name: string; email: string },
  prize: Pick<Prize, 'name' | 'description'>,
) => Letter;

export const prizeLetterKind = 'hunt-prize';

/** What a winner is told by mail: Portuguese, as the chest is. */
export function createPrizeLetter({ publicUrl, stationName }: { publicUrl: string; stationName: string }): PrizeLetter {
  return ({ name, email }, prize) => {
    const subject = `Você ganhou: ${prize.name}`;
    const lines = [
      `Parabéns! O baú que você abriu na caça ao tesouro da ${stationName} guardava este prêmio: ${prize.name}.`,
      prize.description,
      'Não é preciso fazer nada agora: em até 15 dias falamos com você por este e-mail para combinar a entrega, no endereço do seu cadastro.',
      'Nunca pedimos pagamento, senha ou dados do cartão para entregar um prêmio.',
    ];
    const parts = lines.map((text) => ({ text }));
    return {
      kind: prizeLetterKind,
      to: email,
      subject: `${subject} | ${stationName}`,
      ...letterPage({ stationName, publicUrl, name, subject }, parts),
    };
  };
}
