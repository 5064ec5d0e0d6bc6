export { videoKind } from './video-kind.ts'
export { videoSubscriptions } from './video.events.ts'
