import small from './hero-500.webp';
import medium from './hero-700.webp';
import large from './hero-900.webp';
import wide from './hero-1140.webp';

/** Pure decoration. Each screen gets the width it needs; one with finer pixels gets the next that is fine enough. */
export function HeroPicture() {
  return (
    <picture>
      <source media="(min-width: 992px)" srcSet={wide} width={1140} height={570} />
      <source media="(min-width: 768px)" srcSet={`${large}, ${wide} 2x`} width={900} height={450} />
      <source media="(min-width: 576px)" srcSet={`${medium}, ${wide} 2x`} width={700} height={350} />
      <img
        src={small}
        srcSet={`${small}, ${large} 2x, ${wide} 3x`}
        alt=""
        width={500}
        height={250}
        fetchPriority="high"
        className="aspect-[4/3] w-full rounded-small object-cover sm:aspect-[2/1]"
      />
    </picture>
  );
}
