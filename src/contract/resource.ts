import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { booleanField, instantField, searchField, wholeNumber } from './fields.ts';
import { countField, offsetField } from './paging.ts';
import { relaxed } from './relaxed.ts';

/** How the desk edits a field. `reference` and `references` are found by name in another resource; `picture` is a file of the media library. */
export type Widget =
  | 'text'
  | 'lines'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'instant'
  | 'slug'
  | 'reference'
  | 'references'
  | 'picture'
  | 'address'
  | 'colour'
  | 'rows';

/** What a form or a list must know of a field beside its limits, which stand in the schema. */
export type FieldInfo = {
  label: string;
  widget: Widget;
  help?: string;
  unit?: string;
  /** How many characters are shown whole everywhere; more is possible, and the counter says so. */
  advised?: number;
  /** Where a reference points to. */
  resource?: string;
  /** The field that a slug is proposed from. */
  from?: string;
  /** A picture that readers see as a square, such as a cover. */
  isSquare?: boolean;
  /** The fields that take over what the library says of a picture when it is chosen, unless they say something already. */
  words?: { alt: string; caption: string };
  /** What the values of a choice are called. */
  choices?: Readonly<Record<string, string>>;
};

const fieldInfos = z.registry<FieldInfo>();

/**
 * Belongs around the finished schema: a schema that is changed afterwards is another one, without its info. The info goes to a
 * copy, since several fields may be made of one schema (`slugField`).
 */
export function staffField<S extends z.ZodType>(schema: S, info: FieldInfo): S {
  const own = schema.clone() as S;
  fieldInfos.add(own, info);
  return own;
}

export function fieldInfoOf(schema: z.core.$ZodType): FieldInfo | undefined {
  return fieldInfos.get(schema);
}

type ResourceTexts = {
  /** 'categoria' */
  one: string;
  /** 'Categorie', the head of the list. */
  many: string;
  /** 'Nuova categoria' */
  create: string;
  /** What to do first, where there is none yet. */
  empty: string;
};

type ResourceDeclaration<
  F extends z.ZodObject,
  S extends z.ZodObject,
  Q extends z.ZodObject,
  C extends string = Extract<keyof z.output<F> | keyof z.output<S>, string>,
> = {
  /** As it stands in the address. */
  name: string;
  /** Who may read and write it, as in `permissionsByRole`. */
  permission: string;
  texts: ResourceTexts;
  /** What is written: the form, the call's body and the import. */
  fields: F;
  /** What is only shown: counts, names of what is referred to, the state. */
  shown: S;
  /** Each is optional. */
  filters: Q;
  /** The field that an item is called by. */
  title: C;
  /** What a list shows, in this order. */
  columns: readonly C[];
  /** Which of them stand there until somebody chooses others; all where nothing is said. */
  usualColumns?: readonly C[];
  /** Each up, and with a minus down. */
  sorts: readonly (C | 'changedAt' | 'createdAt')[];
  defaultSort: string;
  /** Body limit in bytes where 64 KiB is not enough. */
  bodyLimit?: number;
  /** Saved while somebody types: what one person saves within some minutes is one revision. */
  autosaves?: boolean;
};

export type Resource<
  F extends z.ZodObject = z.ZodObject,
  S extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
> = Omit<ResourceDeclaration<F, S, Q>, 'title' | 'columns' | 'usualColumns' | 'sorts'> & {
  title: string;
  columns: readonly string[];
  usualColumns?: readonly string[];
  sorts: readonly string[];
};

/** What every item carries beside its own fields. */
const itemFrame = {
  id: z.number(),
  version: z.number(),
  createdAt: instantField,
  changedAt: instantField,
  /** The name of whoever changed it last; empty where nobody of the staff did. */
  changedBy: z.string(),
  deletedAt: instantField.nullable(),
};
export type ItemFrame = z.output<z.ZodObject<typeof itemFrame>>;

export type FieldsOf<R extends Resource> = z.output<R['fields']>;
type FiltersOf<R extends Resource> = z.output<R['filters']>;
export type ItemOf<R extends Resource> = ItemFrame & FieldsOf<R> & z.output<R['shown']>;
export type RowOf<R extends Resource> = ItemFrame & Partial<FieldsOf<R> & z.output<R['shown']>>;
export type ListQuery<R extends Resource> = {
  search: string;
  sort: string;
  offset: number;
  count: number;
} & FiltersOf<R>;

