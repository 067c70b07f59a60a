import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { Refusal } from '#contract/refusal.ts';
import { readText } from '../csv/decode-text.ts';

/** One author, category, tag or item of an export: its own texts by their names, and the parts that come several times. */
export type Element = {
  name: string;
  line: number;
  texts: Record<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Record<string, string>;
};

const collected = new Set(['item', 'wp:author', 'wp:category', 'wp:tag']);
const keptMeta = new Set(['_thumbnail_id', '_wp_attachment_image_alt']);
/** An export nests six deep. */
const deepest = 20;
/** Longer than the longest article that is taken; what goes beyond is cut, and the article's own limit tells so. */
const longestText = 600_000;

/** Reads an export in pieces; entities of its own, outside files and bottomless nesting are refused, whatever they promise. */
export async function* readElements(path: string): AsyncGenerator<Element> {
  const done: Element[] = [];
  const parser = new SaxesParser();
  const refuse = (code: string): never => {
    throw new Refusal(400, `file refused: ${code}`, { data: { line: parser.line } });
  };
  const open: string[] = [];
  let element: Element | null = null;
  let text = '';
  let term: Record<string, string> = {};
  let metaKey = '';

  parser.on('error', () => refuse('malformed'));
  parser.on('doctype', () => refuse('malformed'));
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (open.length > deepest) refuse('malformed');
    if (open.length === 1 && name !== 'rss') refuse('not wordpress');
    if (open.length === 3 && collected.has(name)) element = { name, line: parser.line, texts: {}, terms: [], meta: {} };
    if (name === 'category') term = attributes as Record<string, SaxesAttributePlain['value']>;
    text = '';
  });
  const onText = (more: string) => {
    if (text.length < longestText) text += more.slice(0, longestText - text.length);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => {
    const depth = open.length;
    open.pop();
    if (depth === 3 && element?.name === name) {
      done.push(element);
      element = null;
    } else if (depth === 3) channelText(done, name, text);
    else if (element && depth === 4 && name === 'category') {
      element.terms.push({ domain: term.domain ?? '', slug: term.nicename ?? '', name: text });
    } else if (element && depth === 4) element.texts[name] = text;
    else if (element && depth === 5 && name === 'wp:meta_key') metaKey = text;
    else if (element && depth === 5 && name === 'wp:meta_value' && keptMeta.has(metaKey)) element.meta[metaKey] = text;
    text = '';
  });

  for await (const piece of readText(path)) {
    parser.write(withoutControls(piece));
    yield* done.splice(0);
  }
  parser.close();
  yield* done;
}

/** What the file says of the whole site comes as an element of its own. */
function channelText(done: Element[], name: string, text: string): void {
  if (name === 'wp:base_blog_url' || name === 'wp:wxr_version') {
    done.push({ name, line: 0, texts: { [name]: text }, terms: [], meta: {} });
  }
}

/** Old exports hold characters that XML forbids, and nobody misses them. */
function withoutControls(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFD-\uFFFF]/gu, '');
}
