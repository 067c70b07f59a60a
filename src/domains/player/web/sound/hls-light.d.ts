/** The part of hls.js without subtitles, several languages and copy protection. It comes without types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
