import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField, wholeNumber } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';
import { importKinds, importStates, importsPath, rowPlans, rowResults } from './imports.rules.ts';

const access = 'staff:import.run';
const params = z.object({ id: wholeNumber({ min: 1 }) });
const refusals = { 'not found': 404 } as const;

const importSchema = z.object({
  id: z.number(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: instantField,
  createdBy: z.string(),
  finishedAt: instantField.nullable(),
  /** What is to know of the file as a whole, such as columns that nothing stands for. */
  notes: z.array(z.string()),
  /** Rows in all, and how many of them the check and the import have behind them. */
  total: z.number(),
  checked: z.number(),
  done: z.number(),
  /** What the check found that the rows would do. */
  plans: z.object({ create: z.number(), change: z.number(), same: z.number(), faulty: z.number() }),
  results: z.object({ created: z.number(), changed: z.number(), skipped: z.number(), faulty: z.number() }),
  /** Rows with something to know that stops nothing. */
  warned: z.number(),
});

export type ImportInfo = z.output<typeof importSchema>;

const rowSchema = z.object({
  position: z.number(),
  line: z.number(),
  resource: z.string(),
  title: z.string(),
  plan: z.enum(rowPlans).nullable(),
  result: z.enum(rowResults).nullable(),
  itemId: z.number().nullable(),
  faults: z.array(z.object({ field: z.string(), label: z.string(), reason: z.string() })),
  warnings: z.array(z.string()),
});

export type ImportRow = z.output<typeof rowSchema>;

export const getImports = defineEndpoint({
  name: 'staff.imports.list',
  method: 'GET',
  path: importsPath,
  access,
  summary: 'What was imported or is being imported, newest first: of the kinds that the person may import.',
  query: z.object({ offset: offsetField.default(0), count: countField.default(20) }),
  data: z.object({ items: z.array(importSchema), total: z.number() }),
});

export const getImport = defineEndpoint({
  name: 'staff.imports.read',
  method: 'GET',
  path: `${importsPath}/:id`,
  access,
  summary: 'One import: how far it has come and what it did.',
  params,
  data: importSchema,
  refusals,
});

export const getImportRows = defineEndpoint({
  name: 'staff.imports.rows',
  method: 'GET',
  path: `${importsPath}/:id/rows`,
  access,
  summary:
    'Rows of an import, in the order of the file: those with a fault, with a warning, or those that wrote something.',
  params,
  query: z.object({
    show: z.enum(['faulty', 'warned', 'written']).default('faulty'),
    offset: offsetField.default(0),
    count: countField.default(25),
  }),
  data: z.object({ items: z.array(rowSchema), total: z.number() }),
  refusals,
});

export const startImport = defineEndpoint({
  name: 'staff.imports.start',
  method: 'POST',
  path: `${importsPath}/:id/start`,
  access,
  summary: 'Begins to write what the check found; rows with faults are left out.',
  params,
  data: importSchema,
  refusals: { ...refusals, 'not checked': 409 },
});

export const cancelImport = defineEndpoint({
  name: 'staff.imports.cancel',
  method: 'POST',
  path: `${importsPath}/:id/cancel`,
  access,
  summary: 'Ends an import. What it has written stays.',
  params,
  data: importSchema,
  refusals: { ...refusals, 'already over': 409 },
});
