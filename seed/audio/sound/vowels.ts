import { fromDecibels } from './stereo.ts';

/** Centre (Hz), gain and width (Hz) of the four resonances that make a mouth say a vowel. */
export type Formants = { centre: number[]; gain: number[]; width: number[] };
export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';

/** Classic published measurements of sung vowels, widths opened a little so that no single harmonic whistles. */
export const mouths: Record<'woman' | 'man', Record<Vowel, Formants>> = {
  woman: {
    a: formants([800, 1150, 2850, 3700], [0, -5, -22, -26], [120, 140, 190, 220]),
    e: formants([420, 1900, 2750, 3500], [0, -17, -20, -34], [100, 150, 190, 230]),
    i: formants([320, 2100, 2900, 3800], [0, -16, -25, -30], [90, 150, 180, 220]),
    o: formants([480, 850, 2830, 3650], [0, -9, -20, -27], [100, 130, 170, 220]),
    u: formants([340, 720, 2650, 3600], [0, -13, -31, -38], [90, 120, 230, 260]),
  },
  man: {
    a: formants([650, 1080, 2650, 2950], [0, -6, -9, -11], [115, 130, 180, 200]),
    e: formants([400, 1700, 2600, 3200], [0, -13, -13, -16], [100, 130, 170, 190]),
    i: formants([290, 1870, 2800, 3250], [0, -14, -18, -21], [80, 140, 170, 190]),
    o: formants([420, 800, 2600, 2850], [0, -9, -14, -15], [100, 120, 170, 200]),
    u: formants([350, 620, 2700, 2950], [0, -16, -20, -20], [80, 100, 170, 190]),
  },
};

/** With the lips closed the sound leaves through the nose. */
export const hum: Formants = formants([260, 1000, 2200, 3100], [0, -22, -28, -36], [90, 200, 260, 300]);
/** With the tongue up, as in l and r. */
export const tongue: Formants = formants([360, 1150, 2600, 3300], [0, -13, -22, -30], [100, 160, 220, 260]);

function formants(centre: number[], decibels: number[], width: number[]): Formants {
  return { centre, gain: decibels.map(fromDecibels), width };
}
