import { fileUrl } from '../media.ts';
import { useShell } from './use-shell.ts';

/** The station's own picture, or its name drawn: all in ink, the last word in red. It leads home. */
export function Logo() {
  const { logoUrl, logoAlt, headerBarText, station } = useShell().parameters;
  return (
    <div className="grid md:justify-items-center">
      <a href="/" aria-label={logoAlt || station.name} className="grid min-h-11 content-center no-underline">
        {logoUrl ? (
          <img src={fileUrl(logoUrl)} alt="" width={200} height={48} className="h-9 w-auto object-contain md:h-11" />
        ) : (
          <Wordmark name={station.name} />
        )}
      </a>
      {headerBarText && (
        <p className="text-[0.6875rem] leading-none font-medium tracking-[0.22em] text-ink-3 uppercase max-md:hidden">
          {headerBarText}
        </p>
      )}
    </div>
  );
}

export function Wordmark({ name }: { name: string }) {
  const cut = name.trim().lastIndexOf(' ');
  const [first, last] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  return (
    <span className="font-serif text-31 leading-none font-[560] tracking-[-0.03em] wrap-anywhere md:text-39 md:whitespace-nowrap">
      {first} <span className="text-accent">{last}</span>
    </span>
  );
}
