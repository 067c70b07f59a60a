import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

const inOrder = [
  'Notte italiana',
  'Prima edizione',
  'A1 Morning',
  'Officina canzone',
  'Tavola calda',
  'Ponte Roma–São Paulo',
  'Traffico lento',
  'Big Hour',
  'Lado pessoal',
  'Le 100 più in onda',
  'Lato B',
  'Domenica lenta',
];

test('[PROGRAMME-02] anybody reads the programmes of the week, in the order in which they go on air', async () => {
  const station = await openTestStation();
  const { status, body } = await station.get('/api/v1/programs/getProgramsData');
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data.map((one: { programTitle: string }) => one.programTitle)).toEqual(inOrder);
  expect(body.data[0]).toMatchObject({ programTitle: 'Notte italiana', programTime: '00:00 - 06:00' });
  for (const programme of body.data) {
    expect(programme.programDescription).toMatch(/^<p>/);
    expect(programme.programDays).not.toBe('');
    expect(programme.programTime).toMatch(/^\d\d:\d\d - \d\d:\d\d$/);
    expect(programme.programWeekdays.length).toBeGreaterThan(0);
  }
});

test('a station without programmes answers an empty list', async () => {
  const station = await openTestStation({ content: 'empty' });
  const { status, body } = await station.get('/api/v1/programs/getProgramsData');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
});
