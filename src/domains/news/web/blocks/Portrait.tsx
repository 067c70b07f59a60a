import { Picture } from '#web/ui/Picture.tsx';

type Props = { file: string; alt?: string; size: number; priority?: boolean; className?: string };

/** A face of the newsroom, always square. */
export function Portrait({ file, alt = '', size, priority, className = '' }: Props) {
  return (
    <span className={`block ${className}`}>
      <Picture
        file={file}
        alt={alt}
        sizes={['200x200', '400x400']}
        slot={`${size}px`}
        width={size}
        height={size}
        priority={priority}
      />
    </span>
  );
}
