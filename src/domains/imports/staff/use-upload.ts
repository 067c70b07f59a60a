import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { sendFile } from '#staff/session/send-file.ts';
import type { ImportInfo } from '../imports.contract.ts';
import { type ImportKind, importsPath } from '../imports.rules.ts';
import { importsStaffMessages } from '../imports.staff.messages.ts';

const text = importsStaffMessages.failures;

/** One file on its way; `share` is null while there is none. */
export function useUpload(onTaken: (id: number) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');

  async function send(kind: ImportKind, file: File): Promise<void> {
    if (share !== null) return;
    setFailure('');
    setName(file.name);
    setShare(0);
    try {
      const { id } = await sendFile<ImportInfo>(`${importsPath}?kind=${kind}`, file, { onProgress: setShare });
      onTaken(id);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setShare(null);
    }
  }

  return { send, share, name, failure };
}

function failureOf(error: unknown): string {
  if (!(error instanceof CallError)) return text.other;
  const refused = /^file refused: (.+)$/.exec(error.code)?.[1];
  return (refused ? text.refused[refused] : text.byStatus[error.status]) ?? text.other;
}
