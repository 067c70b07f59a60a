import { z } from 'zod';
import {
  booleanField,
  instantField,
  linesField,
  slugField,
  textField,
  wholeNumber,
  youTubeIdField,
} from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';
import { newsLimits } from './news.limits.ts';

const id = () => wholeNumber({ min: 1 });
/** How far the work has come, as the people say. */
export const newsStages = ['idea', 'draft', 'ready'] as const;
const stages = { idea: 'Idea', draft: 'Bozza', ready: 'Pronta' } as const;
/** Beside the stages: what is out, and what will be. */
export const newsStates = { ...stages, scheduled: 'Programmata', published: 'Pubblicata' } as const;
const states = Object.keys(newsStates) as (keyof typeof newsStates)[];
const longestContent = 500_000;

const texts = {
  title: staffField(textField(1, 200), {
    label: 'Titolo',
    widget: 'text',
    advised: newsLimits.title,
    help: `Fino a ${newsLimits.title} caratteri si legge intero ovunque.`,
  }),
  titleHome: staffField(textField(0, 200).default(''), {
    label: 'Titolo di prima pagina',
    widget: 'text',
    advised: newsLimits.titleHome,
    help: `Fino a ${newsLimits.titleHome} caratteri. Vuoto: vale il titolo.`,
  }),
  subtitle: staffField(textField(0, 500).default(''), {
    label: 'Sottotitolo',
    widget: 'lines',
    advised: newsLimits.subtitle,
  }),
  slug: staffField(z.union([z.literal(''), slugField]).default(''), {
    label: 'Indirizzo',
    widget: 'slug',
    from: 'title',
    help: 'Come appare in /notizie/… Vuoto: viene dal titolo. I vecchi indirizzi portano al nuovo.',
  }),
  content: staffField(linesField(0, longestContent).default(''), { label: 'Testo', widget: 'rich-text' }),
};

const belongings = {
  categoryId: staffField(id(), { label: 'Categoria', widget: 'reference', resource: 'categories' }),
  journalistId: staffField(id().nullable().default(null), {
    label: 'Giornalista',
    widget: 'reference',
    resource: 'journalists',
  }),
  author: staffField(textField(0, 120).default(''), {
    label: 'Firma',
    widget: 'text',
    help: 'Solo se non è quella del giornalista.',
  }),
  /** By name; one that is not there yet is made. */
  tags: staffField(z.array(textField(1, 60)).max(20).default([]), {
    label: 'Temi',
    widget: 'references',
    resource: 'tags',
  }),
  relatedIds: staffField(z.array(id()).max(6).default([]), {
    label: 'Leggi anche',
    widget: 'references',
    resource: 'news',
    help: 'Stanno prima di quelle trovate per tema.',
  }),
  pro: staffField(z.boolean().default(false), { label: 'Solo PRO', widget: 'switch' }),
  featured: staffField(z.boolean().default(false), {
    label: 'In evidenza',
    widget: 'switch',
    help: 'La più recente in evidenza apre la prima pagina.',
  }),
  stage: staffField(z.enum(newsStages).default('draft'), {
    label: 'A che punto è',
    widget: 'choice',
    choices: stages,
  }),
  plannedAt: staffField(instantField.nullable().default(null), {
    label: 'Prevista per',
    widget: 'instant',
    help: 'Solo per il calendario della redazione: non esce da sola.',
  }),
};

const media = {
  image: staffField(textField(0, 300).default(''), {
    label: 'Immagine',
    widget: 'picture',
    words: { alt: 'imageAlt', caption: 'imageCaption' },
  }),
  imageAlt: staffField(textField(0, 300).default(''), {
    label: 'Immagine in parole',
    widget: 'lines',
    help: 'Il testo alternativo: che cosa si vede, per chi non vede.',
  }),
  imageCaption: staffField(textField(0, 300).default(''), { label: 'Didascalia', widget: 'text' }),
  imageLink: staffField(textField(0, 500).default(''), { label: "Collegamento dell'immagine", widget: 'address' }),
  coverVideoFile: staffField(textField(0, 300).default(''), { label: 'Video di copertina', widget: 'text' }),
  coverVideoYoutubeId: staffField(youTubeIdField.default(''), {
    label: 'Video YouTube di copertina',
    widget: 'text',
  }),
  podcastId: staffField(textField(0, 120).default(''), { label: 'Podcast', widget: 'text' }),
  podcastType: staffField(textField(0, 40).default(''), { label: 'Tipo di podcast', widget: 'text' }),
  podcastPlayerStyle: staffField(textField(0, 40).default(''), { label: 'Stile del lettore', widget: 'text' }),
  podcastPlayerColor: staffField(textField(0, 40).default(''), { label: 'Colore del lettore', widget: 'colour' }),
};

