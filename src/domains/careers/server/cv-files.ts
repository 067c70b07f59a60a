import type { MediaStore } from '#server/media/store/store.ts';
import type { CvKind } from './documents/cv-kind.ts';

const contentTypes: Record<CvKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Below `private` nothing is ever answered under /media. */
const keyOf = (fileName: string) => `private/curriculum/${fileName}`;

export type CvFiles = ReturnType<typeof createCvFiles>;

/** The CVs among the station's media: on its disk or in its bucket, and out of everybody's reach. */
export function createCvFiles(store: Pick<MediaStore, 'put' | 'remove'>) {
  return {
    put: async (fileName: string, kind: CvKind, bytes: Buffer): Promise<void> => {
      await store.put(keyOf(fileName), bytes, { contentType: contentTypes[kind] });
    },
    remove: (fileName: string): Promise<void> => store.remove(keyOf(fileName)),
  };
}
