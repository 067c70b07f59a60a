import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, textField, wholeNumber } from '#contract/fields.ts';
import { isZoneName } from '#kit/zone-names.ts';

const access = 'staff:users.edit';
const colourField = formField(/^#[0-9a-f]{6}$/i);
const emailField = formField(/^[^\s@]{1,64}@[^\s@]{1,120}\.[a-z]{2,20}$/i);
/** A picture of the media library; empty: the name in letters. */
const logoField = z.union([z.literal(''), formField(/^library\/[\w.-]{1,80}$/)]);
const zoneField = textField(1, 60).refine(isZoneName);

const identity = {
  name: textField(1, 40),
  tagline: textField(0, 80),
  email: emailField,
  logo: logoField,
  zone: zoneField,
  startColor: colourField,
  endColor: colourField,
};

const setupSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  email: z.string(),
  logo: z.string(),
  zone: z.string(),
  startColor: z.string(),
  endColor: z.string(),
  /** Nought before anything of it was ever saved. */
  version: z.number(),
  /** The first stream, once there is one. */
  stream: z.object({ name: z.string(), color: z.string() }).nullable(),
});
export type StationSetup = z.output<typeof setupSchema>;

export const getStationSetup = defineEndpoint({
  name: 'staff.setup.read',
  method: 'GET',
  path: '/api/v1/staff/setup',
  access,
  summary: 'What a new station has been given so far: its name and face and the first stream.',
  data: setupSchema,
});

export const saveStationSetup = defineEndpoint({
  name: 'staff.setup.save',
  method: 'PUT',
  path: '/api/v1/staff/setup',
  access,
  summary: 'Gives the station its name and face. The first time, the facts of the demo make room.',
  body: z.object({ ...identity, version: wholeNumber() }),
  namesFields: true,
  data: setupSchema,
  refusals: { 'newer version exists': 409 },
});

export const addFirstStream = defineEndpoint({
  name: 'staff.setup.addStream',
  method: 'POST',
  path: '/api/v1/staff/setup/stream',
  access,
  summary: 'Makes the stream that the player begins with.',
  body: z.object({ name: textField(1, 60), color: colourField }),
  namesFields: true,
  data: setupSchema,
  refusals: { 'stream exists': 409 },
});
