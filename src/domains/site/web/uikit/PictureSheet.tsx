import type { ComponentProps } from 'react';
import { Picture } from '#web/ui/Picture.tsx';
import { Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { pictures: text } = kitMessages;

/** Eight by four pixels: what a picture looks like before it is there. */
const preview =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 4%22%3E%3Crect width=%228%22 height=%224%22 fill=%22%23d9b48a%22/%3E%3Crect width=%223%22 height=%224%22 fill=%22%230b5d3b%22/%3E%3Ccircle cx=%226%22 cy=%221%22 r=%221%22 fill=%22%23c8102e%22/%3E%3C/svg%3E';

type Shown = { name: string } & Pick<ComponentProps<typeof Picture>, 'file' | 'alt' | 'preview' | 'className'>;

export function PictureSheet({ pictures }: { pictures: readonly string[] }) {
  const shown: Shown[] = [
    { name: text.loaded, file: pictures[0] ?? '', alt: text.alt },
    { name: text.preview, file: pictures[1] ?? '', alt: text.alt, preview },
    { name: text.empty, file: '', alt: '' },
    // An address that answers, but not with a picture.
    { name: text.failed, file: '/api/v1/getAppParameters', alt: text.alt },
  ];
  return (
    <Grounds>
      {() => (
        <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
          {shown.map(({ name, ...picture }) => (
            <figure key={name} className="grid gap-2">
              <Picture
                {...picture}
                sizes={['320x168', '482x250']}
                slot="(min-width: 768px) 25rem, 100vw"
                width={482}
                height={250}
              />
              <figcaption className="text-14 text-ink-2">{name}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </Grounds>
  );
}
