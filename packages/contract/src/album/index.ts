export { type Album } from './picture-album.methods.ts'
