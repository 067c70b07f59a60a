import { isPlainDocx } from './docx.ts';
import { isPlainPdf } from './pdf.ts';

export type CvKind = 'pdf' | 'docx';

/** What a file is by its content; its name and what its sender says of it do not count. */
export async function cvKindOf(bytes: Buffer): Promise<CvKind | null> {
  if (isPlainPdf(bytes)) return 'pdf';
  return (await isPlainDocx(bytes)) ? 'docx' : null;
}
