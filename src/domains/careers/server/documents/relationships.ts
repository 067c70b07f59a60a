import { isHarmlessLink, isOnDisk, leadsOutside } from './targets.ts';
import { readXml } from './xml.ts';

const kinds = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
];
/** Macros, controls, packed objects and foreign text: they act or bring along what acts, wherever they lie. */
const unwelcome = /(?:vbaProject|wordVbaData|control|activeXControlBinary|oleObject|aFChunk|frame|subDocument)$/i;

type Relationship = { kind: string; target: string; isOutside: boolean };

/** Says whether everything that a part of a document refers to lies in the document. Links are welcome. */
export function areHarmlessRelationships(bytes: Uint8Array): boolean {
  let isHarmless = true;
  readXml(bytes, {
    open({ name, attributes }) {
      if (name !== 'Relationship') return;
      const { Type: kind = '', Target: target = '', TargetMode: mode = 'Internal' } = attributes;
      isHarmless &&= isHarmlessRelationship({ kind, target, isOutside: mode !== 'Internal' });
    },
  });
  return isHarmless;
}

function isHarmlessRelationship({ kind, target, isOutside }: Relationship): boolean {
  if (isKind(kind, 'hyperlink')) return isHarmlessLink(target);
  // Word notes where the template of a document lay; it is looked for there, and only there, when the document opens.
  if (isKind(kind, 'attachedTemplate')) return isOnDisk(target);
  return !isOutside && !leadsOutside(target) && !unwelcome.test(kind);
}

function isKind(kind: string, name: string): boolean {
  return kinds.some((base) => kind === base + name);
}
