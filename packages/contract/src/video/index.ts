export * from './video.limits.ts'
export { videoSubTypes } from './video.kind.ts'
export { Video } from './video.service.ts'
export * from './video.shapes.ts'
