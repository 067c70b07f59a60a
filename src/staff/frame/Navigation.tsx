import { NavLink } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import { placeLabel, placePath, type Section } from '../desk.ts';
import { placesOf } from '../places.ts';
import { staffState } from '../staff-state.ts';
import { StationName } from '../ui/StationName.tsx';
import { frameMessages as text } from './frame.messages.ts';
import { OnAirCard } from './OnAirCard.tsx';
import { useAttention } from './use-attention.ts';

const order = Object.keys(text.sections) as Section[];

type Props = { permissions: readonly string[]; onFollow?: () => void };

/** One column by what people do. Only what the person's roles open stands in it. */
export function Navigation({ permissions, onFollow }: Props) {
  const places = placesOf(permissions);
  const waiting = useAttention();
  return (
    <nav
      aria-label={text.navigation}
      data-theme="night"
      className="flex h-full w-full flex-col gap-px overflow-y-auto overscroll-contain bg-ground px-3 py-4 text-ink-2"
    >
      <a href="/" title={text.site} className="px-2.5 pt-0.5 pb-3 text-ink no-underline">
        <StationName name={staffState().station} className="text-[1.3rem]" />
      </a>
      {order.map((section) => {
        const own = places.filter((place) => place.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section} aria-labelledby={`section-${section}`}>
            <h2 id={`section-${section}`} className="small-head px-2.5 pt-4 pb-1.5">
              {text.sections[section]}
            </h2>
            <ul>
              {own.map((place) => (
                <li key={placePath(place)}>
                  <NavLink
                    to={placePath(place)}
                    end={placePath(place) === '/'}
                    onClick={onFollow}
                    className="flex min-h-9 items-center justify-between gap-2 rounded-small px-2.5 py-1 no-underline hover:text-ink aria-[current=page]:bg-rule aria-[current=page]:text-ink pointer-coarse:min-h-11"
                  >
                    <span className="flex min-w-0 items-center gap-2.5">
                      {place.icon && <Icon name={place.icon} size={17} />}
                      <span className="truncate">{placeLabel(place)}</span>
                    </span>
                    {(waiting[placePath(place)] ?? 0) > 0 && (
                      <span className="text-12">{waiting[placePath(place)]}</span>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <OnAirCard />
    </nav>
  );
}
