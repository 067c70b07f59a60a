import { deflateSync } from 'node:zlib';
import { bytes, deflated, joined, pdf } from '../../cvs.test-helper.ts';

const inside = (more: string) => pdf({ more });
const script = '<</S/JavaScript/JS(app.alert(1))>>';

type Packed = { type?: string; filter?: string; more?: string; data?: (content: Buffer) => Buffer };

/** A stream that holds other objects, as newer writers pack everything but pictures. */
export function packedObjects(
  objects: string[],
  { type = '/Type/ObjStm', filter = '/Filter/FlateDecode', ...rest }: Packed = {},
) {
  let at = 0;
  const header = objects.map((object, n) => {
    const place = `${n + 20} ${at}`;
    at += object.length + 1;
    return place;
  });
  const first = `${header.join(' ')} `;
  const { data = deflated, more = '' } = rest;
  const content = data(bytes(first + objects.join(' ')));
  return `9 0 obj<<${type}/N ${objects.length}/First ${first.length}${filter}${more}/Length ${content.length}>>stream\n${content.toString('latin1')}\nendstream endobj`;
}

/** A file in the file. */
export function attachment(name: string, content: string, key = '/F'): string {
  return `7 0 obj<</Type/Filespec/F(${name})/UF(${name})/EF<<${key} 8 0 R>>>>endobj
8 0 obj<</Type/EmbeddedFile/Length ${content.length}>>stream\n${content}\nendstream endobj`;
}

