import { cookiesOf, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { keysIn } from '#server/media/intake/fixtures.test-helper.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { uploadPath } from '../careers.rules.ts';
import { pdf } from '../cvs.test-helper.ts';

export const told = {
  name: 'Ana Lúcia',
  lastName: 'Souza',
  email: 'ana.souza@posta.example',
  telefono: '(333) 123-4567',
  testoPosizione: 'Tecnica <b>del</b> suono',
  aboutYou: 'Dieci anni di mixer,\nmai un fischio in diretta.',
};

type Hands = { key: string; host: string; cookie: string };

/** People who apply: each has a browser of their own. */
export function applicants(station: TestStation) {
  const askKey = async (headers: Record<string, string> = {}): Promise<Hands> => {
    const { body, response } = await station.get('/api/v1/workWithUs/getUploadKey', {
      headers: { 'x-forwarded-for': nextAddress(), ...headers },
    });
    return { ...body.data, cookie: cookiesOf(response) };
  };
  const post = (body: FormData | Buffer, headers: Record<string, string> = {}) =>
    fetch(station.url + uploadPath, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'x-forwarded-for': nextAddress(), ...headers },
    });
  const upload = async (file: Buffer, { key, cookie }: { key: string; cookie?: string }) => {
    const response = await post(formOf({ key, file }), cookie ? { cookie } : {});
    return { status: response.status, body: await response.json() };
  };
  /** The address of a CV that has arrived. */
  const uploaded = async (file = pdf()) => {
    const hands = await askKey();
    const { body } = await upload(file, hands);
    return { curriculum: `${hands.host}${body.nome_arquivo}`, fileName: String(body.nome_arquivo) };
  };
  const send = (body: unknown) =>
    station.post('/api/v1/workWithUs/sendCurriculum', body, { headers: { 'x-forwarded-for': nextAddress() } });
  /** Every CV that lies in the store, whatever the tables say. */
  const files = () => keysIn(station.media.store, 'private/');
  return { askKey, post, upload, uploaded, send, files };
}

type Parts = { key: string; file: Buffer; method?: string; format?: string; name?: string };

export function formOf({ key, file, method = 'uploadImage', format = 'json', name = 'cv.pdf' }: Parts): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('method', method);
  form.append('format', format);
  form.append('file', new Blob([new Uint8Array(file)]), name);
  return form;
}
