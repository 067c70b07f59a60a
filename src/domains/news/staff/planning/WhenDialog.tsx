import { useEffect, useState } from 'react';
import { WallTimeField } from '#staff/form/WallTimeField.tsx';
import { instantOfWall, wallOfInstant } from '#staff/form/wall-time.ts';
import { useMe } from '#staff/session/use-me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Move, PlannedStory } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';

const text = planningMessages.when;

/** What is asked before a story moves. */
export type Asked = { story: PlannedStory; kind: 'schedule' | 'plan' | 'publish' };

type Props = { asked: Asked | null; onMove: (story: PlannedStory, to: Move) => Promise<unknown>; onClose: () => void };

/** An hour of the station's clock, or the deliberate press that shows a story to readers. */
export function WhenDialog({ asked, onMove, onClose }: Props) {
  const { zone } = useMe();
  const [wall, setWall] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setError('');
    setWall(wallOfInstant(asked && (asked.story.scheduledAt ?? asked.story.plannedAt), zone));
  }, [asked, zone]);
  // What was asked stays readable while the dialog leaves.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  const { story, kind } = shown;
  const isPublishing = kind === 'publish';

  function changeWall(next: string): void {
    setWall(next);
    setError('');
  }

  async function confirm(): Promise<void> {
    const at = instantOfWall(wall, zone);
    if (!isPublishing && !at) return setError(text.missing);
    if (kind === 'schedule' && at && Date.parse(at) <= Date.now()) return setError(text.fault);
    setBusy(true);
    await onMove(
      story,
      isPublishing
        ? { kind: 'publish' }
        : kind === 'schedule'
          ? { kind, at: at ?? '' }
          : { kind: 'stage', stage: story.stage, plannedAt: at },
    );
    setBusy(false);
    onClose();
  }

  return (
    <Dialog open={asked !== null} onClose={onClose} title={text[kind](story.title)} size="small">
      {isPublishing ? (
        <p>{text.publishText}</p>
      ) : (
        <WallTimeField label={text.at} value={wall} onChange={changeWall} error={error} autoFocus />
      )}
      <div>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {isPublishing ? text.confirmPublish : kind === 'schedule' ? text.confirmSchedule : text.confirmPlan}
        </Button>
      </div>
    </Dialog>
  );
}
