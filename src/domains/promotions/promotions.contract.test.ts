import { expect, test } from 'vitest';
import { promotionSchema, userAnswerSchema, winnerSchema } from './promotions.contract.ts';

function refusesWithout(schema: { safeParse(value: unknown): { success: boolean } }, whole: object): void {
  expect(schema.safeParse(whole).success).toBe(true);
  for (const field of Object.keys(whole)) {
    expect([field, schema.safeParse({ ...whole, [field]: undefined }).success]).toEqual([field, false]);
  }
}

test('[PROMO-01] a promotion has its title, texts, rules, dates, pictures, scheme and ways of answering', () => {
  const promotion = {
    id_promocao: 1,
    tx_promocao: 'Una notte in vinile',
    tx_descricao_curta: 'Due posti in studio.',
    tx_regulamento: '<p>Regole.</p>',
    dt_promocao: '2026-11-15T08:00:00.000Z',
    dt_encerramento: '2026-12-15T08:00:00.000Z',
    encerrada: false,
    url_promocao: 'notte-in-vinile',
    rs_keywords: 'N',
    tx_descricao: '<p>Di che cosa si tratta.</p>',
    tx_premio: 'Un vinile',
    tx_imageNew: 'promotions/a.jpg',
    tx_banner: 'promotions/b.jpg',
    tx_featuredImageNew: '',
    tx_banner_destaque: '',
    tx_colorScheme: 'D',
    pro: false,
    rs_editavel: 'S',
    rs_multiple: 'N',
  };
  refusesWithout(promotionSchema, promotion);
  expect(promotionSchema.safeParse({ ...promotion, rs_multiple: 'sim' }).success).toBe(false);
});

test('[PROMO-02] a winner has a name, a last name, a city, a state and a date', () => {
  refusesWithout(winnerSchema, {
    tx_nome: 'Tiago',
    tx_sobrenome: 'Ferraz',
    tx_cidade: 'Maceió',
    id_estado: 27,
    tx_estado: 'AL',
    dt_vencedor: '2026-03-01T12:00:00.000Z',
  });
});

test('[PROMO-03] an answer has its participant id and its words', () => {
  refusesWithout(userAnswerSchema, { id_participante_promocao: 4, tx_resposta: 'Mareggiata', qt_respostas: 1 });
});
