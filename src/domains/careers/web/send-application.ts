import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { trimmedTexts } from '#web/forms/trimmed-texts.ts';
import { getUploadKey, sendCurriculum } from '../careers.contract.ts';
import { applicationNames, decodeUpload } from '../careers.decode.ts';
import { type ApplicationText, curriculumAddress, mostCvBytes, uploadPath } from '../careers.rules.ts';

export type SendApplication = (told: ApplicationText, file: File) => Promise<void>;

/**
 * The CV first, the application only when it is there. A CV that arrived with an application that did not is not sent again:
 * the next try, should the first have arrived after all, is then the same application and no second one.
 */
export function createSender(): SendApplication {
  let arrived: { file: File; curriculum: string } | null = null;
  return async (told, file) => {
    if (arrived?.file !== file) arrived = { file, curriculum: await uploadCv(file) };
    try {
      const body = { ...applicationNames.encode(trimmedTexts(told)), curriculum: arrived.curriculum };
      await api.call(sendCurriculum, { body });
    } catch (error) {
      if (error instanceof CallError && error.code.startsWith('curriculum')) arrived = null;
      throw error;
    }
  };
}

async function uploadCv(file: File): Promise<string> {
  if (file.size > mostCvBytes) throw new CallError(413, 'file too large');
  const { key, host } = await api.call(getUploadKey);
  const form = new FormData();
  form.append('key', key);
  form.append('method', 'uploadImage');
  form.append('format', 'json');
  form.append('file', file);
  const fileName = await readReply(() => fetch(uploadPath, { method: 'POST', body: form, credentials: 'include' }));
  return curriculumAddress(host, fileName);
}

async function readReply(send: () => Promise<Response>): Promise<string> {
  let reply: { status?: unknown; message?: unknown } | null;
  try {
    reply = await (await send()).json();
  } catch {
    throw new CallError(0, 'network');
  }
  const fileName = decodeUpload(reply);
  if (!fileName) throw new CallError(Number(reply?.status) || 0, String(reply?.message ?? 'invalid upload reply'));
  return fileName;
}
