import { wireNames } from '#contract/wire-names.ts';

export const requestNames = wireNames({ phone: 'telefone' });
