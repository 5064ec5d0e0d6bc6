/** The build without what a film service needs; it has the types of the whole one. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
