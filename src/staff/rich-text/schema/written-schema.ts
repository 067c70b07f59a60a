import { getSchema } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { writtenExtensions } from './written-extensions.ts';

export const writtenSchema = getSchema(writtenExtensions);

/** Writes a text as it is kept, also one of the editor, which draws some of its nodes in another way. */
export const writtenSerializer = DOMSerializer.fromSchema(writtenSchema);
