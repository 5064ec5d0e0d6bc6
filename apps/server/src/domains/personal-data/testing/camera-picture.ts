export {
  buildPicture,
  cameraExif,
  secretOwner,
  secretSerial,
} from '../../../testing/pictures/build-picture.ts'
