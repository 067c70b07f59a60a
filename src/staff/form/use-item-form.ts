import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { italianFault } from '#contract/italian-faults.ts';
import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { formFields } from '../resource/field-list.ts';
import { callsOf, type Item } from '../resource/resource-calls.ts';
import { areSame, emptyValues, type Values, valuesOf } from './field-values.ts';
import { formMessages as text } from './form.messages.ts';
import { type SaveFailure, saveFailure } from './save-failure.ts';
import { itemKey } from './use-item.ts';
import { useLocalCopy } from './use-local-copy.ts';

type Options = {
  resource: Resource;
  /** As the server has it; null for a new one. */
  item: Item | null;
  onSaved: (saved: Item, before: Values | null) => void;
};

/**
 * A form on a resource's schema. `base` is what the server has acknowledged: whatever differs from it is unsaved, is kept in
 * the browser, and is never replaced while somebody types.
 */
export function useItemForm({ resource, item, onSaved }: Options) {
  const client = useQueryClient();
  const [base, showBase] = useState(() => ({
    version: item?.version ?? 0,
    values: item ? valuesOf(resource, item) : emptyValues(resource),
    /** The same as it was written: the server spells a text anew, and the writer's own stays under their cursor. */
    written: {} as Values,
  }));
  const latest = useRef(base);
  const texts = useMemo(() => writtenTexts(resource), [resource]);
  const id = useRef(item?.id);
  function setBase(next: typeof base): void {
    latest.current = next;
    showBase(next);
  }
  const [conflict, setConflict] = useState<Item | null>(null);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const resolver = useMemo(() => zodResolver(resource.fields, { error: italianFault }), [resource]);
  const form = useForm<Values>({ defaultValues: base.values, resolver, shouldFocusError: true });
  const values = useWatch({ control: form.control }) as Values;
  const isDirty = !areSame(asKept(values, base), base.values);
  const unsaved = useMemo(
    () => (isDirty ? { values: structuredClone(values), version: base.version } : null),
    [isDirty, values, base.version],
  );
  const copy = useLocalCopy({ name: `${resource.name}/${item?.id ?? 'new'}`, unsaved });
  // What is the same again has nothing to keep.
  const { drop, isRead, found } = copy;
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty && isRead && !found) void drop();
    wasDirty.current = isDirty;
  }, [isDirty, isRead, found, drop]);

  /** Takes what the server has now; a field that was changed since it was sent keeps what is typed. Without `sent` all is taken. */
  async function acknowledge(saved: Item, sent: Values | null): Promise<void> {
    const fresh = valuesOf(resource, saved);
    id.current = saved.id;
    const written = sent ? Object.fromEntries(texts.map((name) => [name, sent[name]])) : {};
    setBase({ version: saved.version, values: fresh, written });
    if (sent) takeUnchanged(fresh, sent);
    else form.reset(fresh);
    if (areSame(asKept(form.getValues(), latest.current), fresh)) await drop();
    client.setQueryData(itemKey(resource, saved.id), saved);
    void client.invalidateQueries({ queryKey: [resource.name, 'list'] });
    void client.invalidateQueries({ queryKey: [resource.name, 'revisions', saved.id] });
  }

  /** Field by field, never by a reset: that would forget the fields for a moment in which somebody types. */
  function takeUnchanged(fresh: Values, sent: Values): void {
    const now = form.getValues();
    for (const [name, value] of Object.entries(fresh)) {
      if (texts.includes(name) || !areSame(now[name], sent[name])) continue;
      if (!areSame(now[name], value)) form.setValue(name, value);
    }
  }

  /**
   * One after the other, each from the version that the one before left: nobody is told of a conflict with themselves, nor with
   * a newer version in which nothing was written, such as the one that came out by itself.
   */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  function inTurn<T>(work: (version: number) => Promise<T>): Promise<T> {
    const mine = turn.current.then(() =>
      work(latest.current.version).catch((error: unknown) => {
        const why = saveFailure(error);
        if (why.kind !== 'conflict' || !areSame(valuesOf(resource, why.newer), latest.current.values)) throw error;
        setBase({ ...latest.current, version: why.newer.version });
        return work(why.newer.version);
      }),
    );
    turn.current = mine.catch(() => undefined);
    return mine;
  }

  async function send(body: Values, sent: Values): Promise<void> {
    setSaving(true);
    setFailure('');
    const { change, create } = callsOf(resource);
    try {
      await inTurn(async (version) => {
        const known = id.current;
        const before = known ? latest.current.values : null;
        const saved = (await (known
          ? staffApi.call(change, { params: { id: known }, body: { ...body, version } as never })
          : staffApi.call(create, { body: body as never }))) as Item;
        await acknowledge(saved, sent);
        onSaved(saved, before);
      });
    } catch (error) {
      // Nobody is told that the browser has it before it has.
      refuse(saveFailure(error, { isKept: await copy.written() }));
    }
    setSaving(false);
  }

  function refuse(why: SaveFailure): void {
    if (why.kind === 'conflict') setConflict(why.newer);
    if (why.kind === 'other') setFailure(why.text);
    if (why.kind !== 'fields') return;
    const names = Object.keys(why.fields);
    setFailure(text.faults(names.length));
    // At once: a folded part opens for a fault in it, and what is hidden takes no focus.
    flushSync(() => {
      for (const name of names) form.setError(name as FieldPath<Values>, { type: 'server', message: why.fields[name] });
    });
    form.setFocus(names[0] as FieldPath<Values>);
  }

  const isSending = useRef(false);
  async function save(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    // As it stands now: what is typed while it is checked is not sent.
    const sent = structuredClone(form.getValues());
    const check = form.handleSubmit(
      (body) => send(body, sent),
      (faults) => setFailure(text.faults(Object.keys(faults).length)),
    );
    await check().finally(() => {
      isSending.current = false;
    });
  }

  return {
    form,
    values,
    base,
    copy,
    isDirty,
    isSaving,
    failure,
    conflict,
    save: () => void save(),
    inTurn,
    /** What the server has acknowledged by now, as it was written; also for whoever waited meanwhile. */
    latestValues: () => ({ ...latest.current.values, ...latest.current.written }),
    acknowledge,
    /** Goes on with these values from the newer version on. */
    settleConflict(newer: Item, chosen: Values): void {
      setConflict(null);
      setBase({ version: newer.version, values: valuesOf(resource, newer), written: {} });
      form.reset(chosen, { keepDefaultValues: true });
    },
    takeCopy(): void {
      if (copy.found) form.reset({ ...base.values, ...copy.found.values }, { keepDefaultValues: true });
      copy.forget();
    },
  };
}

/** Fields whose text an editor of its own holds, with a cursor in it. */
function writtenTexts(resource: Resource): string[] {
  return formFields(resource).flatMap(({ name, info }) => (info.widget === 'rich-text' ? [name] : []));
}

/** What stands in the form, with the server's spelling where that is of the same text. */
function asKept(values: Values, base: { values: Values; written: Values }): Values {
  const same = Object.keys(base.written).filter((name) => areSame(values[name], base.written[name]));
  return { ...values, ...Object.fromEntries(same.map((name) => [name, base.values[name]])) };
}

export type ItemForm = ReturnType<typeof useItemForm>;
