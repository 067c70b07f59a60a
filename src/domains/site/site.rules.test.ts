import { describe, expect, test } from 'vitest';
import { appParametersSchema } from './site.contract.ts';
import { cutTitle, defaultAppParameters, slideTitle, titleLimits } from './site.rules.ts';

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

test('25 campaigns have a stream address of their own, and none can send a listener to another house', () => {
  const { campaigns } = defaultAppParameters;
  expect(Object.keys(campaigns)).toHaveLength(25);
  expect(new Set(Object.values(campaigns)).size).toBe(25);
  for (const address of ['https://altrove.example/stream', '//altrove.example/stream', 'stream']) {
    const changed = { ...defaultAppParameters, campaigns: { facebook: address } };
    expect(appParametersSchema.safeParse(changed).success, address).toBe(false);
  }
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
