import { isHarmlessLink } from './targets.ts';
import type { XmlElement, XmlVisitor } from './xml.ts';

/** Fields that bring something along from a program or from another file. */
const bringing = /^(?:dde|ddeauto|link|include|includetext|import|database|rd)$/i;

/** Reads the instructions of a Word text's fields, however many pieces they are written in, and tells `found` of a bad one. */
export function fieldVisitor(found: () => void): XmlVisitor & { end(): void } {
  const open: string[] = [];
  let isInstruction = false;
  const check = (instruction: string | undefined) => {
    if (instruction && !isHarmlessField(instruction)) found();
  };
  return {
    open({ name, attributes }) {
      isInstruction = name === 'instrText' || name === 'delInstrText';
      if (name === 'fldSimple') check(attributeOf(attributes, 'instr'));
      if (name !== 'fldChar') return;
      const kind = attributeOf(attributes, 'fldCharType');
      if (kind === 'begin') open.push('');
      if (kind === 'end') check(open.pop());
    },
    text(text) {
      if (!isInstruction) return;
      if (open.length === 0) open.push('');
      open[open.length - 1] += text;
    },
    close() {
      isInstruction = false;
    },
    end() {
      for (const instruction of open) check(instruction);
    },
  };
}

function attributeOf(attributes: XmlElement['attributes'], name: string): string | undefined {
  return Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1];
}

/** Pictures pasted from a page carry its address and are in the document all the same, unless it says that they are not. */
function isHarmlessField(instruction: string): boolean {
  const words = instruction.replaceAll('"', ' ').replaceAll('\\\\', '\\').trim().split(/\s+/);
  const [keyword = '', ...rest] = words;
  if (bringing.test(keyword)) return false;
  if (!/^(?:hyperlink|includepicture)$/i.test(keyword)) return true;
  const isOnlyLinked = /^includepicture$/i.test(keyword) && rest.some((word) => word.toLowerCase() === '\\d');
  return !isOnlyLinked && rest.every(isHarmlessLink);
}
