import type { Programme } from '../programmes.decode.ts';
import { ProgrammePicture } from './blocks/ProgrammePicture.tsx';
import { ProgrammeFacts } from './ProgrammeFacts.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';

type Props = { programme: Programme; isOnAir: boolean; isWide: boolean };

export function ProgrammeCard({ programme, isOnAir, isWide }: Props) {
  return (
    <article
      id={programme.slug}
      className={`grid content-start gap-4 ${isWide ? 'sm:col-span-2 sm:grid-cols-2 sm:gap-8' : ''}`}
    >
      <div>
        <ProgrammePicture programme={programme} place="card" isOnAir={isOnAir} />
      </div>
      <div className="grid content-start gap-4">
        <ProgrammeHead programme={programme} size="normal" />
        <ProgrammeFacts programme={programme} first="schedule" />
      </div>
    </article>
  );
}
