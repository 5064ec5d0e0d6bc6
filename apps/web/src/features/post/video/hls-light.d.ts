/** The build of hls.js without features such as DRM; it has the types of the full one. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