/** Something of the staff's, declared once: its calls, form, list, export and import are made of this. */
export function defineResource<
  F extends z.ZodObject,
  S extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(
  declaration: Omit<ResourceDeclaration<F, S, Q>, 'shown' | 'filters'> & { shown?: S; filters?: Q },
): Resource<F, S, Q> {
  const nothing = z.object({});
  return {
    ...declaration,
    shown: declaration.shown ?? (nothing as never),
    filters: declaration.filters ?? (nothing as never),
  };
}

const referenceSchema = z.object({ resource: z.string(), id: z.number(), title: z.string() });
export type Reference = z.output<typeof referenceSchema>;

/** 400 with `data.fields`, 409 with the newer item in `data`. */
const refusals = { 'not found': 404, 'newer version exists': 409 } as const;
const idParams = z.object({ id: wholeNumber({ min: 1 }) });
const versionField = wholeNumber({ min: 1 });

/** The calls of a resource. Their addresses are the same for every one, so the desk needs one client for all. */
export function resourceEndpoints<R extends Resource>(resource: R): ResourceEndpoints<R> {
  const endpoints = (known.get(resource) as ResourceEndpoints<R> | undefined) ?? declareEndpoints(resource);
  known.set(resource, endpoints);
  return endpoints;
}

type ResourceEndpoints<R extends Resource> = ReturnType<typeof declareEndpoints<R>>;

/** Their schemas take long to make, and several ask for the calls of the same resource. */
const known = new WeakMap<Resource, unknown>();

function declareEndpoints<R extends Resource>(resource: R) {
  const { name, texts } = resource;
  const access = `staff:${resource.permission}` as const;
  const path = `/api/v1/staff/${name}`;
  const shown = { ...relaxed(resource.fields).shape, ...resource.shown.shape };
  const item = z.object({ ...itemFrame, ...shown });
  const row = z.object({ ...itemFrame, ...pick(shown, resource.columns) });
  const sorts = resource.sorts.flatMap((key) => [key, `-${key}`]);
  const query = z.object({
    search: searchField(200).default(''),
    sort: z.enum(sorts).default(resource.defaultSort),
    offset: offsetField.default(0),
    count: countField.default(25),
    /** What was deleted in the last 30 days, instead of what is there. */
    deleted: booleanField.default(false),
    ...resource.filters.shape,
  });
  const base = { access, bodyLimit: resource.bodyLimit, namesFields: true } as const;
  return {
    list: defineEndpoint({
      ...base,
      name: `staff.${name}.list`,
      method: 'GET',
      path,
      summary: `${texts.many}: a page of the list.`,
      query,
      data: z.object({ items: z.array(row), total: z.number() }),
    }),
    read: defineEndpoint({
      ...base,
      name: `staff.${name}.read`,
      method: 'GET',
      path: `${path}/:id`,
      summary: `${texts.many}: one of them.`,
      params: idParams,
      data: item,
      refusals: { 'not found': 404 },
    }),
    create: defineEndpoint({
      ...base,
      name: `staff.${name}.create`,
      method: 'POST',
      path,
      summary: `${texts.many}: a new one.`,
      body: resource.fields,
      data: item,
    }),
    change: defineEndpoint({
      ...base,
      name: `staff.${name}.change`,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `${texts.many}: writes all fields, from the version that was read.`,
      params: idParams,
      body: resource.fields.extend({ version: versionField }),
      data: item,
      refusals,
    }),
    remove: defineEndpoint({
      ...base,
      name: `staff.${name}.remove`,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `${texts.many}: into the bin for 30 days. Says what refers to it.`,
      params: idParams,
      query: z.object({ version: versionField.optional() }),
      body: z.object({ version: versionField.optional() }),
      data: z.object({ item, references: z.array(referenceSchema) }),
      refusals: { ...refusals, 'version missing': 400 },
    }),
    revisions: defineEndpoint({
      ...base,
      name: `staff.${name}.revisions`,
      method: 'GET',
      path: `${path}/:id/revisions`,
      summary: `${texts.many}: what one of them was, newest first.`,
      params: idParams,
      query: z.object({ offset: offsetField.default(0), count: countField.default(50) }),
      data: z.array(
        z.object({
          revision: z.number(),
          at: instantField,
          by: z.string(),
          act: z.string(),
          fields: relaxed(resource.fields),
        }),
      ),
      refusals: { 'not found': 404 },
    }),
    restore: defineEndpoint({
      ...base,
      name: `staff.${name}.restore`,
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `${texts.many}: becomes again what it was at a revision, out of the bin too.`,
      params: idParams,
      body: z.object({ revision: versionField, version: versionField.optional() }),
      data: item,
      refusals: { ...refusals, 'revision not found': 404 },
    }),
  };
}

function pick(shape: Record<string, z.ZodType>, keys: readonly string[]): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).filter(([key]) => keys.includes(key)));
}
