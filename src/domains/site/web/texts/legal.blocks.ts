import type { LegalBlock } from './legal.types.ts';

export const p = (text: string): LegalBlock => ({ kind: 'p', text });

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });

export const table = (head: string[], rows: string[][]): LegalBlock => ({ kind: 'table', head, rows });
