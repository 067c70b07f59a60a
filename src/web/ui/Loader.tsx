import { Equaliser } from './Equaliser.tsx';
import { useUiMessages } from './surface.ts';

export function Loader({ text }: { text?: string }) {
  const { loading } = useUiMessages();
  return (
    <p role="status" className="grid content-start justify-items-center gap-4 text-center text-14 text-ink-2">
      <span className="text-accent">
        <Equaliser large />
      </span>
      {text ?? loading}
    </p>
  );
}
