import type { ComponentType } from 'react';
import { data as withStatus } from 'react-router';
import { CallError, type Client } from '#contract/client.ts';
import { shellMessages } from '#domains/site/site.messages.ts';
import { knownQuery, type PageQuery } from './page-query.ts';
import type { ShellData } from './shell/shell-data.ts';

export type LoadInput = {
  client: Client;
  /** Of the address, without the query. */
  path: string;
  params: Record<string, string | undefined>;
  /** What the page's own `query` knows of the address, and nothing else. */
  query: URLSearchParams;
};

/** By the names of their files: of lyrics, and of an article's quotations. */
export type TextFace = 'fraunces-words' | 'fraunces-words-italic';

/** What a page says of itself in the document's head. Everything but the title has a default. */
export type PageHead = {
  title?: string;
  description?: string;
  keywords?: string;
  /** What a shared link says where that is not the page's own title and description. */
  share?: { title: string; description: string };
  /** Address of the share picture: 1200 × 630, or with its size as a folder in it (`/media/1200x600/…`). */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  noindex?: boolean;
  /** The page's own address where that is not its path: with its query, or that of its twin. */
  canonical?: string;
  /** From #web/json-ld.ts, and only `import.meta.env.SSR`: those who read it never navigate. Addresses may lack their host. */
  jsonLd?: object[];
  /** The feed of what the page lists, beside the one of all news. */
  feed?: { slug: string; title: string };
  /** A feed of the page's own, beside those of the news. */
  rss?: { title: string; address: string };
  /** Whether other sites may embed what the page is about: announces /oembed for its address. */
  oembed?: boolean;
  /** What its long text is set in: fetched beside the two faces of every page, not when the style is there. */
  faces?: TextFace[];
};

/** What is shown instead of a page when there is nothing to show: real status, own words, a way back. */
export type Problem = {
  problem: {
    status: number;
    title: string;
    message: string;
    link: { to: string; label: string };
    lang?: 'pt-BR';
    /** When it is worth trying again. */
    retryAfterSeconds?: number;
  };
};

export type PageDefinition<T> = {
  /** What the page reads of its address beside the path. */
  query?: PageQuery;
  load?(input: LoadInput): Promise<T | Problem> | T | Problem;
  head(data: T, shell: ShellData): PageHead;
  Page: ComponentType<{ data: T }>;
  /** The listen page and the player's own pages are night. */
  theme?: 'paper' | 'night';
};

// biome-ignore lint/suspicious/noExplicitAny: a table of pages of different data; each page is checked where it is defined.
export type AnyPage = PageDefinition<any>;

export function definePage<T>(page: PageDefinition<T>): PageDefinition<T> {
  return page;
}

export function problem(details: Problem['problem']): Problem {
  return { problem: details };
}

export function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'problem' in data;
}

/** The page's own data. Who has asked too often gets a page that says when to come back. */
export async function loadData(page: AnyPage, input: LoadInput): Promise<unknown> {
  if (!page.load) return null;
  try {
    return await page.load({ ...input, query: knownQuery(page.query ?? {}, input.query) });
  } catch (error) {
    if (error instanceof CallError && error.status === 429) return tooManyProblem(error);
    throw error;
  }
}

function tooManyProblem({ data }: CallError): Problem {
  const { retryAfterSeconds = 60 } = (data ?? {}) as { retryAfterSeconds?: number };
  const { title, message, back } = shellMessages.tooMany;
  return problem({
    status: 429,
    title,
    message: message(retryAfterSeconds),
    link: { to: '/', label: back },
    retryAfterSeconds,
  });
}

/** A problem travels with its status, so that the document's status code is real. */
export function withProblemStatus(data: unknown): unknown {
  return isProblem(data) ? withStatus(data, { status: data.problem.status }) : data;
}
