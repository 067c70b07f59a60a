import type { UniqueIdentifier } from '@dnd-kit/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { itemPath } from '#staff/desk.ts';
import { PlacesArea } from '#staff/drag/PlacesArea.tsx';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { toast } from '#web/toasts/toasts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { newsResource, newsStates } from '../../news.resource.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { mayStandIn, type PlannedStory, type State } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';
import { useBoard } from './use-board.ts';
import { useMove } from './use-move.ts';
import { type Asked, WhenDialog } from './WhenDialog.tsx';

const text = planningMessages.board;

/** The newsroom's work by how far it has come. To the readers nothing goes without being asked. */
export function BoardScreen() {
  const { columns, stories: known, isRead, error, refetch } = useBoard();
  const { move, asMoved } = useMove(({ title, state }) => text.moved(title, newsStates[state]));
  const [asked, setAsked] = useState<Asked | null>(null);
  useScreenTitle(text.title);
  const stories = known.map(asMoved);
  const storyOf = (id: UniqueIdentifier) => stories.find((one) => one.id === id);

  function put(story: PlannedStory, state: State): void {
    if (state === story.state) return;
    if (!mayStandIn(story, state)) toast('error', text.isOut);
    else if (state === 'published') setAsked({ story, kind: 'publish' });
    else if (state === 'scheduled') setAsked({ story, kind: 'schedule' });
    else void move(story, { kind: 'stage', stage: state, plannedAt: story.plannedAt });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-31">{text.title}</h1>
          <p className="max-w-2xl text-ink-2">{text.lead}</p>
        </div>
        <Link to={itemPath(newsResource, 'new')} className={buttonLook('primary')}>
          {newsResource.texts.create}
        </Link>
      </header>
      {error && <LoadFailure error={error} onAgain={refetch} />}
      {!isRead && !error && <Loading />}
      {isRead && stories.length === 0 && <p role="status">{newsResource.texts.empty}</p>}
      {isRead && (
        <PlacesArea
          nameOf={(id) => storyOf(id)?.title ?? ''}
          placeName={(id) => newsStates[id as State]}
          onDrop={(id, state) => {
            const story = storyOf(id);
            if (story) put(story, state as State);
          }}
        >
          <div className="-mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6">
            {columns.map(({ state, total }) => (
              <BoardColumn
                key={state}
                state={state}
                total={total}
                stories={stories.filter((story) => story.state === state)}
                onPut={put}
              />
            ))}
          </div>
        </PlacesArea>
      )}
      <WhenDialog asked={asked} onMove={move} onClose={() => setAsked(null)} />
    </div>
  );
}
