import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Client } from '#contract/client.ts';
import type { Broadcast } from '#domains/live/server/broadcast.ts';
import type { KnownSongs } from '#domains/live/server/live.present.ts';
import type { OEmbedKind } from '#domains/player/oembed.rules.ts';
import type { SearchSource } from '#domains/search/server/search.read.ts';
import type { Implementation } from './api/implement.ts';
import type { User } from './api/visitor.ts';
import type { VisitorTokens } from './api/visitor-tokens.ts';
import type { VoterOf } from './api/voter.ts';
import type { AppContext } from './app-context.ts';
import type { ConnectionLimits } from './connections/connection-limits.ts';
import type { StaffResource } from './desk/implement-resource.ts';
import type { SitemapKind } from './documents/sitemap.ts';
import type { RowQuota } from './limits/row-quota.ts';
import type { MediaLibrary } from './media/intake/ingest.ts';
import type { PageStamps } from './pages/page-stamps.ts';
import type { PersonalData } from './personal-data.ts';

/** What a domain plugs into the station. A key that a domain has nothing for is left out. */
export type DomainModule = {
  /** The folder below `src/domains/`. */
  name: string;
  /** What the search finds of it. */
  search?: readonly SearchSource[];
  /** What it holds about a person. Votes are kept under a hash that is keyed with the station's secret. */
  personalData?(secret: string): PersonalData[];
  /** Registers its work behind the scenes. */
  jobs?(context: JobContext): Promise<unknown>;
  /** What it answers over HTTP. Opened once for each app, so that endpoints and routes may share what they keep in memory. */
  open(context: ModuleContext): DomainParts;
};

type DomainParts = {
  endpoints?: Implementation[];
  /** Addresses beside the API: streams, files, feeds, frames. */
  routes?(app: FastifyInstance, station: StationParts): void | Promise<void>;
  sitemaps?: SitemapKind[];
  /** Site maps in a form of their own: the index only names them. */
  sitemapFiles?: string[];
  oembed?: OEmbedKind[];
  /** What the staff keep of it at the desk. */
  staff?: StaffResource[];
};

/** What the domains give together. */
type StationParts = { client: Client; oembed: readonly OEmbedKind[]; staff: readonly StaffResource[] };

type JobContext = AppContext & { media: MediaLibrary; searchSources: readonly SearchSource[] };

/** What a module is opened with: the context of calls, and what the server makes once for all domains. */
export type ModuleContext = AppContext & {
  secret: string;
  media: MediaLibrary;
  broadcast: Broadcast;
  identify(request: FastifyRequest): Promise<User | null>;
  /** The songs of the catalogue, for what is on air: the catalogue itself asks what is on air. */
  knownSongs: KnownSongs;
  visitorTokens: VisitorTokens;
  voterOf: VoterOf;
  stamps: PageStamps;
  rowQuota: RowQuota;
  connectionLimits: Pick<ConnectionLimits, 'streams' | 'events'>;
  /** Of all domains; there as soon as every one is open, which is before the first call. */
  staffResources: readonly StaffResource[];
  /** Of all domains, in the order in which it is erased. */
  personalData: readonly PersonalData[];
  /** The built client; undefined while Vite serves it. */
  assetFolder: string | undefined;
};