const outward = {
  keywords: staffField(textField(0, 300).default(''), { label: 'Parole chiave', widget: 'text' }),
  seoTitle: staffField(textField(0, 120).default(''), {
    label: 'Titolo per i motori di ricerca',
    widget: 'text',
    advised: newsLimits.seoTitle,
    help: `Fino a ${newsLimits.seoTitle} caratteri. Vuoto: vale il titolo.`,
  }),
  seoDescription: staffField(textField(0, 320).default(''), {
    label: 'Descrizione per i motori di ricerca',
    widget: 'lines',
    advised: newsLimits.seoDescription,
    help: `Fino a ${newsLimits.seoDescription} caratteri. Vuota: vale il sottotitolo.`,
  }),
  correction: staffField(linesField(0, 600).default(''), {
    label: 'Correzione',
    widget: 'lines',
    help: "Che cosa era sbagliato: la leggono tutti sotto l'articolo, con l'ora.",
  }),
};

const instant = () => instantField.nullable();

/** An article's working copy. Readers see nothing of it before it is published. */
export const newsResource = defineResource({
  name: 'news',
  permission: 'news.edit',
  texts: {
    one: 'notizia',
    many: 'Notizie',
    create: 'Nuova notizia',
    empty: 'Non c’è ancora nessuna notizia: scrivi la prima.',
  },
  fields: z.object({ ...texts, ...belongings, ...media, ...outward }),
  shown: z.object({
    state: staffField(z.enum(states), { label: 'Stato', widget: 'choice', choices: newsStates }),
    publishedAt: staffField(instant(), { label: 'Pubblicata', widget: 'instant' }),
    scheduledAt: staffField(instant(), { label: 'Uscita programmata', widget: 'instant' }),
    unpublishAt: staffField(instant(), { label: 'Ritiro programmato', widget: 'instant' }),
    /** Whether the working copy says something else than the published one. */
    hasChanges: staffField(z.boolean(), { label: 'Modifiche non pubblicate', widget: 'switch' }),
    categoryName: staffField(z.string(), { label: 'Categoria', widget: 'text' }),
    journalistName: staffField(z.string(), { label: 'Giornalista', widget: 'text' }),
    /** Where readers find it; empty while it is not out. */
    publishedSlug: staffField(z.string(), { label: 'Indirizzo pubblicato', widget: 'text' }),
    correctedAt: staffField(instant(), { label: 'Corretta', widget: 'instant' }),
  }),
  filters: z.object({
    state: staffField(z.enum(states).optional(), { label: 'Stato', widget: 'choice', choices: newsStates }),
    category: staffField(id().optional(), { label: 'Categoria', widget: 'reference', resource: 'categories' }),
    journalist: staffField(id().optional(), { label: 'Giornalista', widget: 'reference', resource: 'journalists' }),
    tag: id().optional(),
    pro: staffField(booleanField.optional(), {
      label: 'Lettori',
      widget: 'switch',
      choices: { true: 'Solo PRO', false: 'Per tutti' },
    }),
    /** Out, to come out or meant for a moment from then on and before then. */
    from: instantField.optional(),
    until: instantField.optional(),
  }),
  title: 'title',
  columns: [
    'title',
    'slug',
    'state',
    'stage',
    'categoryName',
    'journalistName',
    'pro',
    'featured',
    'image',
    'publishedAt',
    'scheduledAt',
    'plannedAt',
    'unpublishAt',
    'hasChanges',
  ],
  usualColumns: ['title', 'state', 'categoryName', 'journalistName', 'pro', 'publishedAt', 'scheduledAt'],
  sorts: ['title', 'publishedAt', 'scheduledAt', 'changedAt', 'createdAt'],
  defaultSort: '-changedAt',
  bodyLimit: 2_097_152,
  autosaves: true,
});
