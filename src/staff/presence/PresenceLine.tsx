import { Icon } from '#web/ui/Icon.tsx';
import { presenceMessages as text } from './presence.messages.ts';
import { usePresence } from './use-presence.ts';

/** Who else has the item open; said once when they come and once when they go. */
export function PresenceLine({ resource, id }: { resource: string; id: number }) {
  const others = usePresence(resource, id);
  return (
    <p role="status" className="flex items-start gap-2 text-advice empty:hidden">
      {others.length > 0 && (
        <>
          <Icon name="user" size={18} className="flex-none" />
          <span className="min-w-0 wrap-anywhere">{text.others(others.map(({ name }) => name))}</span>
        </>
      )}
    </p>
  );
}
