import { expect, test } from 'vitest';
import { getProgramsData } from '../programmes.contract.ts';
import { presentProgramme } from './programmes.present.ts';

const programme = {
  id: 1,
  slug: 'lato-b',
  title: 'Lato B',
  summary: 'Tre ore di vinile.',
  description: '<p>Solo facciate <strong>minori</strong>.</p>',
  image: 'programmi/lato-b.jpg',
  host: 'Ettore Massa',
  days: 'Sabato',
  weekdays: [6],
  startTime: '21:00',
  endTime: '00:00',
  position: 3,
};

test('[PROGRAMME-01] a programme has a title, an image, a description, its days and its time', () => {
  const [shown] = getProgramsData.data.parse([presentProgramme(programme)]);
  expect(shown).toMatchObject({
    programTitle: 'Lato B',
    programImage: 'programmi/lato-b.jpg',
    programDescription: '<p>Solo facciate <strong>minori</strong>.</p>',
    programDays: 'Sabato',
    programTime: '21:00 - 00:00',
  });
  for (const field of ['programTitle', 'programImage', 'programDescription', 'programDays', 'programTime']) {
    expect(getProgramsData.data.safeParse([{ ...shown, [field]: undefined }]).success).toBe(false);
  }
});

test('a description loses everything that could run in a listener’s browser', () => {
  const description = '<p onclick="steal()">Ciao<script>steal()</script><img src="javascript:steal()" alt=""></p>';
  const { programDescription } = presentProgramme({ ...programme, description });
  expect(programDescription).toContain('Ciao');
  expect(programDescription).not.toMatch(/script|onclick|steal/);
});
