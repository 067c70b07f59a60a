import type { MailContent } from '#server/mail/mail.ts';
import { mailPage } from '#server/mail/mail-page.ts';
import type { Prize } from './hunt.store.ts';

export type PrizeMail = (
  winner: { name: string; email: string },
  prize: Pick<Prize, 'name' | 'description'>,
) => MailContent;

export const prizeMailKind = 'hunt-prize';

/** What a winner is told by mail: Portuguese, as the chest is. */
export function createPrizeMail({ publicUrl, stationName }: { publicUrl: string; stationName: string }): PrizeMail {
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
      kind: prizeMailKind,
      to: email,
      subject: `${subject} | ${stationName}`,
      ...mailPage({ stationName, publicUrl, name, subject }, parts),
    };
  };
}
