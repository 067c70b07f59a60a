import type pg from 'pg';
import { expect, test } from 'vitest';
import { afterwards } from '../../tests/afterwards.ts';
import { copyDatabase } from '../../tests/test-station.ts';
import { openDatabase } from './database.ts';
import { openEvents } from './events.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

async function openProcess(connection: pg.ClientConfig) {
  const { db, close } = openDatabase(connection, log);
  const events = await openEvents(connection, log);
  afterwards(async () => {
    await events.close();
    await close();
  });
  const heard: string[] = [];
  events.subscribe('news', (payload) => heard.push(payload));
  const publish: typeof events.publish = (handle, channel, payload) =>
    events.publish(handle, channel, payload, { atOnce: true });
  /** Words come in their order: after this one every earlier one has come on both of its ways. */
  async function settle(): Promise<void> {
    await events.publish(db, 'news', 'last');
    await expect.poll(() => heard.pop() === 'last').toBe(true);
  }
  return { db, heard, publish, settle };
}

test('whoever writes has heard of it when the writing is done, everybody else a moment later, and all of them once', async () => {
  const connection = await copyDatabase('empty');
  const { db, heard, publish, settle } = await openProcess(connection);
  const other = await openProcess(connection);
  await db.transaction(async (tx) => {
    await publish(tx, 'news', 'one');
    await publish(tx, 'news', 'one');
    await publish(tx, 'news', 'two');
    expect(heard).toEqual([]);
  });
  expect(heard.splice(0)).toEqual(['one', 'two']);
  await publish(db, 'news', 'three');
  await publish(db, 'news', 'three');
  expect(heard.splice(0)).toEqual(['three', 'three']);
  await settle();
  expect(heard).toEqual([]);
  await expect.poll(() => other.heard).toEqual(['one', 'two', 'three', 'three', 'last']);
});

test('what is rolled back is never told, and what a savepoint wrote is told when all of it stands', async () => {
  const { db, heard, publish, settle } = await openProcess(await copyDatabase('empty'));
  const failing = db.transaction(async (tx) => {
    await publish(tx, 'news', 'never');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await db.transaction(async (tx) => {
    await tx.transaction((inner) => publish(inner, 'news', 'inside'));
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard.splice(0)).toEqual(['inside']);
  await settle();
  expect(heard).toEqual([]);
});
