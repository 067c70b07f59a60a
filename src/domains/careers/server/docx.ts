import { unpack, zipEntries } from './zip.ts';

const mostUnpackedBytes = 64 * 1024 * 1024;
const typesPart = '[Content_Types].xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** A Word document without macros, programs, outside templates and tricks. Every part of it is unpacked once, within bounds. */
export async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (!entries || !areNamesGood(entries.map(({ name }) => name))) return false;
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpackedBytes) return false;
  let main: string | undefined;
  for (const entry of entries) {
    const content = await unpack(entry);
    if (!content || !isHarmless(entry.name, content)) return false;
    if (entry.name === typesPart) main = mainPartIn(content.toString('utf8'));
  }
  const document = entries.find(({ name }) => name === main);
  const content = document && (await unpack(document));
  return content ? namespaces.some((namespace) => content.includes(namespace)) : false;
}

/** Macros, controls, packed objects, programs and pages: none of them belongs into a CV. */
const unwelcome =
  /(?:^|\/)(?:vba|activex)|\/embeddings\/[^/]*\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|lnk|msi|jar|hta|html?)$/i;

function areNamesGood(names: string[]): boolean {
  const isGood = (name: string) =>
    /^[^\p{Cc}\\:]+$/u.test(name) && !name.startsWith('/') && !name.split('/').includes('..') && !unwelcome.test(name);
  return names.every(isGood) && new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

function isHarmless(name: string, content: Buffer): boolean {
  if (!/\.(?:xml|rels)$/i.test(name)) return true;
  const text = content.toString('utf8');
  // The format forbids document types; whoever writes one wants something of the reader. Other encodings could hide it.
  if (!/^\ufeff?\s*</.test(text) || /<!(?:doctype|entity)/i.test(text)) return false;
  return !name.endsWith('.rels') || !bringsFromOutside(text);
}

/** Links are welcome. What Word would fetch by itself as it opens the document is not; a template on one's own disk is. */
function bringsFromOutside(relations: string): boolean {
  const elements = relations.match(/<[^>]*Relationship\s[^>]*>/g) ?? [];
  return elements.some(
    (element) =>
      /TargetMode\s*=\s*["']External/i.test(element) &&
      /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)["']/i.test(element) &&
      /Target\s*=\s*["'](?:https?:|ftp:|\\\\|file:\/\/[^/])/i.test(element),
  );
}

function mainPartIn(types: string): string | undefined {
  const overrides = types.match(/<[^>]*Override\s[^>]*>/g) ?? [];
  const override = overrides.find((one) => one.includes(`"${mainType}"`) || one.includes(`'${mainType}'`));
  return /PartName\s*=\s*["']\/([^"']+)["']/.exec(override ?? '')?.[1];
}
