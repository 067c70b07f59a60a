import { expect, test } from 'vitest';
import { appParametersSchema } from './site.contract.ts';
import { defaultAppParameters } from './site.defaults.ts';

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
