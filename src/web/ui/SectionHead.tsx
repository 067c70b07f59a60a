type Props = {
  title: string;
  /** `name` where the label alone, among others like it, would not say where it leads. */
  link?: { to: string; label: string; name?: string };
  id?: string;
};

/** The rule, the headline and the way to the rest: how every section of a page begins. */
export function SectionHead({ title, link, id }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
      <h2 id={id} className="text-25">
        {title}
      </h2>
      {link && (
        <a
          href={link.to}
          aria-label={link.name}
          className="-my-3 inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {link.label}
        </a>
      )}
    </div>
  );
}
