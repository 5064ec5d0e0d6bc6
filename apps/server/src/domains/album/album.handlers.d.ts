import { loadAlbums } from './album.read.ts';
import { putInAlbum } from './put-in-album.ts';
import { deleteAlbum, saveAlbum } from './save-album.ts';
/** Methods of Picture about albums. */
export declare const albumMethods: {
    GetAlbumList: typeof loadAlbums;
    SaveAlbum: typeof saveAlbum;
    DeleteAlbum: typeof deleteAlbum;
    PutInAlbum: typeof putInAlbum;
};
