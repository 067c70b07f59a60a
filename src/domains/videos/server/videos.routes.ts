import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import {
  getLatestVideos,
  getTvProgramme,
  getYoutubeLatestVideos,
  getYoutubePlaylist,
  getYoutubePlaylists,
  getYoutubeVideoByTitle,
} from '../videos.contract.ts';
import type { VideoProvider } from './video-provider.ts';
import { presentOnTv, presentPlaylist, presentPlaylistName, presentVideo } from './videos.present.ts';

const tagOfAll = 'videos';

type Tools = Pick<AppContext, 'config'> & { videos: VideoProvider };

export function videosRoutes({ videos, config: { tvStreamUrl = '' } }: Tools): Implementation[] {
  return [
    implement(getYoutubePlaylists, async ({ query, tag }) => {
      tag(tagOfAll);
      const { playlists } = await videos.read();
      return playlists.slice(0, query.count).map(presentPlaylistName);
    }),

    implement(getYoutubePlaylist, async ({ params, query, refuse, tag }) => {
      tag(tagOfAll);
      const playlist = (await videos.read()).playlists.find(({ id }) => id === params.id);
      return playlist ? presentPlaylist(playlist, query.count) : refuse('playlist not found');
    }),

    implement(getYoutubeLatestVideos, async ({ params, tag }) => {
      tag(tagOfAll);
      return (await videos.read()).latest.slice(0, params.count).map(presentVideo);
    }),

    implement(getLatestVideos, async ({ params, tag }) => {
      tag(tagOfAll);
      return (await videos.read()).latest.slice(0, params.count).map(presentVideo);
    }),

    implement(getYoutubeVideoByTitle, async ({ params, refuse, tag }) => {
      tag(tagOfAll);
      const video = (await videos.read()).bySlug.get(params.slug);
      return video ? presentVideo(video) : refuse('video not found');
    }),

    implement(getTvProgramme, async ({ tag }) => {
      tag(tagOfAll);
      const films = tvStreamUrl ? [] : (await videos.own()).onTv.map(presentOnTv);
      return { streamUrl: tvStreamUrl, films };
    }),
  ];
}
