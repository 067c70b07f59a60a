import { isHarmlessLink, leadsOutside } from '../targets.ts';
import { isHarmlessAttachment } from './attachments.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { dictionariesIn, isDictionary, type PdfDictionary, type PdfValue, textOf, valuesOf } from './values.ts';

/** Scripts, programs, forms that are programs, passwords, other files, films with controls, sending what was filled in. */
const unwelcomeNames = new Set([
  ...['JavaScript', 'JS', 'Launch', 'XFA', 'Encrypt', 'GoToE', 'ImportData', 'SubmitForm'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'GoTo3DView'],
]);
const unwelcomeKinds = new Set(['Movie', 'Sound', '3D']);
const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
const kindKeys = ['S', 'Subtype', 'Type'];

/** Says whether a PDF does nothing but be read, in any version of any of its objects. */
export function isInert(bytes: Buffer, objects: PdfObjects): boolean {
  return objects.all.every(({ value }) => {
    if (value.kind === 'name') return !unwelcomeNames.has(value.name);
    for (const dictionary of dictionariesIn(value)) {
      if (!isInertDictionary(dictionary, objects) || !isHarmlessAttachment(dictionary, bytes, objects)) return false;
    }
    return true;
  });
}

function isInertDictionary(dictionary: PdfDictionary, { resolve }: PdfObjects): boolean {
  const { entries } = dictionary;
  if (entries.some(([key, value]) => unwelcomeNames.has(key) || hasUnwelcomeName(value))) return false;
  const found = (key: string) => valuesOf(dictionary, key).flatMap(resolve);
  const areKinds = (keys: string[], kinds: (name: string) => boolean) =>
    keys.flatMap(found).some((value) => value.kind === 'name' && kinds(value.name));
  if (areKinds(kindKeys, (name) => unwelcomeKinds.has(name)) || areKinds(['FS'], (name) => name === 'URL'))
    return false;
  const areTexts = (keys: string[], isGood: (text: string) => boolean) =>
    keys.flatMap(found).every((value) => value.kind !== 'string' || isGood(textOf(value.raw)));
  if (!areTexts(fileKeys, (file) => !leadsOutside(file)) || !areTexts(['URI'], isHarmlessLink)) return false;
  const byItself = [...found('OpenAction'), ...found('AA').filter(isDictionary).flatMap(actionsOf)];
  return !byItself.some((action) => opensAddress(action, resolve));
}

const actionsOf = ({ entries }: PdfDictionary): PdfValue[] => entries.map(([, value]) => value);

function hasUnwelcomeName(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.some(hasUnwelcomeName);
  return value.kind === 'name' && unwelcomeNames.has(value.name);
}

const mostSteps = 100;

/** A click may lead to a page; a document that calls one as it opens reports on whoever reads it. */
function opensAddress(action: PdfValue, resolve: PdfObjects['resolve']): boolean {
  const open = [action];
  for (let steps = 0; steps < mostSteps; steps++) {
    const next = open.pop();
    if (!next) return false;
    for (const one of resolve(next)) {
      if (one.kind === 'array') open.push(...one.items);
      if (one.kind !== 'dictionary') continue;
      if (
        valuesOf(one, 'S')
          .flatMap(resolve)
          .some((kind) => kind.kind === 'name' && kind.name === 'URI')
      )
        return true;
      open.push(...valuesOf(one, 'Next'));
    }
  }
  // A chain that never ends is no honest one.
  return true;
}
