/** Everything the seed may ask to have drawn, and the way from a drawing to pixels. */
export { drawArtistBanner } from './banner.ts';
export { drawIconSet, drawShareImage, drawSiteIcon, drawWordmark } from './brand.ts';
export { drawCover } from './cover.ts';
export { drawClientLogo, drawPartnerLogo } from './logo.ts';
export { drawNewsPicture, type NewsCategory } from './news.ts';
export { drawPortrait } from './portrait.ts';
export { drawPodcastArt, drawProgrammePoster } from './poster.ts';
export { rasterise } from './rasterise.ts';
