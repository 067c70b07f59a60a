import { Badge } from '#web/ui/Badge.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Grounds, Row } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { signs: text } = kitMessages;

export function SignSheet() {
  return (
    <Grounds>
      {() => (
        <>
          <Row title={text.badges}>
            <Badge kind="pro">{text.pro}</Badge>
            <Badge kind="new">{text.new}</Badge>
            <Badge kind="live">{text.live}</Badge>
            <Badge kind="plain">{text.plain}</Badge>
          </Row>
          <div className="grid gap-3">
            <h3 className="text-16">{text.waiting}</h3>
            <div className="grid gap-6 py-4 sm:grid-cols-2">
              <Loader />
              <Loader text={text.connecting} />
            </div>
          </div>
          <div className="grid gap-3">
            <h3 className="text-16">{text.skeleton}</h3>
            <Skeleton className="aspect-[482/250] w-full" />
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </>
      )}
    </Grounds>
  );
}
