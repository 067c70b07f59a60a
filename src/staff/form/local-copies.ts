/** What somebody typed and the server has not acknowledged yet, from which version on, and when. */
export type LocalCopy = { values: Record<string, unknown>; version: number; at: number };

const storeName = 'copies';
let opened: Promise<IDBDatabase> | undefined;

function forget(): void {
  opened = undefined;
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('desk', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      // The browser closes it when somebody clears the data of the site: the next words open it anew.
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
  });
  return opened;
}

/** Written through to the disk: a browser that is killed in the next moment has it when it comes back. */
async function write(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
  work(transaction.objectStore(storeName));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function keepCopy(key: string, copy: LocalCopy): Promise<void> {
  return write((store) => store.put(copy, key));
}

export function dropCopy(key: string): Promise<void> {
  return write((store) => store.delete(key));
}

export async function readCopy(key: string): Promise<LocalCopy | undefined> {
  const database = await open();
  const request = database.transaction(storeName).objectStore(storeName).get(key);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as LocalCopy | undefined);
    request.onerror = () => reject(request.error);
  });
}
