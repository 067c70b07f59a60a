import { getProgramsData } from '#domains/programmes/programmes.contract.ts';
import { decodeProgramme } from '#domains/programmes/programmes.decode.ts';
import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { ButtonSheet } from './uikit/ButtonSheet.tsx';
import { CarouselSheet } from './uikit/CarouselSheet.tsx';
import { Chapter } from './uikit/Chapter.tsx';
import { ColourSheet } from './uikit/ColourSheet.tsx';
import { FormSheet } from './uikit/FormSheet.tsx';
import { GridSheet } from './uikit/GridSheet.tsx';
import { IconSheet } from './uikit/IconSheet.tsx';
import { KitContents } from './uikit/KitContents.tsx';
import { LayerSheet } from './uikit/LayerSheet.tsx';
import { LetterSheet } from './uikit/LetterSheet.tsx';
import { PictureSheet } from './uikit/PictureSheet.tsx';
import { ShareSheet } from './uikit/ShareSheet.tsx';
import { SignSheet } from './uikit/SignSheet.tsx';
import { kitMessages as text } from './uikit/uikit.messages.ts';
import { WaySheet } from './uikit/WaySheet.tsx';

type Pictures = string[];

/** The whole kit on one page, outside production: where a new piece is looked at before a listener sees it. */
export const page = definePage<Pictures>({
  load: async ({ client }) => (await client.call(getProgramsData)).map((programme) => decodeProgramme(programme).image),
  head: () => ({ title: text.headTitle, noindex: true }),
  Page: UiKitPage,
});

function UiKitPage({ data: pictures }: { data: Pictures }) {
  return (
    <div className="page-width">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead}>
        <KitContents />
      </PageIntro>
      <Chapter id="colours">
        <ColourSheet />
      </Chapter>
      <Chapter id="letters">
        <LetterSheet />
      </Chapter>
      <Chapter id="icons">
        <IconSheet />
      </Chapter>
      <Chapter id="buttons">
        <ButtonSheet />
      </Chapter>
      <Chapter id="signs">
        <SignSheet />
      </Chapter>
      <Chapter id="forms">
        <FormSheet />
      </Chapter>
      <Chapter id="ways">
        <WaySheet />
      </Chapter>
      <Chapter id="layers">
        <LayerSheet />
      </Chapter>
      <Chapter id="carousels">
        <CarouselSheet pictures={pictures} />
      </Chapter>
      <Chapter id="pictures">
        <PictureSheet pictures={pictures} />
      </Chapter>
      <Chapter id="share">
        <ShareSheet />
      </Chapter>
      <Chapter id="grid">
        <GridSheet />
      </Chapter>
    </div>
  );
}
