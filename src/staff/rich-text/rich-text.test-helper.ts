// Bundled by the tests and run in a real browser, whose parser is the one that reads what people paste.
import { DOMSerializer } from '@tiptap/pm/model';
import { cleanPaste } from './paste/clean-paste.ts';
import { readHtml } from './read-html.ts';
import { writtenSchema as schema } from './schema/written-schema.ts';
import { writeHtml } from './write-html.ts';

export function roundTrip(html: string): string {
  return writeHtml(readHtml(html, schema));
}

/** What stands in the text after a paste. */
export function pasted(html: string): string {
  return roundTrip(cleanPaste(html, 'https://antena1.example').html);
}

export function lostPictures(html: string): number {
  return cleanPaste(html, 'https://antena1.example').lostPictures;
}

/** Every element and attribute that the schema can write. */
export function writable(): string[] {
  const attributes = { href: '/x', src: '/media/a.jpg', alt: 'x', caption: 'x', artistSlug: 'a', songSlug: 'b' };
  const found = new Set<string>();
  const note = (dom: Node) => {
    if (!(dom instanceof Element)) return;
    for (const one of [dom, ...dom.querySelectorAll('*')]) {
      const tag = one.tagName.toLowerCase();
      found.add(tag);
      for (const { name } of one.attributes) found.add(`${tag} ${name}`);
    }
  };
  const filled = (names: object) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [
        name,
        (attributes as Record<string, string>)[name] ?? (name === 'level' ? 3 : name.endsWith('span') ? 2 : 'x'),
      ]),
    );
  const written = new DOMParser().parseFromString('', 'text/html');
  for (const type of Object.values(schema.nodes)) {
    if (type.isText || type.name === 'doc') continue;
    const spec = type.spec.toDOM?.(type.create(filled(type.spec.attrs ?? {})));
    if (spec) note(render(spec, written));
  }
  for (const type of Object.values(schema.marks)) {
    const spec = type.spec.toDOM?.(type.create(filled(type.spec.attrs ?? {})), true);
    if (spec) note(render(spec, written));
  }
  return [...found].sort();
}

function render(spec: Parameters<typeof DOMSerializer.renderSpec>[1], written: Document): Node {
  return DOMSerializer.renderSpec(written, spec).dom;
}
