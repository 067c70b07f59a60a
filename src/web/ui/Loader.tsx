import { Equaliser } from './Equaliser.tsx';
import { uiMessages } from './ui.messages.ts';

export function Loader({ text = uiMessages.loading }: { text?: string }) {
  return (
    <p role="status" className="grid content-start justify-items-center gap-4 text-center text-14 text-ink-2">
      <span className="text-accent">
        <Equaliser large />
      </span>
      {text}
    </p>
  );
}
