import { difference } from '../colour.ts';
import { group } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { type Beard, full, goatee, moustache, shaven, stubble } from './beard.ts';
import { blazer, boatNeck, type Clothes, crew, openShirt, striped, turtleneck, vNeck } from './clothes.ts';
import { drops, type Extra, hoops, roundGlasses, squareGlasses, studioPhones, sunglasses } from './extras.ts';
import { drawEars, drawFace, drawNeck } from './face.ts';
import type { HairStyle } from './hair.ts';
import { bob, braid, fringe, longWaves } from './hair-long.ts';
import { afro, bald, buzz, curls, knot, locks, pixie, quiff, sideParting, sweptBack } from './hair-short.ts';
import { beanie, cap, fedora, wrap } from './headwear.ts';
import { imaginePerson } from './person.ts';

interface Wardrobe {
  hair: readonly HairStyle[];
  beards: readonly Beard[];
  clothes: readonly Clothes[];
  jewels: readonly Extra[];
}

const women: Wardrobe = {
  hair: [bob, longWaves, fringe, braid, knot, afro, pixie, bob, longWaves, knot, wrap, curls, locks, beanie],
  beards: [shaven],
  clothes: [crew, turtleneck, vNeck, boatNeck, boatNeck, openShirt, blazer, striped],
  jewels: [hoops, drops],
};

const men: Wardrobe = {
  hair: [sideParting, sideParting, quiff, buzz, curls, sweptBack, bald, afro, locks, fedora, cap, beanie],
  beards: [shaven, shaven, stubble, full, moustache, goatee],
  clothes: [crew, turtleneck, openShirt, openShirt, blazer, blazer, striped, vNeck],
  jewels: [],
};

const headwear = new Set<HairStyle>([fedora, cap, beanie, wrap]);

/** One person, head and shoulders, facing us, the light from one side. */
export function drawFigure(sheet: Sheet, feminine: boolean): string {
  const { random, colours } = sheet;
  const person = imaginePerson(sheet, feminine);
  const wardrobe = feminine ? women : men;
  const hair = random.pick(wardrobe.hair);
  const beard = hair === bald ? random.pick([full, stubble, goatee]) : random.pick(wardrobe.beards);
  const inks = random.shuffle([colours.bold, colours.second, colours.accent, colours.paper, colours.ink, colours.soft]);
  const ink =
    inks.find((one) => difference(one, colours.ground) > 0.2 && difference(one, person.skin) > 0.2) ?? colours.ink;
  const other = inks.find((one) => difference(one, ink) > 0.3) ?? colours.paper;
  const glasses = random.chance(0.3) ? random.pick([roundGlasses, roundGlasses, squareGlasses, sunglasses]) : undefined;
  const phones = !headwear.has(hair) && hair !== knot && random.chance(0.12) ? studioPhones : undefined;
  const jewel =
    wardrobe.jewels.length && !hair.coversEars && random.chance(0.55) ? random.pick(wardrobe.jewels) : undefined;
  const drawClothes = random.pick(wardrobe.clothes);

  const behind = hair.back(person);
  const head =
    (hair.coversEars ? '' : drawEars(person)) +
    drawFace(person) +
    beard(person) +
    (glasses?.(person) ?? '') +
    hair.front(person) +
    (jewel?.(person) ?? '') +
    (phones?.(person) ?? '');
  const bust = drawNeck(person) + drawClothes(person, ink, other);
  const tilt = random.between(-3, 3);
  const nod = `rotate(${tilt.toFixed(1)} 0 620)`;
  return group(nod, behind) + bust + group(nod, head);
}
