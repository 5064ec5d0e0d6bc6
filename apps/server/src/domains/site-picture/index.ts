export {
  sitePictureUrl,
  storeSitePicture,
  sitePictureSize,
  claimSitePicture,
  type SitePicture,
  findSitePicture,
} from './site-picture.ts'
export { placeSitePictures } from './place-site-pictures.ts'
