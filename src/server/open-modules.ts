import type { FastifyInstance } from 'fastify';
import { createClient } from '#contract/client.ts';
import type { Implementation } from './api/implement.ts';
import { inProcessTransport } from './api/in-process.ts';
import type { StaffResource } from './desk/implement-resource.ts';
import type { SitemapKind } from './documents/sitemap.ts';
import type { ModuleContext } from './domain-module.ts';
import { domainModules } from './domain-modules.ts';
import { mailPersonalData } from './mail/mail.personal.ts';
import type { PersonalData } from './personal-data.ts';

type OpenModules = {
  implementations: Implementation[];
  staff: StaffResource[];
  sitemaps: SitemapKind[];
  sitemapFiles: string[];
  /** Adds the addresses beside the API. */
  mount(app: FastifyInstance): Promise<void>;
};

/** Opens every domain for one app. */
export function openModules(context: Omit<ModuleContext, 'personalData' | 'staffResources'>): OpenModules {
  const staff: StaffResource[] = [];
  const whole = { ...context, personalData: allPersonalData(context.secret), staffResources: staff };
  const parts = domainModules.map((one) => one.open(whole));
  staff.push(...parts.flatMap((part) => part.staff ?? []));
  const implementations = [
    ...parts.flatMap(({ endpoints = [] }) => endpoints),
    ...staff.flatMap((resource) => resource.implementations),
  ];
  const client = createClient(inProcessTransport(implementations, { tag: () => undefined }));
  const oembed = parts.flatMap((part) => part.oembed ?? []);
  return {
    implementations,
    staff,
    sitemaps: parts.flatMap(({ sitemaps = [] }) => sitemaps),
    sitemapFiles: parts.flatMap(({ sitemapFiles = [] }) => sitemapFiles),
    async mount(app) {
      for (const { routes } of parts) await routes?.(app, { client, oembed, staff });
    },
  };
}

/** Whatever is stored by user or by e-mail address. The account itself goes last, and right before it the mails to its address. */
function allPersonalData(secret: string): PersonalData[] {
  const ofDomains = domainModules.flatMap(({ personalData }) => personalData?.(secret) ?? []);
  return ofDomains.toSpliced(-1, 0, mailPersonalData);
}
