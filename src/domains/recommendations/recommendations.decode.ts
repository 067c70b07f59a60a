import { wireNames } from '#contract/wire-names.ts';

export const recommendationNames = wireNames({ songName: 'musicName', link: 'musicLink' });
