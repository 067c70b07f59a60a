import { deflateSync } from 'node:zlib';
import { mostCvBytes } from '../../careers.rules.ts';
import {
  bytes,
  contentTypes,
  document,
  docx,
  docxParts,
  joined,
  outside,
  pdf,
  relations,
  zip,
} from '../../cvs.test-helper.ts';
import { documentWithField, sheet } from './hostile-docx.test-helper.ts';
import { attachment, packedObjects } from './hostile-pdfs.test-helper.ts';

const table = /xref\n0 1[\s\S]*trailer<<\/Size 4\/Root 1 0 R>>/;
const patched = (whole: Buffer, from: string | RegExp, to: string) => bytes(whole.toString('latin1').replace(from, to));
/** Newer writers keep the table of objects in an object of its own. */
const pdfWithTableObject = patched(
  pdf(),
  table,
  '4 0 obj<</Type/XRef/Size 5/Root 1 0 R/W[1 2 1]/Length 4>>stream\n\0\0\0\0\nendstream endobj',
);
const catalogue = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj';
const europass =
  '<?xml version="1.0" encoding="UTF-8"?><Candidate xmlns="http://www.europass.eu/1.0"><Name>Ana</Name></Candidate>';
const inRelations = (more: string, part = 'document') => docx([relations(more, `word/_rels/${part}.xml.rels`)]);
const template = (target: string) => inRelations(outside('attachedTemplate', target), 'settings');
const inner = (kind: string, target: string) => outside(kind, target).replace(' TargetMode="External"', '');

type Honest = [what: string, file: Buffer, kind: 'pdf' | 'docx'];

const honestPdfs: Honest[] = [
  ['a PDF', pdf(), 'pdf'],
  ['a PDF without a line break at its end', pdf({ after: '' }), 'pdf'],
  ['a PDF of the second edition', pdf({ header: '%PDF-2.0\r\n' }), 'pdf'],
  ['a PDF with its table in an object', pdfWithTableObject, 'pdf'],
  [
    'a PDF with its objects packed',
    patched(pdf(), catalogue, packedObjects(['<</Type/Catalog/Pages 2 0 R/Lang(it)>>', '<</Title(Ana)>>'])),
    'pdf',
  ],
  ['a PDF whose table is elsewhere', patched(pdf(), 'startxref\n', 'startxref\n9'), 'pdf'],
  ['a PDF whose table is beyond its end', patched(pdf(), 'startxref\n', 'startxref\n99999'), 'pdf'],
  ['a PDF with bytes after its end', joined(pdf(), '\0\0\0\r\n', Buffer.alloc(3000, 0x20), 'fine'), 'pdf'],
  ['a PDF behind an empty line', joined('\r\n', pdf()), 'pdf'],
  ['a PDF behind a mark of its alphabet', joined('\xef\xbb\xbf', pdf()), 'pdf'],
  [
    'a PDF that was saved again and again',
    joined(pdf(), `\n${catalogue}\ntrailer<</Size 4/Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF\n`.repeat(3)),
    'pdf',
  ],
  ['a PDF with an object that breaks off', pdf({ more: '4 0 obj<</A[1 2(Ana\nendobj' }), 'pdf'],
  [
    'a PDF with a form to fill in',
    pdf({
      more: '4 0 obj<</AcroForm<</Fields[5 0 R]/NeedAppearances true/DA(/Helv 0 Tf)>>>>endobj\n5 0 obj<</FT/Tx/T(nome)/V(Ana)/Subtype/Widget/Rect[0 0 9 9]/F 4>>endobj',
    }),
    'pdf',
  ],
  [
    'a PDF that opens at its first page',
    pdf({ more: '4 0 obj<</OpenAction 5 0 R>>endobj\n5 0 obj<</S/GoTo/D[3 0 R/XYZ null null 1]>>endobj' }),
    'pdf',
  ],
  ['a Europass PDF', pdf({ more: '4 0 obj<</Type/EmbeddedFile>>endobj' }), 'pdf'],
  ['a Europass PDF, which brings its own XML along', pdf({ more: attachment('attachment.xml', europass) }), 'pdf'],
  [
    'a Europass PDF with its XML packed',
    pdf({
      more: attachment('attachment.xml', deflateSync(europass).toString('latin1')).replace(
        '/Type/EmbeddedFile',
        '/Filter/FlateDecode',
      ),
    }),
    'pdf',
  ],
  [
    'a PDF with links',
    pdf({
      more: '4 0 obj<</S/URI/URI(https://ana.example)>>endobj\n5 0 obj<</S/URI/URI(mailto:ana@posta.example)>>endobj',
    }),
    'pdf',
  ],
  [
    'a PDF that leads to the file beside it',
    pdf({ more: '4 0 obj<</S/GoToR/F(portfolio.pdf)/D[0/Fit]>>endobj' }),
    'pdf',
  ],
  ['a PDF with a word like script in it', pdf({ more: '4 0 obj(JavaScript e teatro)endobj' }), 'pdf'],
  ['a PDF about scripts', pdf({ more: '4 0 obj<</Title(HTML/CSS/JavaScript)/Keywords(/JS /Launch)>>endobj' }), 'pdf'],
  ['a PDF of 5 MiB to the byte', pdf({ more: ' '.repeat(mostCvBytes - pdf().length) }), 'pdf'],
];

