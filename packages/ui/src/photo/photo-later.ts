// Code of photographs that is only needed after the first paint, in a separate script.
import { afterPhotosInView } from './after-view.ts'

export { afterPhotosInView }
export { blurUrl } from './blur-url.ts'

// The document of a first visit holds its fonts back: they would take their share of the line, too.
afterPhotosInView(() => delete document.documentElement.dataset['fonts'])
