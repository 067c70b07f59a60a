import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation();

test('[NEWS-24] [NEWS-26] a list that ends with a whole page offers no more; one item more, and it does', async () => {
  const { pool } = station.context;
  const { rows } = await pool.query<{ id: number }>(
    `select n.id from news n join news_categories c on c.id = n.category_id where c.slug = 'musica' order by n.published_at desc offset 12`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const [one] = rows;
  expect((await station.get('/notizie/musica')).body).toContain('Carica altre notizie');
  await pool.query(`update news set published_at = now() + interval '1 year' where id = any($1)`, [
    rows.map(({ id }) => id),
  ]);
  await station.context.invalidateTags(station.context.db, 'category:musica');
  const whole = await station.get('/notizie/musica');
  expect(whole.body).toContain('Non ci sono più notizie');
  expect(whole.body).not.toContain('Carica altre notizie');
  await pool.query(`update news set published_at = now() - interval '3 years' where id = $1`, [one?.id]);
  await station.context.invalidateTags(station.context.db, 'category:musica');
  expect((await station.get('/notizie/musica')).body).toContain('Carica altre notizie');
});
