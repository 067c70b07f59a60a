import { useRef, useState } from 'react';

export type SubmitStatus = 'idle' | 'submitting' | 'submitted';

export type Submit = {
  status: SubmitStatus;
  /** Sends once, however often it is pressed; what was sent is not sent again before `reopen`. True when it went out. */
  submit(send: () => Promise<unknown>, explain: (error: unknown) => unknown): Promise<boolean>;
  reopen(): void;
};

/** How far something that is sent has got. The lock is no state: a second click comes before the first one is drawn. */
export function useSubmit(): Submit {
  const [status, setStatus] = useState<SubmitStatus>('idle');
  const isLocked = useRef(false);

  function become(next: SubmitStatus): void {
    isLocked.current = next !== 'idle';
    setStatus(next);
  }

  return {
    status,
    async submit(send, explain) {
      if (isLocked.current) return false;
      become('submitting');
      try {
        await send();
        become('submitted');
        return true;
      } catch (error) {
        become('idle');
        await explain(error);
        return false;
      }
    },
    reopen: () => become('idle'),
  };
}
