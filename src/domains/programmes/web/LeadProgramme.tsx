import type { Programme } from '../programmes.decode.ts';
import { ProgrammePicture } from './blocks/ProgrammePicture.tsx';
import { ProgrammeFacts } from './ProgrammeFacts.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';

/** The first programme of the choice, set large. */
export function LeadProgramme({ programme, isOnAir }: { programme: Programme; isOnAir: boolean }) {
  return (
    <article id={programme.slug} className="grid gap-6 py-8 md:py-12 lg:grid-cols-12 lg:gap-8">
      <div className="lg:col-span-7">
        <ProgrammePicture programme={programme} place="lead" isOnAir={isOnAir} />
      </div>
      <div className="grid content-start gap-4 lg:col-span-5">
        <ProgrammeHead programme={programme} size="large" />
        <ProgrammeFacts programme={programme} first="description" />
      </div>
    </article>
  );
}
