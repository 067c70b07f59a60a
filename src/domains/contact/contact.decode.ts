import { wireNames } from '#contract/wire-names.ts';

export const contactNames = wireNames({ phone: 'tel', region: 'state' });
