import { expect, test } from 'vitest';
import { checkInfoActiveHunt, huntSchema, prizeSchema, setShareSituation } from './hunt.contract.ts';

test('[HUNT-01] the hunt carries both of its readings', () => {
  const fields = Object.keys(huntSchema.shape);
  for (const field of [
    ...['idHunt', 'huntEndDate', 'bannerMessage'],
    ...['id_tesouro', 'tx_descricao', 'situacao', 'tx_regulamento', 'dt_inicio', 'dt_fim', 'banner_message'],
  ]) {
    expect(fields).toContain(field);
  }
  expect(checkInfoActiveHunt.data.safeParse(null).success).toBe(true);
});

test('[HUNT-02] a prize has both of its names, its picture and its numbers', () => {
  expect(Object.keys(prizeSchema.shape)).toEqual([
    'tx_nome',
    'prizeName',
    'prizeDescription',
    'prizeIcon',
    'prizeRemainingQuantity',
    'prizesWon',
    'numberTotalPrize',
  ]);
});

test('[HUNT-03] the hunt carries its totals and its rules', () => {
  const { totalPrizes, totalPrizesWon, huntRegulation } = huntSchema.shape;
  for (const field of [totalPrizes, totalPrizesWon]) expect(field.safeParse(3).success).toBe(true);
  expect(huntRegulation.safeParse('<p>Regole</p>').success).toBe(true);
});

test('a win is shared on a network that is known, or closed', () => {
  const accepts = (shareSituation: string) => setShareSituation.body.safeParse({ shareSituation }).success;
  for (const known of ['facebook', 'twitter', 'whatsapp', 'closed'])
    expect([known, accepts(known)]).toEqual([known, true]);
  for (const other of ['', 'Facebook', 'telegram']) expect([other, accepts(other)]).toEqual([other, false]);
});
