import { Icon } from '#web/ui/Icon.tsx';
import { iconNames } from '#web/ui/icons.ts';
import { Grounds } from './Grounds.tsx';

const names = iconNames;

export function IconSheet() {
  return (
    <Grounds>
      {() => (
        <ul className="grid grid-cols-3 gap-x-2 gap-y-5 sm:grid-cols-4 xl:grid-cols-5">
          {names.map((name) => (
            <li key={name} className="grid min-w-0 content-start justify-items-center gap-2 text-center">
              <Icon name={name} size={28} />
              <span className="max-w-full text-12 text-ink-3">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </Grounds>
  );
}
