import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { type Ground, Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { carousels: text } = kitMessages;

export function CarouselSheet({ pictures }: { pictures: readonly string[] }) {
  return (
    <Grounds stacked>
      {(ground) => (
        <>
          <Carousel
            label={named(text.songs, ground)}
            className="[--slide:44%] sm:[--slide:calc((100%-2rem)/3)] lg:[--slide:calc((100%-3rem)/4)]"
          >
            {text.slides.map(({ title, by }, index) => (
              <article key={title} className="grid gap-1">
                <Picture file={pictures[index] ?? ''} alt="" sizes={['320x168']} width={1} height={1} />
                <h3 className="pt-2 text-16 leading-tight">{title}</h3>
                <p className="text-14 text-ink-2">{by}</p>
              </article>
            ))}
          </Carousel>
          <Carousel label={named(text.stories, ground)} slideWidth="100%" autoplay>
            {text.slides.slice(0, 4).map(({ title, by }, index) => (
              <article key={title} className="grid gap-4 md:grid-cols-2 md:items-center md:gap-8">
                <Picture
                  file={pictures[index + 2] ?? ''}
                  alt=""
                  sizes={['482x250', '845x438']}
                  slot="(min-width: 768px) 30rem, 100vw"
                  width={482}
                  height={250}
                />
                <div className="grid gap-2">
                  <p className="kicker">{by}</p>
                  <h3 className="text-31 md:text-39">{title}</h3>
                </div>
              </article>
            ))}
          </Carousel>
        </>
      )}
    </Grounds>
  );
}

const named = (name: string, ground: Ground) => `${name}, ${kitMessages.grounds[ground].toLowerCase()}`;
