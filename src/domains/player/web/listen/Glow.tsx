import { coverUrl } from '#web/media.ts';

type Props = { colour: string; cover: string };

/** The light in the room: the stream's or the client's colour from a corner, the cover's colours behind it. */
export function Glow({ colour, cover }: Props) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -bottom-24 -z-10 overflow-hidden [mask-image:linear-gradient(transparent,black_12%,black_55%,transparent)]"
    >
      {cover && (
        <div
          className="absolute -top-20 -left-20 h-full w-3/4 bg-cover bg-center opacity-20 [filter:blur(90px)_saturate(150%)]"
          style={{ backgroundImage: `url("${coverUrl(cover, 100)}")` }}
        />
      )}
      {colour && (
        <div
          className="absolute inset-0 opacity-30"
          style={{ backgroundImage: `radial-gradient(60% 70% at 15% 0%, ${colour}, transparent)` }}
        />
      )}
    </div>
  );
}
