export { isInAlbum } from './album.read.ts'
export { collectAlbums, eraseAlbums } from './own-albums.ts'
export { putPostInAlbums } from './put-in-album.ts'
