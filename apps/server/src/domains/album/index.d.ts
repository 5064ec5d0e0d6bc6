export { isInAlbum, isPostInAlbum } from './album.read.ts';
export { putPostInAlbums } from './put-in-album.ts';
