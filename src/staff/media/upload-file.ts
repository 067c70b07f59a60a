import { uploadPath } from '#domains/media/media.rules.ts';

export type UploadedFile = { id: number; file: string; kind: string };

/** Puts one file into the library; the session's cookie goes along by itself. */
export async function uploadFile(file: File): Promise<UploadedFile> {
  const form = new FormData();
  form.set('file', file);
  const response = await fetch(uploadPath, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`the upload was refused with ${response.status}`);
  const { data } = (await response.json()) as { data: { item: UploadedFile } };
  return data.item;
}
