import { mix, tone } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** Everything that makes one face not another. Measures are in thousandths of the sheet; x counts from the middle of the face. */
export interface Person {
  sheet: Sheet;
  feminine: boolean;
  skin: string;
  /** The side turned away from the light. */
  shade: string;
  hair: string;
  hairShade: string;
  lips: string;
  iris: string;
  /** Half the width at the cheekbones. */
  cheek: number;
  jaw: number;
  chin: number;
  neck: number;
  shoulder: number;
  /** How far the features are turned towards the light's far side. */
  turn: number;
  smile: number;
  eyeSize: number;
  brow: number;
}

const skins = ['#f4d3ba', '#efc3a0', '#e6b189', '#d89b6f', '#c48458', '#a86b43', '#885233', '#693d27'] as const;
const hairs = [
  '#1a1412',
  '#1a1412',
  '#231813',
  '#231813',
  '#37231a',
  '#37231a',
  '#4d2f1e',
  '#6d4326',
  '#95622f',
  '#c8985a',
  '#8a3a20',
  '#8f8a84',
  '#d9d3ca',
] as const;
const lightHairs = new Set<string>(['#c8985a', '#8a3a20', '#95622f']);
const darkSkins = new Set<string>(['#a86b43', '#885233', '#693d27']);
const irises = ['#2a1a12', '#2a1a12', '#3c2415', '#4a3a1c', '#35473a', '#3b5564'] as const;

export function imaginePerson(sheet: Sheet, feminine: boolean): Person {
  const { random, colours } = sheet;
  const skin = random.pick(skins);
  const hair = random.pick(hairs.filter((one) => !(darkSkins.has(skin) && lightHairs.has(one))));
  const shade = mix(tone(skin, -0.1), colours.ember, 0.13);
  return {
    sheet,
    feminine,
    skin,
    shade,
    hair,
    hairShade: hairTone(hair),
    lips: feminine ? mix(mix(skin, '#a3212f', 0.6), colours.ember, 0.3) : mix(tone(skin, -0.12), '#9a3b34', 0.3),
    iris: random.pick(darkSkins.has(skin) ? irises.slice(0, 3) : irises),
    ...measures(random, feminine),
  };
}

function measures(random: Random, feminine: boolean) {
  return {
    cheek: random.between(136, 146) - (feminine ? 3 : 0),
    jaw: feminine ? random.between(92, 104) : random.between(106, 122),
    chin: random.between(588, 606) + (feminine ? 0 : 6),
    neck: feminine ? random.between(58, 66) : random.between(76, 90),
    shoulder: feminine ? random.between(292, 325) : random.between(345, 385),
    turn: random.between(5, 13),
    smile: random.between(1, 6),
    eyeSize: random.between(0.92, 1.08),
    brow: random.between(0.85, 1.15),
  };
}

/** Dark hair is modelled with light, light hair with shadow. */
const hairTone = (hair: string): string => (hair < '#4' ? tone(hair, 0.09) : tone(hair, -0.11));
