import { isPlainDocx } from './docx.ts';
import { isPlainPdf } from './pdf/plain-pdf.ts';
import { UnreadableError } from './unreadable.ts';

export type CvKind = 'pdf' | 'docx';

/** What a file is by its content; its name and what its sender says of it do not count. Strangers' files: only in a worker. */
export function cvKindOf(bytes: Buffer): CvKind | null {
  try {
    if (isPlainPdf(bytes)) return 'pdf';
    return isPlainDocx(bytes) ? 'docx' : null;
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}