const honestDocuments: Honest[] = [
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
  ['a document of an office that notes its effort', zip(docxParts().map((part) => ({ ...part, flags: 6 }))), 'docx'],
  [
    'a document whose text has another name',
    zip([contentTypes('/word/document2.xml'), relations(), document('word/document2.xml')]),
    'docx',
  ],
  [
    'a document with links',
    inRelations(
      ['https://ana.example', 'mailto:ana@posta.example', 'tel:+39333', '#lavori', 'portfolio.pdf', 'file:///C:/cv.pdf']
        .map((to) => outside('hyperlink', to))
        .join(''),
    ),
    'docx',
  ],
  ['a document with a template on its own disk', template('file:///C:\\Users\\Ana\\Normal.dotm'), 'docx'],
  ['a document with a template on a Mac', template('file:///Users/ana/Library/Group%20Containers/Normal.dotm'), 'docx'],
  ['a document with a template of its own folder', template('Curriculum.dotx'), 'docx'],
  [
    'a document whose parts point at each other',
    inRelations(
      inner('image', 'media/image1.png') +
        inner('theme', '/word/theme/theme1.xml') +
        inner('customXml', '../customXml/item1.xml') +
        inner('image', 'NULL'),
    ),
    'docx',
  ],
  [
    'a document with fonts of its own',
    docx([
      relations(inner('font', 'fonts/font1.ttf'), 'word/_rels/fontTable.xml.rels'),
      { name: 'word/fonts/font1.ttf', content: 'x' },
    ]),
    'docx',
  ],
  [
    'a document with data in wide letters',
    docx([
      {
        name: 'customXml/item1.xml',
        content: Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><a>è</a>', 'utf16le'),
      },
    ]),
    'docx',
  ],
  ['a document with a chart and its table', docx([{ name: 'word/embeddings/Foglio1.xlsx', content: sheet() }]), 'docx'],
  ['a document with folders', docx([{ name: 'word/embeddings/', content: '', stored: true }]), 'docx'],
  ['a document with page numbers', documentWithField(' PAGE ', '\\* MERGEFORMAT'), 'docx'],
  ['a document with a link in a field', documentWithField('HYPERLINK "https://ana.example" \\o "Ana"'), 'docx'],
  [
    'a document with a picture pasted from a page',
    documentWithField('INCLUDEPICTURE "https://media.example/ana.png" \\* MERGEFORMATINET'),
    'docx',
  ],
];

/** What people really send: as Word, Google Docs, LibreOffice, TeX and the European form write it, and as it is after years. */
export const honestCvs = [...honestPdfs, ...honestDocuments];
