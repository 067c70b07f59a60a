import { Link } from 'react-router';
import type { FieldInfo, Resource } from '#contract/resource.ts';
import { formatDate } from '#kit/zones.ts';
import { coverUrl, imageUrl } from '#web/media.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { itemPath } from '../desk.ts';
import { infoOf } from '../resource/field-list.ts';
import { shortTime } from '../resource/item-times.ts';
import { type Item, titleOf } from '../resource/resource-calls.ts';
import { useMe } from '../session/use-me.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { listMessages as text } from './list.messages.ts';

type Props = { resource: Resource; item: Item; name: string };

const number = new Intl.NumberFormat('it-IT');

/** One value of a row, as its widget says that people read it. */
export function Cell({ resource, item, name }: Props) {
  const { zone } = useMe();
  const value = item[name];
  if (name === resource.title) {
    return (
      <Link
        to={itemPath(resource, item.id)}
        data-row-link
        className="grid min-h-10 content-center font-serif text-[0.97rem] leading-snug font-semibold no-underline hover:text-accent"
      >
        {titleOf(resource, item) || text.none}
        <Below resource={resource} item={item} />
      </Link>
    );
  }
  if (name === 'changedAt' || name === 'createdAt') {
    return <span className="text-12 whitespace-nowrap text-ink-3">{shortTime(String(value), zone)}</span>;
  }
  return <Value value={value} info={infoOf(resource, name)} zone={zone} />;
}

/** On a phone a row is its title and, small, what matters next. */
function Below({ resource, item }: Omit<Props, 'name'>) {
  const { zone } = useMe();
  const next = resource.columns.find((name) => name !== resource.title && isShort(infoOf(resource, name)));
  return (
    <span className="flex items-baseline gap-1 font-sans text-12 font-normal text-ink-3 md:hidden">
      {next && (
        <span className="min-w-0">
          <Value value={item[next]} info={infoOf(resource, next)} zone={zone} />
        </span>
      )}
      <span className="shrink-0">{(next ? '· ' : '') + shortTime(item.changedAt, zone)}</span>
    </span>
  );
}

function isShort(info: FieldInfo | undefined): boolean {
  return info?.widget === 'choice' || info?.widget === 'instant' || info?.widget === 'text' || info?.widget === 'slug';
}

function Value({ value, info, zone }: { value: unknown; info: FieldInfo | undefined; zone: string }) {
  if (value === null || value === undefined || value === '') return <span className="text-ink-3">–</span>;
  if (typeof value === 'boolean') {
    return value ? (
      <>
        <Icon name="check" size={17} className="text-good" />
        <span className="visually-hidden">{text.yes}</span>
      </>
    ) : (
      <span className="text-ink-3">
        – <span className="visually-hidden">{text.no}</span>
      </span>
    );
  }
  if (typeof value === 'number') return info?.unit ? `${number.format(value)} ${info.unit}` : number.format(value);
  if (Array.isArray(value)) return value.map((one) => nameOf(one)).join(', ');
  if (typeof value === 'object') return nameOf(value);
  const words = String(value);
  switch (info?.widget) {
    case 'choice':
      return <StateChip state={words} label={info.choices?.[words] ?? words} />;
    case 'instant':
      return <span className="whitespace-nowrap">{shortTime(words, zone)}</span>;
    case 'date':
      return <span className="whitespace-nowrap">{formatDate(words, { zone, style: 'medium' })}</span>;
    case 'picture':
      return info.isSquare ? (
        <img src={coverUrl(words, 100)} alt="" width={40} height={40} className="size-10 rounded-small object-cover" />
      ) : (
        <img
          src={imageUrl(words, '192x100')}
          alt=""
          width={77}
          height={40}
          className="h-10 w-[77px] rounded-small object-cover"
        />
      );
    case 'colour':
      return (
        <span
          className="inline-block size-5 rounded-round border border-rule align-middle"
          style={{ background: words }}
        />
      );
    case 'slug':
      return <span className="text-ink-2">{words}</span>;
    default:
      return <span className="line-clamp-2">{words}</span>;
  }
}

/** What is referred to travels with its title. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { title, name } = value as { title?: unknown; name?: unknown };
  return String(title ?? name ?? '');
}
