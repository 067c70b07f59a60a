/** Everything the seed may ask to have drawn, and the way from a drawing to pixels. */
export { type ArtistBannerOptions, drawArtistBanner } from './banner.ts';
export { drawIconSet, drawShareImage, drawSiteIcon, drawWordmark, type IconFile } from './brand.ts';
export { type CoverOptions, drawCover } from './cover.ts';
export { drawClientLogo, drawPartnerLogo, type LogoOptions } from './logo.ts';
export { drawNewsPicture, type NewsCategory, type NewsPictureOptions } from './news.ts';
export { drawPortrait, type PortraitOptions } from './portrait.ts';
export { drawPodcastArt, drawProgrammePoster, type PodcastArtOptions, type ProgrammePosterOptions } from './poster.ts';
export { type RasteriseOptions, rasterise } from './rasterise.ts';
