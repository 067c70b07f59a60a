import { wireNames } from '#contract/wire-names.ts';
import type { UploadReply } from './careers.contract.ts';

export const applicationNames = wireNames({ phone: 'telefono', position: 'testoPosizione' });

export function encodeUpload(fileName: string): UploadReply {
  return { status: 'success', nome_arquivo: fileName };
}

/** The name under which the station has the file, or null for a reply that names none. */
export function decodeUpload(reply: Partial<Record<keyof UploadReply, unknown>> | null): string | null {
  const { status, nome_arquivo: fileName } = reply ?? {};
  return status === 'success' && typeof fileName === 'string' && fileName !== '' ? fileName : null;
}
