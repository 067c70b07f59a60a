import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { signIn } from '../../../tests/sign-in.ts';
import type { Answer, TestStation } from '../../../tests/test-station.ts';
import type { ImportInfo, ImportRow } from './imports.contract.ts';
import { type ImportKind, importsPath } from './imports.rules.ts';
import { importJobs } from './server/import-jobs.ts';
import { importTools } from './server/import-tools.ts';

/** A bound for what hangs; a machine with much else to do takes its time. */
const patienceMs = 100_000;
const lookMs = 100;

/** What a member of the staff does with files, over HTTP, on a station whose jobs run. */
export async function openImports(station: TestStation, role: 'editor' | 'music' | 'administrator' = 'administrator') {
  const who = await signIn(station, role);
  const work = () => importJobs(importTools(station.context, station.staff, station.media));
  const upload = async (
    kind: ImportKind,
    content: string | Uint8Array<ArrayBuffer>,
    name = 'file.csv',
  ): Promise<Answer> => {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    const response = await fetch(`${station.url}${importsPath}?kind=${kind}`, { method: 'POST', body: form, ...who });
    return { response, status: response.status, body: await response.json() };
  };
  const read = async (id: number): Promise<ImportInfo> => (await station.get(`${importsPath}/${id}`, who)).body.data;
  const until = async (id: number, isThere: (info: ImportInfo) => boolean): Promise<ImportInfo> => {
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(lookMs)) {
      const info = await read(id);
      if (isThere(info)) return info;
    }
    throw new Error(`the import did not come that far: ${JSON.stringify(await read(id))}`);
  };
  const check = async (
    kind: ImportKind,
    content: string | Uint8Array<ArrayBuffer>,
    name?: string,
  ): Promise<ImportInfo> => {
    const { status, body } = await upload(kind, content, name);
    expect([status, body.message]).toEqual([200, '']);
    return until(body.data.id, ({ state }) => state === 'checked');
  };
  const start = (id: number) => station.post(`${importsPath}/${id}/start`, {}, who);
  const finish = async (id: number): Promise<ImportInfo> => {
    expect((await start(id)).status).toBe(200);
    return until(id, ({ state }) => state === 'done');
  };
  const rows = async (id: number, show: 'faulty' | 'warned' | 'written' = 'faulty'): Promise<ImportRow[]> =>
    (await station.get(`${importsPath}/${id}/rows?show=${show}&count=100`, who)).body.data.items;
  const bring = async (kind: ImportKind, content: string | Uint8Array<ArrayBuffer>, name?: string) =>
    finish((await check(kind, content, name)).id);
  return { who, work, upload, read, until, check, start, finish, rows, bring };
}

/** What is wrong, line by line, as the screen shows it. */
export function listed(rows: ImportRow[]): string[] {
  return rows.flatMap(({ line, faults }) => faults.map(({ label, reason }) => `${line} ${label}: ${reason}`));
}
