import { useEffect, useId, useState } from 'react';
import { formMessages } from '#staff/form/form.messages.ts';
import { instantOfWall, wallOfInstant } from '#staff/form/wall-time.ts';
import { useMe } from '#staff/session/use-me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldNotes } from '#web/ui/FieldFrame.tsx';
import type { Move, PlannedStory } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';

const text = planningMessages.when;

/** What is asked before a story moves. */
export type Asked = { story: PlannedStory; kind: 'schedule' | 'plan' | 'publish' };

type Props = { asked: Asked | null; onMove: (story: PlannedStory, to: Move) => Promise<unknown>; onClose: () => void };

/** An hour of the station's clock, or the deliberate press that shows a story to readers. */
export function WhenDialog({ asked, onMove, onClose }: Props) {
  const { zone } = useMe();
  const id = useId();
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
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {text.at}
          </label>
          <input
            id={id}
            type="datetime-local"
            data-autofocus
            value={wall}
            onChange={({ currentTarget }) => {
              setWall(currentTarget.value);
              setError('');
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-zone`}
            className="field desk-field"
          />
          <p id={`${id}-zone`} className="text-12 text-ink-3">
            {formMessages.zone(zone)}
          </p>
          <FieldNotes id={id} error={error} />
        </div>
      )}
      <div>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {isPublishing ? text.confirmPublish : kind === 'schedule' ? text.confirmSchedule : text.confirmPlan}
        </Button>
      </div>
    </Dialog>
  );
}
