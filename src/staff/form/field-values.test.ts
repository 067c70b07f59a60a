import { expect, test } from 'vitest';
import { z } from 'zod';
import { slugField, textField, wholeNumber } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';
import { formFields } from '../resource/field-list.ts';
import { areSame, emptyValues, isRequired, longestText, valuesOf } from './field-values.ts';

const programmes = defineResource({
  name: 'programmes',
  permission: 'music.edit',
  texts: { one: 'programma', many: 'Programmi', create: 'Nuovo programma', empty: 'Crea il primo programma.' },
  fields: z.object({
    title: staffField(textField(1, 80), { label: 'Titolo', widget: 'text' }),
    slug: staffField(slugField, { label: 'Indirizzo', widget: 'slug', from: 'title' }),
    note: staffField(textField(0, 300).default(''), { label: 'Nota', widget: 'lines' }),
    minutes: staffField(wholeNumber().default(30), { label: 'Durata', widget: 'number', unit: 'min' }),
    host: staffField(wholeNumber({ min: 1 }).nullable(), { label: 'Conduce', widget: 'reference', resource: 'people' }),
    isLive: staffField(z.boolean(), { label: 'Diretta', widget: 'switch' }),
  }),
  title: 'title',
  columns: ['title'],
  sorts: ['title'],
  defaultSort: 'title',
});
const field = (name: string) => formFields(programmes).find((one) => one.name === name) ?? expect.fail(name);

test('an untouched form begins with what the schema says by itself', () => {
  expect(emptyValues(programmes)).toEqual({ title: '', slug: '', note: '', minutes: 30, host: null, isLive: false });
});

test('a form knows which of its fields may stay empty, and how much they hold', () => {
  expect(['title', 'slug', 'note', 'minutes', 'host', 'isLive'].filter((name) => isRequired(field(name)))).toEqual([
    'title',
    'slug',
  ]);
  expect([longestText(field('title').schema), longestText(field('note').schema)]).toEqual([80, 300]);
  expect(longestText(field('minutes').schema)).toBeNull();
});

test('of an item a form takes its own fields and nothing of its frame', () => {
  const item = { id: 3, version: 7, title: 'Domenica lenta', slug: 'domenica', note: '', minutes: 60, isLive: true };
  expect(valuesOf(programmes, item)).toEqual({
    title: 'Domenica lenta',
    slug: 'domenica',
    note: '',
    minutes: 60,
    host: null,
    isLive: true,
  });
});

test('two forms are the same when they would write the same', () => {
  expect(areSame({ a: [1, { b: 'x' }], c: undefined }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(areSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(areSame(null, '')).toBe(false);
});
