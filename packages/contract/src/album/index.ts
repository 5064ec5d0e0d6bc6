export * from './album.limits.ts'
export { type Album } from './picture-album.methods.ts'
