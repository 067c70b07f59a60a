import { isUnwelcomeType, readContentTypes, typesPart } from './content-types.ts';
import { areHarmlessRelationships } from './relationships.ts';
import { leadsOutside } from './targets.ts';
import { Budget, UnreadableError } from './unreadable.ts';
import { fieldVisitor } from './word-fields.ts';
import { readXml, type XmlElement } from './xml.ts';
import { unpack, type ZipEntry, zipEntries } from './zip.ts';

export type PackagePart = { name: string; type: string; root: XmlElement | null };
type Costs = { unpacked: Budget; xml: Budget };

const mib = 1024 * 1024;
export const documentCosts = (): Costs => ({ unpacked: new Budget(64 * mib), xml: new Budget(12 * mib) });

/**
 * Reads an office's package once, part by part. Null when it holds what acts by itself or brings something from outside. The
 * tables behind a chart are packages in the package: they are read too, and hold no third one.
 */
export function readPackage(bytes: Buffer, costs: Costs, isInner = false): PackagePart[] | null {
  const entries = zipEntries(bytes);
  const types = entries?.find(({ name }) => name === typesPart);
  if (!entries || !types || !areNamesGood(entries.map(({ name }) => name))) return null;
  const typeOf = readContentTypes(unpackXml(types, costs));
  const parts: PackagePart[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const type = typeOf(name);
    if (isUnwelcomeType(type)) return null;
    if (!isXml(name, type)) {
      const content = unpack(entry, costs.unpacked);
      if (isPacked(name) && (isInner || !readPackage(content, costs, true))) return null;
      parts.push({ name, type, root: null });
      continue;
    }
    const content = unpackXml(entry, costs);
    if (/\.rels$/i.test(name) && !areHarmlessRelationships(content)) return null;
    const root = harmlessRoot(content);
    if (!root) return null;
    parts.push({ name, type, root });
  }
  return parts;
}

/** Macros, controls, programs and pages: none of them belongs into a CV. */
const unwelcome = /(?:^|\/)(?:vba|activex)|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|lnk|msi|jar|hta|html?|mht|rtf|swf)$/i;

function areNamesGood(names: string[]): boolean {
  return names.every(isGoodName) && new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

function isGoodName(name: string): boolean {
  const isPath = /^[^\p{Cc}\\:]+$/u.test(name) && !name.startsWith('/') && !name.split('/').includes('..');
  const isForeignObject = /\/embeddings\/[^/]/i.test(name) && !isPacked(name);
  return isPath && !isForeignObject && !unwelcome.test(name);
}

const isXml = (name: string, type: string) => /\.(?:xml|rels|vml)$/i.test(name) || /\bxml$/i.test(type);
const isPacked = (name: string) => /\.(?:xlsx|docx|pptx)$/i.test(name);

function unpackXml(entry: ZipEntry, costs: Costs): Buffer {
  costs.xml.spend(entry.size);
  return unpack(entry, costs.unpacked);
}

/** The first element of a part in which nothing fetches by itself, neither a field nor an old drawing's picture. */
function harmlessRoot(content: Buffer): XmlElement | null {
  let root: XmlElement | null = null;
  let isHarmless = true;
  const fields = fieldVisitor(() => {
    isHarmless = false;
  });
  readXml(content, {
    ...fields,
    open(element) {
      root ??= element;
      const { name, attributes } = element;
      if (drawn.has(name) && attributes.src && leadsOutside(attributes.src)) isHarmless = false;
      fields.open?.(element);
    },
  });
  fields.end();
  if (!root) throw new UnreadableError('no element');
  return isHarmless ? root : null;
}

const drawn = new Set(['imagedata', 'fill', 'stroke']);
