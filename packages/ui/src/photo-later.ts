// What photographs need after the first paint, in a script of its own.
export { afterPhotosInView } from './after-view.ts'
export { blurUrl } from './blur-url.ts'
