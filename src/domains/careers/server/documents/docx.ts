import { documentCosts, readPackage } from './package.ts';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** A Word document without macros, programs, anything from outside and tricks. */
export function isPlainDocx(bytes: Buffer): boolean {
  const main = readPackage(bytes, documentCosts())?.find(({ type }) => type === mainType);
  const { name, attributes = {} } = main?.root ?? {};
  return name === 'document' && Object.values(attributes).some((value) => namespaces.includes(value));
}
