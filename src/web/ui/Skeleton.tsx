/** Takes the place of what is still to come; give it the size of that by `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-small bg-raised ${className}`} />;
}
