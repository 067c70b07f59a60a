import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richTextMessages } from '../rich-text.messages.ts';
import { goOnWriting } from './go-on-writing.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { type DialogName, toolGroups } from './tool-list.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type Props = { editor: Editor; onDialog: (name: DialogName) => void };

const tools = toolGroups.flat();

/** What can be done to the text. It stays in sight while the text moves, and moves sideways where it does not fit. */
export function Toolbar({ editor, onDialog }: Props) {
  const { bar, onKeyDown, stop } = useRovingFocus(tools.length);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ isActive: tool.isActive?.(now), isPossible: tool.isPossible?.(now) ?? true })),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={richTextMessages.toolbar}
      onKeyDown={onKeyDown}
      className="rich-toolbar sticky top-(--desk-bar,0px) z-10 flex gap-3 overflow-x-auto border-b border-rule bg-card px-2 py-1.5"
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.name} className="flex flex-none gap-0.5">
          {group.map((tool) => {
            const place = tools.indexOf(tool);
            const { isActive, isPossible = true } = states[place] ?? {};
            return (
              <button
                key={tool.name}
                type="button"
                {...stop(place)}
                aria-label={tool.label}
                aria-pressed={tool.isActive ? Boolean(isActive) : undefined}
                aria-disabled={!isPossible || undefined}
                aria-keyshortcuts={tool.keys}
                title={tool.keys ? `${tool.label} (${tool.keys.replace('Control', 'Ctrl')})` : tool.label}
                // The text keeps its selection, and on a phone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!isPossible) return;
                  if ('dialog' in tool) return onDialog(tool.dialog);
                  tool.run(editor);
                  goOnWriting(editor);
                }}
                className="grid size-9 place-items-center rounded-small text-ink-2 hover:bg-desk aria-disabled:opacity-35 aria-pressed:bg-desk aria-pressed:text-ink pointer-coarse:size-11"
              >
                <ToolIcon name={tool.name} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