const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const octalOf = (text: string) =>
  [...text].map((sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`).join('');
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
const share = '\\\\evil.example\\cv.pdf';
const goTo = (file: string) => inside(`7 0 obj<</S/GoToR/D[0/Fit]/F${file}>>endobj`);

export const hostilePdfs: [what: string, file: Buffer][] = [
  ['a PDF with a packed script', inside(packedObjects([script]))],
  [
    'a PDF with a script that is stored, not packed',
    inside(packedObjects([script], { filter: '', data: (content) => content })),
  ],
  [
    'a PDF with a packed script that is called something else',
    inside(packedObjects([script], { type: '/Type/Metadata' })),
  ],
  [
    'a PDF with a packed script whose packing is listed',
    inside(packedObjects([script], { filter: '/Filter[/Fl#61teDecode]' })),
  ],
  ['a PDF with a script packed in an old way', inside(packedObjects([script], { filter: '/Filter/LZWDecode' }))],
  [
    'a PDF with a script packed twice',
    inside(
      packedObjects([script], {
        filter: '/Filter[/ASCIIHexDecode/FlateDecode]',
        data: (content) => bytes(deflateSync(content).toString('hex')),
      }),
    ),
  ],
  [
    'a PDF with a script behind a predictor',
    inside(packedObjects([script], { more: '/DecodeParms<</Predictor 12>>' })),
  ],
  [
    'a PDF with a packed script that breaks off',
    inside(packedObjects([script], { data: (content) => deflateSync(content).subarray(0, -6) })),
  ],
  ['a PDF whose packed objects are a bomb', inside(packedObjects([' '.repeat(40_000_000)]))],
  [
    'a PDF whose script was added after its end',
    joined(pdf(), `\n5 0 obj${script}endobj\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF\n`),
  ],
  ['a PDF whose script was replaced later', joined(inside(`7 0 obj${script}endobj`), '\n7 0 obj<<>>endobj\n%%EOF')],
  [
    'a PDF with a script in the data of a picture',
    inside(`7 0 obj<</Length 90>>stream\n8 0 obj${script}endobj\nendstream endobj`),
  ],
  ['a PDF with a script in a text', inside(`7 0 obj(8 0 obj${script}endobj)endobj`)],
  ['a PDF with a script behind a comment', inside(`7 0 obj<</A 1%>>\n/B${script}>>endobj`)],
  ['a PDF with a script under an odd number', inside('7%x\n0 obj<</S/URI>>endobj')],
  ['a PDF whose name of an action is elsewhere', inside('7 0 obj<</S 8 0 R/F(x)>>endobj\n8 0 obj/Launch endobj')],
  ['a PDF that names an action twice', inside('7 0 obj<</S/Launch/S/GoTo/D[3 0 R/Fit]>>endobj')],
  ['a PDF with only the text of a script', inside('7 0 obj<</JS 8 0 R>>endobj')],
  ['a PDF that hides every letter', inside('7 0 obj<</S/#4a#61#76#61#53#63#72#69#70#74>>endobj')],
  ['a PDF with scripts by name', inside('7 0 obj<</JavaScript<</Names[(a) 8 0 R]>>>>endobj')],
  [
    'a PDF that calls an address as it opens',
    inside('7 0 obj<</OpenAction 8 0 R>>endobj\n8 0 obj<</S/URI/URI(https://evil.example)>>endobj'),
  ],
  [
    'a PDF that calls an address with its second breath',
    inside('7 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(https://evil.example)>>]>>>>endobj'),
  ],
  [
    'a PDF that calls an address as a page opens',
    inside('7 0 obj<</AA<</O 8 0 R>>>>endobj\n8 0 obj<</S/URI/URI(https://evil.example)>>endobj'),
  ],
  [
    'a PDF whose actions go round in circles',
    inside('7 0 obj<</OpenAction 8 0 R>>endobj\n8 0 obj<</S/GoTo/Next 8 0 R>>endobj'),
  ],
  ['a PDF with a link that is a script', inside('7 0 obj<</S/URI/URI(java\\163cript:alert\\(1\\))>>endobj')],
  ['a PDF with a link to a share', inside('7 0 obj<</S/URI/URI(file://evil.example/x)>>endobj')],
  ['a PDF that leads to a share', goTo(`(${share.replaceAll('\\', '\\\\')})`)],
  ['a PDF that leads to a share in octal', goTo(`(${octalOf(share)})`)],
  ['a PDF that leads to a share in hexadecimal', goTo(`<${hexOf(share)}>`)],
  ['a PDF that leads to a share in wide letters', goTo(`<${hexOf(wide(share))}>`)],
  ['a PDF that leads to a share elsewhere', joined(goTo(' 8 0 R'), '\n8 0 obj(//evil.example/x)endobj\n%%EOF')],
  ['a PDF whose pictures are on the internet', inside('7 0 obj<</FS/URL/F(https://evil.example/p)>>endobj')],
  ['a PDF with a form that is a program', inside('7 0 obj<</AcroForm<</XFA[(template) 8 0 R]>>>>endobj')],
  ['a PDF that sends what is filled in', inside('7 0 obj<</S/SubmitForm/F(x)>>endobj')],
  ['a PDF that fetches what is filled in', inside('7 0 obj<</S/ImportData/F(x)>>endobj')],
  ['a PDF with a film that has controls', inside('7 0 obj<</Subtype/RichMedia>>endobj')],
  ['a PDF with a film', inside('7 0 obj<</Subtype 8 0 R>>endobj\n8 0 obj/Movie endobj')],
  ['a PDF with a body in three dimensions', inside('7 0 obj<</Subtype/3D>>endobj')],
  ['a PDF that opens the file in the file', inside('7 0 obj<</S/GoToE/D(x)>>endobj')],
  ['a PDF with a program in it', inside(attachment('foto.exe', 'MZ'))],
  ['a PDF with a page in it that says it is data', inside(attachment('dati.xml', '<h:HTML/>'))],
  ['a PDF with data in it that are none', inside(attachment('dati.xml', 'MZ'))],
  ['a PDF with a file in it that is not there', inside('7 0 obj<</F(a.xml)/EF<</F 8 0 R>>>>endobj')],
  [
    'a PDF with a file without a name',
    inside('7 0 obj<</EF<</F 8 0 R>>>>endobj\n8 0 obj<<>>stream\n<a/>\nendstream endobj'),
  ],
  ['a PDF with a password', joined(pdf(), '\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF')],
  ['a PDF of brackets', inside(`7 0 obj${'['.repeat(200_000)}endobj`)],
  ['a PDF of texts without end', inside('7 0 obj('.repeat(20_000))],
  ['a PDF of dictionaries without end', inside('7 0 obj<</A'.repeat(20_000))],
  ['a PDF of signs that nobody knows', inside('7 0 obj<<'.repeat(20_000) + '}'.repeat(400_000))],
  ['a PDF of a million words', inside(`7 0 obj[${'/A'.repeat(1_100_000)}]endobj`)],
  ['a PDF of comments', inside('obj%'.repeat(100_000))],
];
