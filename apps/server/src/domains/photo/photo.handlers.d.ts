import { loadGalleryOptions, showGallery } from './gallery.view.ts';
import { loadCropOfPicture } from './original-crop.view.ts';
/** Methods of Picture about single photographs. */
export declare const galleryMethods: {
    GetOriginalCrop: typeof loadCropOfPicture;
    GetUserGallery: typeof showGallery;
    GetUserGalleryOptions: typeof loadGalleryOptions;
};
