import { Icon } from '#web/ui/Icon.tsx';
import type { Client, ClientSpot } from '../../clients.contract.ts';
import { clientMessages } from '../../clients.messages.ts';
import { useSpotSound } from '../use-spot-sound.ts';
import { heardSpot } from './client-spot.ts';

type Props = { client: Pick<Client, 'name' | 'imageFile'>; spot: ClientSpot };

/** Plays a spot through the station's player, pauses it and goes on with it. */
export function SpotButton({ client, spot }: Props) {
  const { action, press } = useSpotSound(heardSpot(client, spot));
  const isOn = action === 'pause';
  return (
    <button
      type="button"
      onClick={press}
      data-action={action}
      className="veil press relative inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-round border border-rule py-1 pr-4 pl-1.5 text-left text-14 font-semibold noscript:hidden"
    >
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-round ${isOn ? 'bg-red text-white' : 'bg-ink text-ground'}`}
      >
        <Icon name={isOn ? 'pause' : 'play'} size={14} />
      </span>
      <span className="visually-hidden">{clientMessages[action]}: </span>
      <span className="truncate">{spot.name}</span>
    </button>
  );
}
