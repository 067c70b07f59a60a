import { readXml } from './xml.ts';

export const typesPart = '[Content_Types].xml';

const unwelcome = /macroEnabled|vbaProject|vbaData|activeX|oleObject|x-msdownload|text\/html|rtf/i;

/** Macros, controls, packed objects, programs and pages, whatever the name of their part. */
export function isUnwelcomeType(type: string): boolean {
  return unwelcome.test(type);
}

/** What each part of a package is: by its name, or else by its ending. */
export function readContentTypes(bytes: Uint8Array): (part: string) => string {
  const byPart = new Map<string, string>();
  const byEnding = new Map<string, string>();
  readXml(bytes, {
    open({ name, attributes }) {
      const { PartName: part = '', Extension: ending = '', ContentType: type = '' } = attributes;
      if (name === 'Override') byPart.set(part.replace(/^\//, '').toLowerCase(), type);
      if (name === 'Default') byEnding.set(ending.toLowerCase(), type);
    },
  });
  return (part) => {
    const ending = part.slice(part.lastIndexOf('.') + 1);
    return byPart.get(part.toLowerCase()) ?? byEnding.get(ending.toLowerCase()) ?? '';
  };
}
