import { mobileMask } from '#kit/masks.ts';
import type { ContactField } from '../../contact.rules.ts';

/** The mask of two letters also writes them large. */
export const masks: Partial<Record<ContactField, string>> = { phone: mobileMask, region: 'AA' };
