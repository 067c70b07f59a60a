import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { visitHashField } from '#contract/fields.ts';

const linkField = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/)/, 'an https address or a path of this site');
const colourField = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Everything the newsroom may change about the shell without a deploy. Keys are the wire's. */
export const appParametersSchema = z.object({
  title: z.string().max(80),
  text: z.string().max(160),
  link: linkField.or(z.literal('')),
  startColor: colourField,
  endColor: colourField,
  maintenance: z.boolean(),
  logoUrl: z.string().max(300),
  logoAlt: z.string().max(120),
  headerBarText: z.string().max(120),
  prerollAdTags: z.object({ adManager: linkField.or(z.literal('')), targetSpot: linkField.or(z.literal('')) }),
  /** The stream address for visitors who came with this `utm_source`. A page may only play from its own house. */
  campaigns: z.record(
    z.string().regex(/^[\w.-]{1,60}$/),
    z
      .string()
      .max(300)
      .regex(/^\/(?!\/)/),
  ),
  enabledTests: z.array(z.string().regex(/^test_\w{1,40}$/)).max(50),
  station: z.object({
    name: z.string().max(40),
    tagline: z.string().max(80),
    company: z.string().max(120),
    address: z.string().max(200),
    email: z.email(),
    privacyEmail: z.email(),
    phone: z.string().max(30),
    whatsapp: z.string().max(30),
    taxId: z.string().max(40),
    musicLicence: z.string().max(60),
    /** Whose clock the station goes by. */
    zone: z.string().max(60),
    /** How an advertiser reaches the sales desk; what is empty is not offered. */
    sales: z.object({ whatsapp: z.string().max(30), phone: z.string().max(30), chat: linkField.or(z.literal('')) }),
    social: z.array(z.object({ network: z.string().max(20), label: z.string().max(40), href: linkField })).max(12),
    apps: z.array(z.object({ store: z.string().max(20), label: z.string().max(40), href: linkField })).max(8),
  }),
});

export type AppParameters = z.output<typeof appParametersSchema>;
/** What somebody chose of them; everything else follows the defaults. */
export type AppParametersChange = Partial<Omit<AppParameters, 'station'>> & {
  station?: Partial<AppParameters['station']>;
};

export const getAppParameters = defineEndpoint({
  name: 'getAppParameters',
  method: 'GET',
  path: '/api/v1/getAppParameters',
  access: 'public',
  summary: 'Header banner settings, maintenance flag, advertising tags and facts of the station.',
  data: appParametersSchema,
});

export const consentChoices = ['accepted', 'rejected', 'custom'] as const;

export const recordConsent = defineEndpoint({
  name: 'recordConsent',
  method: 'POST',
  path: '/api/v1/consent/record',
  access: 'public',
  summary:
    'Keeps the record of one cookie choice, under a hash that the visitor holds, and marks the browser (a1_browserHash).',
  body: z.object({
    choice: z.enum(consentChoices),
    statistics: z.boolean(),
    marketing: z.boolean(),
    visitHash: visitHashField,
  }),
  data: z.object({ recordId: z.string(), recordedAt: z.iso.datetime() }),
  limit: { calls: 100, seconds: 3600 },
});

export const startVisit = defineEndpoint({
  name: 'startVisit',
  method: 'POST',
  path: '/api/v1/visit/start',
  access: 'public',
  summary:
    'Signs the hash of a visit for a day: votes, ratings and views count with it. A browser whose owner has answered the cookie bar gets its own mark (a1_browserHash) back if it lost it.',
  body: z.object({ sessionHash: visitHashField }),
  data: z.object({ mark: z.string() }),
  // A school or an office behind one address: each tab asks once a day.
  limit: { calls: 300, seconds: 3600 },
});
