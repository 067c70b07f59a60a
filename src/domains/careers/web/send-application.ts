import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { trimmedTexts } from '#web/forms/trimmed-texts.ts';
import { getUploadKey, sendCurriculum, type UploadReply } from '../careers.contract.ts';
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
      await api.call(sendCurriculum, { body: { ...trimmedTexts(told), curriculum: arrived.curriculum } });
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
  const reply = await readReply(() => fetch(uploadPath, { method: 'POST', body: form, credentials: 'include' }));
  return curriculumAddress(host, reply.nome_arquivo);
}

async function readReply(send: () => Promise<Response>): Promise<UploadReply> {
  let reply: { status?: unknown; message?: unknown; nome_arquivo?: unknown };
  try {
    reply = await (await send()).json();
  } catch {
    throw new CallError(0, 'network');
  }
  const isGood = reply?.status === 'success' && typeof reply.nome_arquivo === 'string' && reply.nome_arquivo !== '';
  if (!isGood) throw new CallError(Number(reply?.status) || 0, String(reply?.message ?? 'invalid upload reply'));
  return reply as UploadReply;
}
