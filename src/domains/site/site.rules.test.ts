import { describe, expect, test } from 'vitest';
import { appParametersSchema } from './site.contract.ts';
import {
  cutTitle,
  defaultAppParameters,
  fixedCategories,
  isMobileClient,
  otherCategories,
  slideTitle,
  titleLimits,
} from './site.rules.ts';

test('[SHELL-19] the header settings hold title, text, link, colours, maintenance, logo, bar text, ad tags and tests', () => {
  const settings = appParametersSchema.parse(defaultAppParameters);
  expect(settings).toMatchObject({
    title: expect.any(String),
    text: expect.any(String),
    link: expect.any(String),
    startColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    endColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    maintenance: false,
    logoUrl: expect.any(String),
    logoAlt: expect.any(String),
    headerBarText: 'La radio made in Italy',
    prerollAdTags: { adManager: expect.any(String), targetSpot: expect.any(String) },
    enabledTests: expect.any(Array),
  });
  for (const key of Object.keys(defaultAppParameters)) {
    const { [key as 'title']: _left, ...rest } = defaultAppParameters;
    expect(appParametersSchema.safeParse(rest).success, `without ${key}`).toBe(false);
  }
});

test('the categories beside the seven fixed ones are listed by name', () => {
  const all = [
    { name: 'Viaggi', slug: 'viaggi' },
    { name: 'Auto', slug: 'auto' },
    { name: 'Cinema', slug: 'cinema' },
    { name: 'Èlite', slug: 'elite' },
  ];
  expect(fixedCategories.map(({ name }) => name).join(' ')).toBe(
    'Auto Economia Mondo Musica Politica Salute Tecnologia',
  );
  expect(otherCategories(all).map(({ name }) => name)).toEqual(['Cinema', 'Èlite', 'Viaggi']);
});

describe('titles', () => {
  const long = 'Parola '.repeat(40);

  test('[SHELL-44] a title in a list keeps between 40 and 95 characters, by its place', () => {
    const limits = Object.values(titleLimits);
    expect(Math.min(...limits)).toBe(40);
    expect(Math.max(...limits)).toBe(95);
    for (const place of ['lead', 'column', 'card', 'side', 'compact'] as const) {
      const cut = cutTitle(long, place);
      expect(cut.length).toBeLessThanOrEqual(titleLimits[place]);
      expect(cut.length).toBeGreaterThan(titleLimits[place] - 'Parola '.length);
      expect(cut.endsWith('Parola…')).toBe(true);
    }
    expect(cutTitle('Una riga sola', 'compact')).toBe('Una riga sola');
  });

  test('[SHELL-45] a slide title has at most 16 characters', () => {
    expect(slideTitle('Notte chiara sul lungomare')).toBe('Notte chiara su…');
    expect(slideTitle('Notte chiara sul lungomare')).toHaveLength(16);
    expect(slideTitle('Sale e limone')).toBe('Sale e limone');
  });
});

describe('[SHELL-47] the client info says whether somebody listens on a mobile device', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  test.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', true, true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true, true],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X810) Chrome/140.0.0.0 Safari/537.36', true, true],
    ['an iPad that presents itself as a Mac', mac, true, true],
    ['a Mac', mac, false, false],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', true, false],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0', false, false],
  ])('%s', (_device, userAgent, coarsePointer, expected) => {
    expect(isMobileClient({ userAgent, coarsePointer })).toBe(expected);
  });
});
