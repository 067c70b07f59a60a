import { expect, test } from 'vitest';
import { mostCvBytes } from '../careers.rules.ts';
import { contentTypes, document, docx, docxParts, outside, pdf, relations, zip } from '../cvs.test-helper.ts';
import { cvKindOf } from './cv-kind.ts';
import { hostileCvs } from './hostile-cvs.test-helper.ts';

const table = /xref\n0 1[\s\S]*trailer<<\/Size 4\/Root 1 0 R>>/;
/** Newer writers keep the table of objects in an object of its own. */
const pdfWithTableObject = Buffer.from(
  pdf()
    .toString('latin1')
    .replace(table, '4 0 obj<</Type/XRef/Size 5/Root 1 0 R/W[1 2 1]/Length 4>>stream\n\0\0\0\0\nendstream endobj'),
  'latin1',
);
const disk = 'file:///C:\\Users\\Ana\\Normal.dotm';

const honest: [string, Buffer, 'pdf' | 'docx'][] = [
  ['a PDF', pdf(), 'pdf'],
  ['a PDF without a line break at its end', pdf({ after: '' }), 'pdf'],
  ['a PDF of the second edition', pdf({ header: '%PDF-2.0\r\n' }), 'pdf'],
  ['a PDF with its table in an object', pdfWithTableObject, 'pdf'],
  ['a Europass PDF, which brings its own XML along', pdf({ more: '4 0 obj<</Type/EmbeddedFile>>endobj' }), 'pdf'],
  ['a PDF with links', pdf({ more: '4 0 obj<</S/URI/URI(https://ana.example)>>endobj' }), 'pdf'],
  ['a PDF with a word like script in it', pdf({ more: '4 0 obj(JavaScript e teatro)endobj' }), 'pdf'],
  ['a document', docx(), 'docx'],
  [
    'a document with pictures',
    docx([{ name: 'word/media/image1.png', content: Buffer.alloc(9000), stored: true }]),
    'docx',
  ],
  [
    'a document of an office that tells sizes later',
    zip(docxParts().map((part) => ({ ...part, described: true }))),
    'docx',
  ],
  [
    'a document whose text has another name',
    zip([contentTypes('/word/document2.xml'), relations(), document('word/document2.xml')]),
    'docx',
  ],
  [
    'a document with links',
    docx([relations(outside('hyperlink', 'https://ana.example'), 'word/_rels/document.xml.rels')]),
    'docx',
  ],
  [
    'a document with a template on its own disk',
    docx([relations(outside('attachedTemplate', disk), 'word/_rels/settings.xml.rels')]),
    'docx',
  ],
  ['a PDF of 5 MiB to the byte', pdf({ more: ' '.repeat(mostCvBytes - pdf().length) }), 'pdf'],
];

test.each(honest)('the station takes %s', async (_what, file, kind) => {
  expect(await cvKindOf(file)).toBe(kind);
});

const tooLarge = 'a PDF of 5 MiB and one byte';

test.each(hostileCvs.filter(([what]) => what !== tooLarge))('the station does not take %s', async (_what, file) => {
  expect(await cvKindOf(file)).toBeNull();
});
